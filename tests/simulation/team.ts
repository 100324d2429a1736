import { parseAction } from '../../desk/parse-action.ts';
import type { ActionRequest, ActionResult } from '../../domain/cases/case-actions.ts';
import type { Verb } from '../../domain/cases/verbs.ts';
import type { Desk } from '../../domain/desk.ts';
import type { Colleague, Done, Seat, World } from './world.ts';

const client = 'office';
const selectNotices = 'SELECT 1 FROM notices WHERE subject = ? AND version = ?';

/** Everything for one request of a browser. */
export async function openSeat({ server }: World, { cookie }: Pick<Seat, 'cookie'>) {
  if (!server) return null;
  const { data, setCookie } = await server.desk.open({ cookie, userAgent: 'Chrome', client });
  return { ...data, cookies: () => setCookie.map((line) => line.split(';')[0] ?? '').at(-1) ?? '' };
}

/** Uses a link in a new browser. @returns the cookie; empty when the link does not work */
export async function redeemLink(world: World, address: string, name: string): Promise<string> {
  const opened = await openSeat(world, { cookie: '' });
  const result = await opened?.signIn.redeemLink(codeOf(address), name, 'en');
  return result?.ok ? (opened?.cookies() ?? '') : '';
}

export const codeOf = (address: string) => address.split('#')[1] ?? '';

/** The desk of a browser; null where its session has ended. */
export async function deskOf(world: World, seat: Pick<Seat, 'cookie'>): Promise<Desk | null> {
  return (await openSeat(world, seat))?.desk ?? null;
}

/** A member does something at the desk, having seen a version of the case. */
export async function act(
  world: World,
  colleague: Colleague,
  desk: Desk,
  { collection, id, version }: { collection: ActionRequest['collection']; id: string; version: number },
  verb: Verb,
): Promise<ActionResult> {
  const actionId = world.random.bytes(8).toString('hex');
  return actAs(world, colleague, desk, { ...verb, collection, id, version, actionId } as ActionRequest);
}

/** The same for a request that a page has made. */
export async function actAs(world: World, { memberId }: Colleague, desk: Desk, request: ActionRequest) {
  const { actionId, collection, id } = request;
  const subject = `${collection}/${id}`;
  const written = ['text', 'reason'].map((name) => `${request[name as keyof ActionRequest] ?? ''}`).filter(Boolean);
  const done: Done = { actionId, memberId, subject, written, at: null };
  world.done.push(done);
  const result = await desk.act(request);
  if (result.ok) {
    done.at = world.time.now();
    const again = world.random.chance(0.1) ? await desk.act(request) : result;
    if (!again.ok)
      world.broken.push({ name: 'pressed-twice', seen: `${subject}: ${JSON.stringify([request, again])}` });
    const { from, to, version: handedOver } = result;
    const told = world.server?.store.database.all(selectNotices, done.subject, handedOver).length;
    if (told !== undefined && told !== [from, to].filter(Boolean).length) {
      world.broken.push({ name: 'hand-over-is-told', seen: `${done.subject}@${handedOver} was told ${told} times` });
    }
  }
  return result;
}

/** What the desk's page does with a form that was kept on a device: the route of a record, without rendering. */
export async function answerForm(world: World, seat: Seat, address: string, body: URLSearchParams): Promise<Response> {
  const desk = await deskOf(world, seat);
  if (!desk) return Object.defineProperty(new Response(), 'redirected', { value: true });
  const [collection, id = ''] = new URL(address).pathname.split('/').slice(-2) as [ActionRequest['collection'], string];
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  const action = parseAction(form, { collection, id });
  const headers = { 'Encore-Page': 'desk' };
  if ('missing' in action) return Response.json(action, { status: 400, headers });
  const result = await desk.act(action);
  return Response.json(result, { status: result.ok ? 200 : 409, headers });
}
