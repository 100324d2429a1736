import { alertMessages as en } from '../../content/en/alert-messages.ts';
import { desk as enDesk } from '../../content/en/desk.ts';
import { districts as enDistricts } from '../../content/en/options.ts';
import { alertMessages as zh } from '../../content/zh/alert-messages.ts';
import { desk as zhDesk } from '../../content/zh/desk.ts';
import { districts as zhDistricts } from '../../content/zh/options.ts';
import type { Alert, AlertCase, AlertKind, DigestCase } from '../../domain/alerts.ts';
import { hongKongDate } from '../../domain/clock.ts';
import { type DigestGroup, digestGroups } from '../../domain/digest.ts';
import type { Language } from '../../domain/languages.ts';
import { datedTimeText, fill, hourText } from '../../domain/texts.ts';

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
    text: inParagraphs(deadlineText(alert.case, alert.kind, language), alert.case.link),
    footer,
  };
}

/** Where a date is not for a promised call, what is told of it has words of its own. */
function stepWords(alert: Alert, language: Language) {
  const one = 'case' in alert ? alert.case : 'cases' in alert ? alert.cases[0] : undefined;
  const { kind } = alert;
  if ((kind !== 'callback' && kind !== 'missed') || !one?.followUpKind || one.followUpKind === 'callback') return {};
  return words[language].steps[kind][one.followUpKind];
}

/** Several cases at once, a line each. */
function bundleText(
  { kind, cases, count, link }: Extract<Alert, { count: number }>,
  subject: string,
  language: Language,
) {
  const { andMore, cases: counted, line } = words[language];
  const lines = cases.map((one) => {
    const parts = [nameOf(one, language), deadlineText(one, kind, language)].join(' · ');
    return `${fill(line, { parts })}\n  ${one.link}`;
  });
  if (count > cases.length) lines.push(fill(andMore, { count: count - cases.length }));
  return { subject: fill(subject, { case: fill(counted, { count }) }), text: [lines.join('\n'), link].join('\n\n') };
}

function digestText({ groups, at, link }: Extract<Alert, { kind: 'digest' }>, language: Language) {
  const { digest, andMore, groups: titles } = words[language];
  const counts = Object.fromEntries(digestGroups.map((group) => [group, groups[group].count]));
  const parts = digestGroups.flatMap((group) => {
    const { cases, count } = groups[group];
    if (count === 0) return [];
    const lines = cases.map((one) => `${lineText(one, group, at, language)}\n  ${one.link}`);
    const rest = count > cases.length ? [fill(andMore, { count: count - cases.length })] : [];
    return [[`${titles[group]} (${count})`, ...lines, ...rest].join('\n')];
  });
  return { subject: fill(digest.subject, counts), text: [digest.text, ...parts, link].join('\n\n') };
}

/** The hour, who is called, and who does: `• Call by 18:00 · Cafe, Islands · 2 cases · Kit · tried 1×`. */
function lineText(one: DigestCase, group: DigestGroup, now: number, language: Language): string {
  const { lineTimes, cases, nobody, tried, line } = words[language];
  const { deadline, next, count, owner, tries } = one;
  const isToday = hongKongDate(deadline) === hongKongDate(now);
  const time = isToday ? hourText(deadline) : datedTimeText(deadline, clockWords[language]);
  const to = next ? hourText(next.end) : '';
  const parts = [
    fill(lineTimes[occasionOf(one, group)], { time, to }),
    nameOf(one, language),
    count > 1 ? fill(cases, { count }) : '',
    owner || nobody,
    tries > 0 ? fill(tried, { count: tries }) : '',
  ];
  return fill(line, { parts: parts.filter(Boolean).join(' · ') });
}

function occasionOf({ collection, isCallback, followUpKind, next }: DigestCase, group: DigestGroup) {
  if (isCallback && followUpKind === 'meeting') return group === 'overdue' ? 'meetingOver' : 'meeting';
  if (group === 'overdue') return isCallback ? 'missed' : 'wasDue';
  if (isCallback) return 'callback';
  if (next) return 'next';
  return collection === 'messages' ? 'answerBy' : 'callBy';
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

function deadlineText(
  { collection, deadline, next, followUpKind }: AlertCase,
  kind: AlertKind,
  language: Language,
): string {
  const { callBy, answerBy, wasDue, untouched, dated } = words[language];
  const promised = dated[followUpKind ?? 'callback'];
  const by = collection === 'messages' ? answerBy : callBy;
  const texts: Partial<Record<AlertKind, string>> = {
    overdue: wasDue,
    callback: promised,
    missed: promised,
    'no-step': untouched,
  };
  const time = (at: number) => datedTimeText(at, clockWords[language]);
  const main = fill(texts[kind] ?? by, { time: time(deadline) });
  if (!next || kind !== 'overdue') return main;
  return `${main} · ${fill(words[language].next, { from: time(next.start), to: hourText(next.end) })}`;
}
