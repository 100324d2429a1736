import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Member, Passkey } from '../../domain/sign-in.ts';
import type { Database } from '../store/connection.ts';
import type { Row } from '../store/sqlite-file.ts';
import { createChallenges } from './challenges.ts';
import { isSignedIn, type Session } from './sessions.ts';

/** EdDSA, ES256, RS256. The default also tries ML-DSA, for which Node prints warnings that it is experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded at the first use: it takes 150 ms, and most visitors never need it. */
const library = () => import('@simplewebauthn/server');

/** Whether browsers allow passkeys at an address: with https or on localhost, and never for an IP address. */
export function canHavePasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return hostname === 'localhost' || (protocol === 'https:' && !isAddress);
}

/** Adding passkeys and signing in with them. The host of SITE_URL is part of every passkey and cannot change later. */
export function createPasskeys(database: Database, siteUrl: string) {
  const { hostname: rpID, origin } = new URL(siteUrl);
  const challenges = createChallenges(database.monotonic);
  const expected = { expectedOrigin: origin, expectedRPID: rpID };

  return {
    /** What `navigator.credentials.create` needs; only one passkey for each authenticator of a member. */
    async creationOptions(member: Member) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userID: new TextEncoder().encode(member.id),
        userName: member.name,
        userDisplayName: member.name,
        supportedAlgorithmIDs,
        excludeCredentials: database.all(selectOfMember, member.id).map(({ id }) => ({ id: id as string })),
        // The passkey itself says who signs in, so that nobody types a name.
        // It is the only factor, so the device asks for a fingerprint, a face or a PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      challenges.add(options.challenge, member.id);
      return options;
    },

    /** @param credential what the browser made, as JSON @param label what the list of devices shows */
    async add({ id: sessionId, member, linkBy }: Session, credential: unknown, label: string): Promise<boolean> {
      const expectedChallenge = (challenge: string) => challenges.take(challenge, member.id);
      const created = await verifyCreation(credential, { ...expected, expectedChallenge });
      if (!created) return false;
      const { id, publicKey, counter } = created;
      const key = Buffer.from(publicKey).toString('base64url');
      // None when it is registered already: the passkey of a colleague must never become that of another member.
      return database.transact(
        () =>
          isSignedIn(database, sessionId) &&
          database.run(insert, id, member.id, key, counter, label, database.clock(), linkBy).changes === 1,
      );
    },

    /** What `navigator.credentials.get` needs. */
    async requestOptions() {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      challenges.add(options.challenge, 'sign-in');
      return options;
    },

    /**
     * @param begin gets the id of the member whose passkey signed, and by whose link it came to be, within the transaction in which the
     * passkey is still there
     * @returns what that gives; null when it is none of ours
     */
    async verify<Result>(credential: unknown, begin: (memberId: string, linkBy: string | null) => Result) {
      const response = credential as AuthenticationResponseJSON;
      const id: unknown = response?.id;
      const [row] = typeof id === 'string' ? database.all(selectById, id) : [];
      if (!row) return null;
      const expectedChallenge = (challenge: string) => challenges.take(challenge, 'sign-in');
      const used = await verifyUse(response, row, { ...expected, expectedChallenge });
      if (!used) return null;
      return database.transact(() => {
        const { changes } = database.run(recordUse, used.newCounter, database.clock(), row.id as string);
        return changes === 1 ? begin(row.member_id as string, row.link_by as string | null) : null;
      });
    },

    list: (memberId: string): Passkey[] => database.all(selectOfMember, memberId).map(passkeyOf),

    remove: (memberId: string, id: string) =>
      database.transact(() => database.run('DELETE FROM passkeys WHERE member_id = ? AND id = ?', memberId, id)),
  };
}

type Expected = {
  expectedOrigin: string;
  expectedRPID: string;
  /** True once for a challenge that we gave. */
  expectedChallenge: (challenge: string) => boolean;
};

/** @returns the new passkey, or null when it is not what we expect */
async function verifyCreation(credential: unknown, expected: Expected) {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected,
    response: credential as RegistrationResponseJSON,
    supportedAlgorithmIDs,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  return verified ? registrationInfo.credential : null;
}

/** @returns what the passkey of a row signed, or null when it is not what we expect */
async function verifyUse(response: AuthenticationResponseJSON, row: Row, expected: Expected) {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response,
    credential: {
      id: row.id as string,
      publicKey: Buffer.from(row.public_key as string, 'base64url'),
      counter: row.counter as number,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo : null;
}

function passkeyOf(row: Row): Passkey {
  return {
    id: row.id as string,
    label: row.label as string,
    createdAt: row.created_at as number,
    lastUsedAt: row.last_used_at as number | null,
  };
}

const insert = 'INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, NULL, ?) ON CONFLICT DO NOTHING';
const selectById = 'SELECT * FROM passkeys WHERE id = ?';
const selectOfMember = 'SELECT * FROM passkeys WHERE member_id = ? ORDER BY created_at';
const recordUse = 'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ?';
