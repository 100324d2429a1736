import { emailPattern, longestTexts } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import type { NewLink, Team } from '../../domain/sign-in.ts';
import type { AuthParts, AuthRequest } from './auth-parts.ts';
import { insertLink, openLinks } from './links.ts';
import { allMembers, normalName, presentMembers, problemOfName, removeMember } from './members.ts';
import { canHavePasskeys } from './passkeys.ts';
import { colleaguesOf, deleteSession, deviceLabel, devicesOf, isSignedIn, type Session } from './sessions.ts';
import type { Opened } from './sign-in.ts';

/** Milliseconds for which signing in counts for what cannot be taken back. A working day, so that nobody is asked twice. */
const freshTime = 12 * 3_600_000;

/** What a signed-in member can do with the team and with the own devices, for one request. */
export function createTeam(parts: AuthParts, { userAgent }: AuthRequest, opened: Opened<Session>): Team {
  const { database, clock, settings, onSignedOut = () => {} } = parts;
  const { session } = opened;
  const self = session.member;
  // Whose link began the session may sit at it: what is made here ends with them as well, however many links there were between.
  const linkBy = [session.linkBy, self.id].filter(Boolean).join(',');
  const newLink = (wanted: { name: string; language: Language; memberId?: string }): NewLink => {
    // Whoever was removed since this request began would come back by it.
    if (!isSignedIn(database, session.id)) throw new Error('The session has ended meanwhile.');
    return insertLink(database, settings.serverUrl, { ...wanted, createdBy: self.id, linkBy }, clock());
  };
  /** What was changed or removed, an address among it, can be read in no file any more. */
  const changing = async <Result extends { ok: boolean }>(work: () => Result) => {
    const result = await database.transact(work);
    if (result.ok) await database.overwriteDeleted();
    return result;
  };

  return {
    ...ownDevices(parts, userAgent, opened),
    members() {
      const names = new Map(allMembers(database).map(({ id, name }) => [id, name]));
      return presentMembers(database).map((member) => ({
        ...member,
        inviter: names.get(member.invitedBy.at(-1) ?? '') ?? null,
        isSelf: member.id === self.id,
        endsThisSession: colleaguesOf(session.linkBy, self.id).includes(member.id),
      }));
    },
    openLinks: () => openLinks(database, clock()),
    invite: (given, language) =>
      database.transact(() => {
        const name = normalName(given);
        const code = problemOfName(database, name, null);
        return code ? { ok: false, code } : { ok: true, ...newLink({ name, language }) };
      }),
    linkForDevice: (memberId) =>
      database.transact(() => {
        const member = presentMembers(database).find(({ id }) => id === memberId);
        return member ? newLink({ ...member, memberId }) : null;
      }),
    async withdrawLink(id) {
      await database.transact(() => database.run('DELETE FROM links WHERE hash = ? AND used_at IS NULL', id));
    },
    async remove(memberId, heir) {
      const removed = await changing<Awaited<ReturnType<Team['remove']>>>(() => {
        const members = presentMembers(database);
        if (!members.some(({ id }) => id === memberId)) return { ok: false, code: 'unknown' };
        if (members.length === 1) return { ok: false, code: 'last' };
        const isHeir = heir === null || members.some(({ id }) => id === heir && id !== memberId);
        if (!isHeir) return { ok: false, code: 'unknown' };
        const cases = parts.handOverAll(memberId, self.id, heir);
        removeMember(database, memberId, clock());
        return { ok: true, cases };
      });
      onSignedOut();
      return removed;
    },
    changeSelf: ({ name: given, email, language }) =>
      changing(() => {
        const name = normalName(given);
        const problem = problemOfName(database, name, self.id);
        if (problem) return { ok: false, code: problem };
        const isEmail = email === '' || (emailPattern.test(email) && email.length <= longestTexts.email);
        if (!isEmail) return { ok: false, code: 'email' };
        // Alerts would go on to whoever signed in for somebody else, also after they have left.
        const isByColleague = colleaguesOf(session.linkBy, self.id).length > 0;
        if (isByColleague && email !== self.email) return { ok: false, code: 'by-colleague' };
        database.run(
          'UPDATE members SET name = ?, email = ?, language = ? WHERE id = ?',
          name,
          email,
          language,
          self.id,
        );
        return { ok: true };
      }),
  };
}

type OwnDevices =
  | 'isFresh'
  | 'devices'
  | 'passkeys'
  | 'signOutDevice'
  | 'signOut'
  | 'newPasskeyOptions'
  | 'addPasskey'
  | 'removePasskey';

function ownDevices(parts: AuthParts, userAgent: string | null, opened: Opened<Session>): Pick<Team, OwnDevices> {
  const { database, clock, cookie, passkeys, settings, onSignedOut = () => {} } = parts;
  const { session, setCookie } = opened;
  const self = session.member;
  const isRecent = clock() - session.startedAt <= freshTime;
  return {
    isFresh: isRecent || !canHavePasskeys(settings.serverUrl) || passkeys.list(self.id).length === 0,
    devices: () => devicesOf(database, self.id, session.id, clock()),
    passkeys: () => passkeys.list(self.id),
    async signOutDevice(id) {
      await database.transact(() => deleteSession(database, self.id, id));
      if (id === session.id) setCookie.push(cookie.remove());
      onSignedOut();
    },
    async signOut() {
      await database.transact(() => deleteSession(database, self.id, session.id));
      setCookie.push(cookie.remove());
      onSignedOut();
    },
    newPasskeyOptions: async () => (canHavePasskeys(settings.serverUrl) ? await passkeys.creationOptions(self) : null),
    async addPasskey(credential) {
      const isAdded = await passkeys.add(session, credential, deviceLabel(userAgent));
      return isAdded ? { ok: true } : { ok: false, code: 'refused' };
    },
    async removePasskey(id) {
      await passkeys.remove(self.id, id);
    },
  };
}
