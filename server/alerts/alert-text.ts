import { alertMessages as en } from '../../content/en/alert-messages.ts';
import { desk as enDesk } from '../../content/en/desk.ts';
import { districts as enDistricts } from '../../content/en/options.ts';
import { alertMessages as zh } from '../../content/zh/alert-messages.ts';
import { desk as zhDesk } from '../../content/zh/desk.ts';
import { districts as zhDistricts } from '../../content/zh/options.ts';
import type { Alert, AlertCase, DigestCase } from '../../domain/cases/alerts.ts';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { type DigestGroup, digestGroups } from '../../domain/cases/digest.ts';
import type { Language } from '../../domain/languages.ts';
import { datedTimeText, dateText, fill, hourText } from '../../domain/texts.ts';

const words = { en, zh };
const clockWords = { en: enDesk.clock, zh: zhDesk.clock };
const districtLabels: Record<Language, Record<string, string>> = { en: enDistricts, zh: zhDistricts };

/** The words of an alert: its subject and text, and a footer for mails that says why somebody gets them. */
export type AlertText = { subject: string; text: string; footer: string };

/** Writes an alert as plain text. */
export function alertText(alert: Alert, language: Language): AlertText {
  const { footer, ...messages } = words[language];
  if (alert.kind === 'digest') return { ...digestText(alert, language), footer };
  const { subject, text } = { ...messages[alert.kind], ...stepWords(alert, language) };
  if ('cases' in alert) return { ...bundleText(alert, subject, language), footer };
  const first = fill(text, { by: 'by' in alert ? alert.by : '' });
  const inParagraphs = (...paragraphs: string[]) => [first, ...paragraphs].join('\n\n');
  if (!('case' in alert)) return { subject, text: inParagraphs(alert.link), footer };
  return {
    subject: fill(subject, { case: nameOf(alert.case, language) }),
    text: inParagraphs(timeText(alert.case, language), alert.case.link),
    footer,
  };
}

/** Where a date is not for a promised call, or several are for different things, what is told of it has words of its own. */
function stepWords(alert: Alert, language: Language) {
  const told = 'case' in alert ? [alert.case] : 'cases' in alert ? alert.cases : [];
  const { kind } = alert;
  if (kind !== 'callback' && kind !== 'missed') return {};
  const [what = 'callback', ...others] = new Set(told.map(({ followUpKind }) => followUpKind ?? 'callback'));
  const steps = words[language].steps[kind];
  if (others.length > 0) return { subject: steps.several };
  return what === 'callback' ? {} : steps[what];
}

/** Several cases at once, a line each. */
function bundleText({ cases, count, link }: Extract<Alert, { count: number }>, subject: string, language: Language) {
  const { andMore, cases: counted, line } = words[language];
  const lines = cases.map((one) => {
    const parts = [nameOf(one, language), timeText(one, language)].join(' · ');
    return `${fill(line, { parts })}\n  ${one.link}`;
  });
  if (count > cases.length) lines.push(fill(andMore, { count: count - cases.length }));
  return { subject: fill(subject, { case: fill(counted, { count }) }), text: [lines.join('\n'), link].join('\n\n') };
}

function digestText({ groups, requests, at, link }: Extract<Alert, { kind: 'digest' }>, language: Language) {
  const { digest, andMore, groups: titles } = words[language];
  const counts = digestGroups.flatMap((group) => {
    const { count } = groups[group];
    return count > 0 ? [fill(digest.counts[group], { count })] : [];
  });
  const parts = digestGroups.flatMap((group) => {
    const { cases, count } = groups[group];
    if (count === 0) return [];
    const lines = cases.map((one) => `${lineText(one, group, at, language)}\n  ${one.link}`);
    const rest = count > cases.length ? [fill(andMore, { count: count - cases.length })] : [];
    return [[`${titles[group]} (${count})`, ...lines, ...rest].join('\n')];
  });
  if (requests) {
    const { count, dueAt } = requests;
    counts.push(fill(digest.requests, { count }));
    parts.push(`${fill(digest.firstRequest, { day: dateText(dueAt, clockWords[language]) })}\n  ${link}/person`);
  }
  const subject = fill(digest.subject, { counts: counts.join(digest.separator) });
  return { subject, text: [digest.text, ...parts, link].join('\n\n') };
}

/** The hour, who is called, and who does: `• Call by 18:00 · Cafe, Islands · 2 cases · Kit · tried 1×`. */
function lineText(one: DigestCase, group: DigestGroup, now: number, language: Language): string {
  const { cases, nobody, tried, line, wrongNumber } = words[language];
  const { deadline, next, count, owner, tries } = one;
  const isToday = hongKongDate(deadline) === hongKongDate(now);
  const time = isToday ? hourText(deadline) : datedTimeText(deadline, clockWords[language]);
  const to = next ? hourText(next.end) : '';
  const parts = [
    fill(occasionOf(one, group, words[language]), { time, to }),
    nameOf(one, language),
    one.hasWrongNumber ? wrongNumber : '',
    count > 1 ? fill(cases, { count }) : '',
    owner || nobody,
    tries > 0 ? fill(tried, { count: tries }) : '',
  ];
  return fill(line, { parts: parts.filter(Boolean).join(' · ') });
}

/** What of a line is for which hour. */
function occasionOf(one: DigestCase, group: DigestGroup, { lineTimes }: (typeof words)[Language]): string {
  const { collection, isCallback, followUpKind, next } = one;
  if (isCallback) return lineTimes[group === 'overdue' ? 'over' : 'dated'][followUpKind ?? 'callback'];
  if (group === 'overdue') return lineTimes.wasDue;
  if (next) return lineTimes.next;
  return collection === 'messages' ? lineTimes.answerBy : lineTimes.callBy;
}

function nameOf({ collection, title, district }: AlertCase, language: Language): string {
  const { message, partnership, withDistrict } = words[language];
  if (collection === 'messages') return message;
  const place = districtLabels[language][district];
  const safe = withoutLinks(title);
  const name = place ? fill(withDistrict, { title: safe, district: place }) : safe;
  return collection === 'partnerships' ? fill(partnership, { title: name }) : name;
}

/** What a visitor wrote as a name, so that no mail or chat program makes a link of it: `http: //spam. example`. */
function withoutLinks(text: string): string {
  return text.replaceAll('://', ': //').replace(/(?<=[\p{L}\d])\.(?=\p{L}{2})/gu, '. ');
}

/** By when, or when, and from when on the person may be called; that nobody can, where the number is wrong. */
function timeText({ collection, deadline, time, next, hasWrongNumber }: AlertCase, language: Language): string {
  const { callBy, answerBy, wasDue, untouched, dated, noStep, next: callable, wrongNumber } = words[language];
  const texts = { callBy: collection === 'messages' ? answerBy : callBy, wasDue, untouched, noStep, ...dated };
  const dateOf = (at: number) => datedTimeText(at, clockWords[language]);
  const main = fill(texts[time], { time: dateOf(deadline) });
  if (hasWrongNumber) return `${main} · ${wrongNumber}`;
  // An hour that was promised to the person is one that suits them.
  if (!next || (time !== 'wasDue' && time !== 'reminder')) return main;
  return `${main} · ${fill(callable, { from: dateOf(next.start), to: hourText(next.end) })}`;
}
