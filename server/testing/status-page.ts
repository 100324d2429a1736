import type { EventContent } from '../../domain/cases/case-events.ts';
import { statusPath, submissionIdFor } from '../../domain/referral.ts';
import { openStore } from '../open-store.ts';
import type { Arrival } from '../store/document-store.ts';
import { asForm, referral } from './fixtures.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestApp } from './test-app.ts';

/** The reference of the one referral. */
export const reference = submissionIdFor(1_763_640_000_000, new Uint8Array(8));
export const subject = `referrals/${reference}`;
/** By which it is found. */
export const end = reference.slice(-8);
export const email = referral.referrerEmail;
/** When it arrived. */
export const start = 1_763_640_000_000;

/** An app with one referral; a page that is rendered is the JSON of its data. */
export async function withReferral(more: Partial<Arrival> = {}) {
  const time = { now: start };
  const clock = () => time.now;
  const dataDir = temporaryFolder('status');
  const store = openStore({ dataDir }, { runtime: { clock }, builtAt: 0 });
  const arrival = { receivedAt: start, via: 'form', language: 'en', suspicion: null, ...more } as const;
  await store.add('referrals', reference, { ...referral, submissionId: reference }, arrival);
  let client = 1;
  const { app, lines } = createTestApp({
    store,
    clock,
    monotonic: clock,
    render: async (_, { status }) => Response.json(status),
    socketAddress: () => `192.0.2.${client}`,
  });
  const post = (body: Record<string, string>) => app.request(statusPath('zh'), asForm(body));
  const secretOf = async (body = { reference: end, email }) =>
    new URL((await post(body)).headers.get('location') ?? 'http://none', 'http://localhost').searchParams.get('link') ??
    '';
  const show = async (secret: string) => app.request(statusPath('zh', { link: secret }));
  let actions = 0;
  const append = (content: EventContent) => {
    actions += 1;
    const frame = { subject, actionId: `${actions}`, at: clock(), actor: 'ada', expectedVersion: null };
    return store.appendEvent({ ...frame, ...content });
  };
  return {
    app,
    store,
    lines,
    post,
    secretOf,
    show,
    append,
    clock,
    pass: (milliseconds: number) => {
      time.now += milliseconds;
    },
    comeFrom: (number: number) => {
      client = number;
    },
  };
}

export type Parts = Awaited<ReturnType<typeof withReferral>>;
