import { expect, it } from 'vitest';
import { digestGroups } from '../../domain/digest.ts';
import { alertText } from './alert-text.ts';

it('there is a text for every alert in both languages, with every placeholder filled', () => {
  const one = {
    collection: 'partnerships',
    title: 'Cafe $& {time}',
    district: 'Islands',
    deadline: 0,
    next: { start: 0, end: 1 },
    followUpKind: 'meeting',
    link: 'x',
  } as const;
  const lines = [true, false].map((isCallback) => ({ ...one, isCallback, owner: '', tries: 1, count: 2 }));
  const groups = Object.fromEntries(digestGroups.map((group) => [group, { cases: lines, count: 3 }])) as never;
  for (const language of ['en', 'zh'] as const) {
    for (const kind of ['new', 'half', 'soon', 'last', 'overdue', 'callback', 'missed', 'no-step'] as const) {
      const many = alertText({ kind, cases: [one, one], count: 3, link: 'y' }, language);
      expect(`${many.subject}${many.text}`.replaceAll('Cafe $& {time}', '')).not.toMatch(/[{}]|undefined/);
      const { subject, text: body } = alertText({ kind, case: one }, language);
      expect(subject).toContain('Cafe $& {time}');
      expect(`${subject}${body}`.replaceAll('Cafe $& {time}', '')).not.toMatch(/[{}]|undefined/);
    }
    const digest = alertText({ kind: 'digest', at: 0, groups, link: 'y' }, language);
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
    link: 'x',
  } as const;
  expect(alertText({ kind: 'new', case: one }, 'en').subject).toContain('SEO http: //spam. example');
});
