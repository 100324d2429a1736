import { phoneKey } from '../../domain/cases/case-summary.ts';
import { requestKinds } from '../../domain/person.ts';
import { storedOf } from './observations.ts';
import { byMember, type Step } from './step.ts';
import { day } from './world.ts';

/** What persons ask about their data, and what members do about it. */
export const requestSteps: Record<string, Step> = {
  'a person asks about their data': byMember(1, async ({ world, random, name, desk }) => {
    const notedAt = world.time.now();
    const who = `asker${world.requests.length + 1}@example.com`;
    const asked = { who, notedAt, askedAt: notedAt - random.integer(0, 39) * day, answeredAt: null };
    await desk.noteRequest(random.pick(requestKinds), who, asked.askedAt);
    world.requests.push(asked);
    return `${name} notes what ${who} asked ${(notedAt - asked.askedAt) / day} days ago`;
  }),
  'a request is answered': byMember(0.5, async ({ world, random, name, desk }) => {
    const { open } = desk.requests();
    if (open.length === 0) return null;
    const { id, who } = random.pick(open);
    const answer = random.pick(['done', 'refused'] as const);
    await desk.answerRequest(id, answer, 'We could not find out who asks');
    for (const one of world.requests) {
      if (one.who === who) Object.assign(one, { answeredAt: world.time.now(), answer });
    }
    return `${name} answers ${who}: ${answer}`;
  }),
  'a contact asks never to be called again': byMember(1, async ({ world, random, name, desk }) => {
    const stored = storedOf(world).filter(({ erasedAt, erasedHalf }) => !erasedAt && !erasedHalf);
    if (stored.length === 0) return null;
    const { id, contact } = random.pick(stored);
    const phone = phoneKey(`${desk.record('referrals', id)?.document.contactPhone ?? ''}`);
    const served = await desk.serve('no-call', id, [`contact:referrals/${id}`], id);
    const isDone = served.ok && served.done.some(({ outcome }) => outcome === 'no-call');
    if (isDone) world.neverCalled.add(phone);
    return `${name} notes that ${contact} is never to be called again${isDone ? '' : ', which is refused'}`;
  }),
};
