#!/bin/sh
# Releases a commit without downtime: deploy/release.sh [COMMIT], by default the newest of main. docs/operating.md has the folders.
# The new release is built beside the running one. When it does not become healthy, the old one is started again.
set -eu
root=${ENCORE_ROOT:-/srv/encore}
settings=${ENCORE_SETTINGS:-/etc/encore/encore.env}
health=${ENCORE_HEALTH:-http://127.0.0.1:3000/healthz}
kept=3

git -C "$root/repository" fetch --quiet origin
commit=$(git -C "$root/repository" rev-parse --verify --end-of-options "${1:-origin/main}^{commit}")
release=$root/releases/$(date -u +%Y%m%dT%H%M%S)-$(echo "$commit" | cut -c1-9)
old=$(readlink -f "$root/current" || true)

restart() {
  if [ "$(id -u)" = 0 ]; then systemctl restart encore.service; else sudo systemctl restart encore.service; fi
}
switch_to() {
  ln -sfn "$1" "$root/current.next"
  mv -T "$root/current.next" "$root/current"
  restart
}
is_healthy() {
  for _ in $(seq 30); do
    if curl --fail --silent --output /dev/null --max-time 5 "$health"; then return 0; fi
    sleep 1
  done
  return 1
}

mkdir -p "$release"
trap 'rm -rf "$release"' EXIT
git -C "$root/repository" archive "$commit" | tar -x -C "$release"
# The build takes the scripts of the pages that are open in browsers over from it.
if [ -d "$old/dist" ]; then cp -a "$old/dist" "$release/dist"; fi
cd "$release"
# Not read by the shell, which would run what a value with & or ; says.
node --env-file="$settings" commands/run.mjs build
npm prune --omit=dev --no-audit --no-fund --loglevel=error
trap - EXIT

switch_to "$release"
if ! is_healthy; then
  echo "Release $commit is not healthy; see: journalctl -u encore" >&2
  if [ -d "$old" ]; then switch_to "$old"; fi
  exit 1
fi
ls -d "$root"/releases/* | sort -r | tail -n +$((kept + 1)) | xargs -r rm -rf
echo "Released $commit"
