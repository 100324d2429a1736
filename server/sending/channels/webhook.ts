import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Runtime } from '../../runtime.ts';
import type { OutboxRow } from '../outbox.ts';
import { messageIdOf } from '../outbox.ts';
import type { Channel, SendError } from '../worker.ts';
import { isPrivateAddress, privateAddressCode, privateAddressError, publicLookup } from './private-networks.ts';

/** What is posted to one address. */
export type WebhookCall = { url: string; body: object };

type Options = Pick<Runtime, 'clock' | 'sleep'> & {
  /** `whsec_` and the key in base64. */
  secret: string;
  /** Whether addresses of this machine and of private networks may be called. */
  mayCallPrivate: boolean;
  /** Makes the call of a row; null when it need not be made any more. */
  compose: (row: OutboxRow) => Promise<WebhookCall | null>;
  /** Milliseconds within which the response must have begun. */
  timeout?: number;
  /** The network. */
  post?: PostWebhook;
};

/** Posts a call, and resolves with the beginning of its response. @throws a `SendError` when there is none */
export type PostWebhook = (url: URL, call: Post) => Promise<{ statusCode?: number; retryAfter?: string }>;

/** Responses after which the same call may succeed later; every other 3xx and 4xx would stay. */
const temporary = [408, 425, 429];

/** The longest time that a receiver may ask us to wait: as long as the longest wait of the worker. */
const longestWait = 10 * 3_600_000;

/**
 * Posts JSON, signed by the Standard Webhooks scheme: HMAC-SHA256 of `id.timestamp.body`. The id is the same at each attempt, so
 * that a receiver recognises a repetition; time and signature are new, because receivers refuse old ones. Redirects are not
 * followed: they would lead past the check of the address.
 */
export function webhookChannel({
  secret,
  compose,
  clock,
  timeout = 10_000,
  post = postOverHttp,
  ...options
}: Options): Channel {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return {
    async send(row) {
      const call = await compose(row);
      if (!call) return;
      const body = JSON.stringify(call.body);
      const id = `msg_${messageIdOf(row)}`;
      const timestamp = `${Math.floor(clock() / 1000)}`;
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(body)}`,
        'user-agent': 'Encore-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      };
      const { statusCode = 0, retryAfter } = await post(new URL(call.url), { headers, body, timeout, ...options });
      if (statusCode >= 200 && statusCode < 300) return;
      const error: SendError = new Error(`webhook-status: ${statusCode}`);
      error.isPermanent = statusCode >= 300 && statusCode < 500 && !temporary.includes(statusCode);
      error.retryAfter = waitOf(retryAfter, clock());
      throw error;
    },
  };
}

type Post = Pick<Options, 'mayCallPrivate' | 'sleep'> & {
  headers: Record<string, string>;
  body: string;
  timeout: number;
};

/** `fetch` cannot be given a lookup function without another package, so this uses `node:http`. */
async function postOverHttp(url: URL, { headers, body, mayCallPrivate, timeout, sleep }: Post) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Loaded with the first call: TLS takes 8 MB, which a site without webhooks need not have.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  try {
    // An address instead of a name is not looked up.
    if (!mayCallPrivate && isIP(literal) && isPrivateAddress(literal)) throw privateAddressError();
    const tooLate = new AbortController();
    sleep(timeout, { ref: false }).then(() => tooLate.abort());
    const options = { method: 'POST', headers, signal: tooLate.signal, agent: false };
    request(url, mayCallPrivate ? options : { ...options, lookup: publicLookup() })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
    const response = await promise;
    response.on('error', () => {});
    response.destroy();
    return { statusCode: response.statusCode, retryAfter: response.headers['retry-after'] };
  } catch (cause) {
    const { code, name, message } = cause as NodeJS.ErrnoException;
    const reason = name === 'AbortError' ? `no answer within ${timeout / 1000} s` : message;
    const isPrivate = code === privateAddressCode;
    const error: SendError = new Error(`${isPrivate ? 'webhook-private' : 'webhook-unreachable'}: ${reason}`);
    throw Object.assign(error, { isPermanent: isPrivate });
  }
}

/** Milliseconds of a Retry-After header, in seconds or as a date (RFC 9110 §10.2.3); 0 when there is none. */
function waitOf(header: string | undefined, now: number): number {
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return Math.min(Math.max(wait || 0, 0), longestWait);
}
