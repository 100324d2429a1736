import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The parts of the options that an authenticator reads; the types of the library and of browsers differ. */
type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };

/** User present, user verified, and with a new key: credential data attached (WebAuthn §6.1). */
const flags = { present: 0x01, verified: 0x04, attached: 0x40 };

/**
 * An authenticator with one passkey, in the role of the browser: what `navigator.credentials` gives, as JSON. Like passkeys that are
 * synchronised between devices it does not count its signatures.
 * @param origin of the page that asks
 */
export function createAuthenticator(origin: string) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (rpId: string, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = flags.present | flags.verified | (more.length > 0 ? flags.attached : 0);
    return Buffer.concat([sha256(rpId), head, more]);
  };
  const credential = (response: Record<string, Buffer | undefined>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes?.toString('base64url')])),
  });

  return {
    /** A new passkey. */
    create(options: object | null) {
      const { challenge, rp } = options as Options;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // A COSE key: type EC2, algorithm ES256, curve P-256, and the point.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const attached = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp?.id ?? '', attached))],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
      });
    },
    /** A signature with the passkey. */
    get(options: object | null) {
      const { challenge, rpId = '' } = options as Options;
      const clientDataJSON = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return credential({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
