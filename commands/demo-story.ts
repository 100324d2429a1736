import type { Verb } from '../domain/cases/verbs.ts';

/** What a member does with a case, hours after the arrival or after the time that the story is told. */
export type Step = { after: number; member: number; verb: Verb };

const hour = 3_600_000;
const day = 24 * hour;
const move = (after: number, stage: 'meeting' | 'on-board' | 'not-this-time' | 'withdrawn', member = 0): Step => ({
  after,
  member,
  verb: { verb: 'move', stage },
});
const note = (after: number, text: string, audience: 'team' | 'referrer' = 'team'): Step => ({
  after,
  member: 1,
  verb: { verb: 'note', text, audience },
});
const claim = (after: number, member = 0): Step => ({ after, member, verb: { verb: 'claim' } });
const noAnswer = (after: number): Step => ({ after, member: 0, verb: { verb: 'no-answer' } });
const interested = (after: number, reason?: string): Step => ({
  after,
  member: 0,
  verb: { verb: 'reached', outcome: 'interested', ...(reason && { reason }) },
});

/**
 * What became of the case with this number. What would happen after now is left out by whoever plays it.
 * @param arrivedAt milliseconds since 1970, like `now`
 */
export function storyOf(n: number, arrivedAt: number, now: number): Step[] {
  const followUp = (after: number, followUpAt: number): Step => ({
    after,
    member: 2,
    verb: { verb: 'reached', outcome: 'later', followUpAt: Math.max(followUpAt, arrivedAt + (after + 1) * hour) },
  });
  const stories: Step[][] = [
    [
      claim(0.4),
      interested(2),
      note(3, '星期四下午三點見面，帶埋樣本袋。'),
      move(60, 'meeting'),
      move(130, 'on-board'),
    ],
    [noAnswer(2), noAnswer(6), interested(20), move(70, 'meeting')],
    [claim(1, 1), interested(5), move(48, 'meeting', 1), move(120, 'not-this-time', 1)],
    [{ after: 3, member: 2, verb: { verb: 'reached', outcome: 'not-interested' } }],
    [claim(0.2, 2), followUp(4, now - 2 * hour)],
    [noAnswer(3), noAnswer(22), interested(27, '東主有事，休息了兩日')],
    [claim(2), interested(9), note(10, '多謝你介紹！我哋下星期同老闆見面。', 'referrer'), move(90, 'meeting')],
    [
      { after: 5, member: 1, verb: { verb: 'wrong-number' } },
      note(5.1, 'Asked the referrer for the right number'),
      interested(30),
    ],
    [interested(1.5), move(50, 'meeting'), move(100, 'on-board')],
    [claim(0.5, 1), followUp(2, now + 6 * day)],
    [noAnswer(4), move(20, 'withdrawn')],
  ];
  return stories[n % stories.length] ?? [];
}
