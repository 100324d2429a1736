import { actOnSelected, bulkVerbs } from '../../desk/act-on-selected.ts';
import { handChannels } from '../../domain/channels.ts';
import { addedOnSave, callTimes, type ReferralSubmission, submissionIdFor } from '../../domain/referral.ts';
import { newReferrer } from './network.ts';
import { noteTold } from './referral-page.ts';
import { byMember, casesOf, onCase, present, type Step } from './step.ts';
import { actAs } from './team.ts';

/** What members of the team do in the lists. */
export const listSteps: Record<string, Step> = {
  'a member writes a new case down': byMember(3, async ({ world, random, name, desk }) => {
    const referrer = newReferrer(world);
    const id = submissionIdFor(desk.now, random.bytes(8));
    const fields = {
      referrerFirstName: referrer.name,
      contactName: referrer.contact,
      contactPhone: `0${random.integer(1_000_000, 9_999_999)}`,
      businessName: `Fair ${random.integer(1, 99)}`,
      bestTimeToCall: random.pick(callTimes),
    };
    const by = { via: random.pick(handChannels), language: random.pick(['en', 'zh', null] as const) };
    await desk.addCase({ id, fields, ...by });
    referrer.submission = { ...fields, ...addedOnSave(id) } as ReferralSubmission;
    await noteTold(world, referrer, id);
    return `${name} writes ${id} down, which ${referrer.name} told by ${by.via} of ${referrer.contact}`;
  }),
  'a member ticks rows of a list': byMember(3, async ({ world, random, name, colleague, desk }) => {
    const cases = casesOf(world);
    const verb = random.pick(bulkVerbs);
    const form = new FormData();
    form.set('member', colleague.memberId);
    form.set('page', random.bytes(8).toString('hex'));
    form.set('verb', verb);
    form.set('to', random.pick(present(world)).memberId);
    const ticked = cases.filter(() => random.chance(verb === 'move:spam' ? 1 / 12 : 1 / 4));
    for (const { subject, version } of ticked) {
      form.append('case', `${subject}@${random.chance(0.9) ? version : random.integer(1, version)}`);
    }
    if (ticked.length === 0) return null;
    const act: typeof desk.act = (request) => actAs(world, colleague, desk, request);
    const { refused } = await actOnSelected({ ...desk, act }, form);
    return `${name} does ${verb} with ${ticked.length} rows, of which ${refused.length} are refused`;
  }),
  'a member presses spam in a row': onCase(2, () => ({ verb: 'move', stage: 'spam' }), "stage = 'new'"),
};
