import { expect, it } from 'vitest';
import type { AlertCase } from '../../domain/cases/alerts.ts';
import { digestGroups } from '../../domain/cases/digest.ts';
import { type FollowUpKind, followUpKinds } from '../../domain/cases/follow-up.ts';
import { alertText } from './alert-text.ts';

it('there is a text for every alert in both languages, with every placeholder filled', () => {
  const one = {
    collection: 'partnerships',
    title: 'Cafe $& {time}',
    district: 'Islands',
    deadline: 0,
    time: 'reminder',
    next: { start: 0, end: 1 },
    followUpKind: 'meeting',
    hasWrongNumber: false,
    link: 'x',
  } as const;
  const digestCase = { ...one, owner: '', tries: 1, count: 2 };
  const lines = [true, false].flatMap((isCallback) =>
    followUpKinds.map((followUpKind) => ({ ...digestCase, isCallback, followUpKind })),
  );
  const groups = Object.fromEntries(digestGroups.map((group) => [group, { cases: lines, count: 3 }])) as never;
  for (const language of ['en', 'zh'] as const) {
    for (const kind of ['new', 'half', 'soon', 'last', 'overdue', 'callback', 'missed', 'no-step'] as const) {
      const many = alertText({ kind, cases: [one, one], count: 3, link: 'y' }, language);
      expect(`${many.subject}${many.text}`.replaceAll('Cafe $& {time}', '')).not.toMatch(/[{}]|undefined/);
      const { subject, text: body } = alertText({ kind, case: one }, language);
      expect(subject).toContain('Cafe $& {time}');
      expect(`${subject}${body}`.replaceAll('Cafe $& {time}', '')).not.toMatch(/[{}]|undefined/);
    }
    const digest = alertText({ kind: 'digest', at: 0, groups, requests: { count: 2, dueAt: 0 }, link: 'y' }, language);
    expect(`${digest.subject}${digest.text}`.replaceAll('Cafe $& {time}', '')).not.toMatch(/[{}]|undefined/);
  }
});

it('what a visitor wrote as a name is no link in a mail or a chat', () => {
  const one = {
    collection: 'referrals',
    title: 'SEO http://spam.example',
    district: '',
    next: null,
    followUpKind: null,
    deadline: 0,
    time: 'callBy',
    hasWrongNumber: false,
    link: 'x',
  } as const;
  expect(alertText({ kind: 'new', case: one }, 'en').subject).toContain('SEO http: //spam. example');
});

it('several dates in one message are named for what all of them are, and a wrong number is not to be called', () => {
  const one = { collection: 'referrals', title: 'Cafe', district: '', next: { start: 0, end: 1 }, link: 'x' } as const;
  const at = (time: FollowUpKind, hasWrongNumber = false) =>
    ({ ...one, deadline: 0, time, followUpKind: time, hasWrongNumber }) as const;
  const told = (...cases: AlertCase[]) => alertText({ kind: 'callback', cases, count: 2, link: 'y' }, 'en');
  expect(told(at('terms'), at('terms')).subject).toBe('Send the terms: 2 cases');
  expect(told(at('terms'), at('callback')).subject).toBe('Nearly time: 2 cases');
  const { text } = told(at('reminder'), at('reminder', true));
  const [may, wrong] = text.split('\n').filter((line) => line.startsWith('•'));
  expect(may).toContain('can be called from');
  expect(wrong).toMatch(/Hong Kong time\) · the telephone number is wrong$/);
});
