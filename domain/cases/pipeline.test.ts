import { expect, it } from 'vitest';
import { allowedMoves, isOff, isOpen, stages } from './pipeline.ts';

const reached = 5;

it.each([
  ['referrals', 'new', ['withdrawn', 'spam']],
  ['referrals', 'called', ['meeting', 'on-board', 'not-this-time', 'withdrawn', 'spam']],
  ['partnerships', 'meeting', ['on-board', 'not-this-time', 'called', 'withdrawn']],
  ['referrals', 'on-board', ['meeting', 'not-this-time']],
  ['referrals', 'not-this-time', ['called', 'meeting']],
  ['messages', 'new', ['withdrawn', 'spam']],
  ['messages', 'called', ['withdrawn', 'spam']],
] as const)('in %s, a case that is %s is moved by hand to one of %j', (collection, stage, moves) => {
  expect(allowedMoves(collection, { stage, reachedAt: stage === 'new' ? null : reached })).toEqual(moves);
});

it('three stages are open, and four end the clock', () => {
  expect(stages.filter((stage) => isOpen('referrals', stage))).toEqual(['new', 'called', 'meeting']);
  expect(stages.filter(isOff)).toEqual(['withdrawn', 'duplicate', 'spam', 'erased']);
});

it('nothing is moved by hand to a stage that needs a call, a link or erasing', () => {
  for (const stage of stages) {
    const moves = allowedMoves('referrals', { stage, reachedAt: null });
    expect(moves).not.toContain('duplicate');
    expect(moves).not.toContain('erased');
    if (stage === 'new' || isOff(stage)) expect(moves).not.toContain('called');
  }
});

it('what was closed is reopened to where the call put it, and a person who was erased stays so', () => {
  for (const stage of ['withdrawn', 'duplicate', 'spam'] as const) {
    expect(allowedMoves('referrals', { stage, reachedAt: null })).toEqual(['new']);
    expect(allowedMoves('referrals', { stage, reachedAt: reached })).toEqual(['called']);
  }
  expect(allowedMoves('referrals', { stage: 'erased', reachedAt: null })).toEqual([]);
  expect(allowedMoves('referrals', { stage: 'called', reachedAt: reached, erasedHalf: 'contact' })).toEqual([]);
});

it('an answered message needs nothing more, an application that was called does', () => {
  expect(isOpen('messages', 'called')).toBe(false);
  expect(isOpen('partnerships', 'called')).toBe(true);
});
