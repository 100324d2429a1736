#!/bin/sh
# Releases a commit without downtime, as root: deploy/release.sh [COMMIT], by default the newest of main.
# deploy/release.sh --back goes back to the release before, within seconds. docs/operating.md has the folders and the users.
#
# The new release is built and tried beside the running one, so one that cannot start costs visitors nothing. If it does not become
# healthy after the switch, the old one is started again, unless the store has become one that the old one cannot read.
set -eu
umask 022
root=${ENCORE_ROOT:-/srv/encore}
settings=${ENCORE_SETTINGS:-/etc/encore/encore.env}
data=${ENCORE_DATA:-/var/lib/encore/data}
health=${ENCORE_HEALTH:-http://127.0.0.1:3000/healthz}
spare_port=${ENCORE_SPARE_PORT:-3099}
# The one runs the service; the other builds, and can read neither its settings nor its data.
user=${ENCORE_USER:-encore}
builder=${ENCORE_BUILDER:-encore-build}
patience=${ENCORE_PATIENCE:-15} # seconds
kept=3

# as USER COMMAND…: takes the place of the present (sub)shell, with nothing of its environment.
as() {
  name=$1 && shift
  if [ "$(id -u)" != 0 ]; then exec env -i PATH="$PATH" "$@"; fi
  exec setpriv --reuid="$name" --regid="$(id -g "$name")" --init-groups env -i PATH="$PATH" "$@"
}
# give FOLDER USER: only root can, and links are not followed.
give() { if [ "$(id -u)" = 0 ]; then chown -hR "$2:" "$1"; fi; }
# build RELEASE COMMAND…
build() { (cd "$1" && shift && as "$builder" "$@"); }
# admin RELEASE SUBCOMMAND…: what that release can do with the store of the service.
admin() {
  (cd "$1" && shift && as "$user" DATA_DIR="$data" node_modules/.bin/node --env-file="$settings" commands/admin.ts "$@")
}

answers() { curl --fail --silent --output /dev/null --max-time 2 "$1"; }

# is_healthy ADDRESS PROCESS: waits for an answer with 200, by the clock, and while the process lives.
is_healthy() {
  end=$(($(date +%s) + patience))
  until answers "$1"; do
    if [ "$(date +%s)" -ge "$end" ] || ! kill -0 "$2" 2>/dev/null; then return 1; fi
    sleep 0.2
  done
}

# Starts a release on the spare port and an empty folder, where it has nobody to send anything to. What it says is shown when it fails.
can_start() {
  folder=$(mktemp -d) && give "$folder" "$user"
  (cd "$1" && as "$user" DATA_DIR="$folder" PORT="$spare_port" HOST=127.0.0.1 BACKUP_DIR= METRICS_PORT=0 SMTP_URL= \
    WEBHOOK_URLS= FIRESTORE_PROJECT_ID= FIRESTORE_API_KEY= node_modules/.bin/node --env-file="$settings" server/main.ts) \
    >"$folder.log" 2>&1 &
  trial=$!
  trial_address=http://127.0.0.1:$spare_port
  # The page is rendered at the request, by what is loaded only then.
  is_healthy "$trial_address/healthz" $trial && answers "$trial_address/en/desk/sign-in" && kill -0 $trial && result=0 || result=1
  if [ $result = 1 ]; then cat "$folder.log" >&2; fi
  kill -9 $trial 2>/dev/null || true
  wait $trial 2>/dev/null || true
  rm -rf "$folder" "$folder.log"
  return $result
}

switch_to() {
  ln -sfn "$1" "$root/current.next"
  mv -T "$root/current.next" "$root/current"
  systemctl restart encore.service
  is_healthy "$health" "$(systemctl show --property MainPID --value encore.service)"
}

# go_back FROM TO: FROM is removed, so that it does not count as one to go back to.
go_back() {
  if ! admin "$2" schema; then
    echo "$2 cannot be started again: see Back over a change of the store in docs/operating.md" >&2
    return 1
  fi
  # Pages of it are open in browsers, and load more of its scripts.
  if [ -d "$1/dist/client/assets" ]; then cp -au "$1/dist/client/assets/." "$2/dist/client/assets/"; fi
  switch_to "$2" || { echo "$2 is not healthy either; see: journalctl -u encore" >&2 && return 1; }
  rm -rf "$1"
  echo "Went back to $2"
}

old=$(readlink -f "$root/current" || true)
if [ "${1:-}" = --back ]; then
  before=$(ls -d "$root"/releases/* | sort | grep -B 1 -Fx "$old" | head -n 1)
  if [ "$before" = "$old" ]; then echo "There is no release before $old" >&2 && exit 1; fi
  go_back "$old" "$before"
  exit
fi

# A tag may have the name of a commit or of origin/main, and would win: no tags, and main by its whole name.
git -C "$root/repository" fetch --quiet --no-tags origin
commit=$(git -C "$root/repository" rev-parse --verify --end-of-options "${1:-refs/remotes/origin/main}^{commit}")
short=$(echo "$commit" | cut -c1-9)
next=$root/next
rm -rf "$next" && mkdir "$next"
git -C "$root/repository" archive "$commit" | tar -x -C "$next"
# Root writes there: a link of the commit, and below one of the build, would lead it to any other file.
for name in dist .env; do if [ -L "$next/$name" ]; then rm "$next/$name"; fi; done
# The build takes the scripts of the pages that are open in browsers over from it.
if [ -d "$old/dist" ]; then cp -a "$old/dist" "$next/dist"; fi
# Of the settings only those that are written into the pages; the build reads them there.
grep -E '^(SITE_URL|API_ORIGIN|PARTNERSHIP_FORM_URL|FIRESTORE_PROJECT_ID|FIRESTORE_API_KEY|RETENTION_MONTHS)=' "$settings" \
  >"$next/.env" || true
give "$next" "$builder"
build "$next" node commands/run.mjs build
build "$next" npm prune --omit=dev --no-audit --no-fund --loglevel=error
give "$next" "$(id -un)"
rm "$next/.env"
find "$next/dist" -type l -delete
if ! can_start "$next"; then
  rm -rf "$next"
  echo "Release $commit cannot start, and nothing was changed" >&2
  exit 1
fi

if [ -d "$old" ] && [ "${ENCORE_SKIP_STORE:-}" != yes ]; then
  admin "$next" schema
  # By the old release, so that the old one can restore it.
  if grep -q '^BACKUP_DIR=.' "$settings"; then admin "$old" backup "before-$short"; else echo 'BACKUP_DIR is not set: no backup' >&2; fi
fi
release=$root/releases/$(date -u +%Y%m%dT%H%M%S)-$short
mv "$next" "$release"
if ! switch_to "$release"; then
  echo "Release $commit is not healthy; see: journalctl -u encore" >&2
  if [ -d "$old" ]; then go_back "$release" "$old"; fi
  exit 1
fi
ls -d "$root"/releases/* | sort -r | tail -n +$((kept + 1)) | xargs -r rm -rf
echo "Released $commit"
