import { expect, it } from 'vitest';
import { allowedMoves, isOff, isOpen, stages } from './pipeline.ts';

const reached = 5;

it('a referral goes from new through a call and a meeting to on board or not this time', () => {
  expect(allowedMoves('referrals', { stage: 'new', reachedAt: null })).toEqual(['withdrawn', 'spam']);
  expect(allowedMoves('referrals', { stage: 'called', reachedAt: reached })).toContain('meeting');
  expect(allowedMoves('partnerships', { stage: 'meeting', reachedAt: reached })).toEqual(
    expect.arrayContaining(['on-board', 'not-this-time']),
  );
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
});

it('an answered message needs nothing more, an application that was called does', () => {
  expect(isOpen('messages', 'called')).toBe(false);
  expect(allowedMoves('messages', { stage: 'called', reachedAt: reached })).not.toContain('meeting');
  expect(isOpen('partnerships', 'called')).toBe(true);
});
