import { createHash } from 'node:crypto';
import ical from 'ical-generator';
import { data, type LoaderFunctionArgs } from 'react-router';
import { desk as en } from '../../content/en/desk.ts';
import { desk as zh } from '../../content/zh/desk.ts';
import { collections } from '../../domain/collections.ts';
import { fill } from '../../domain/texts.ts';
import { meetingOf } from '../meeting.ts';
import { recordFacts } from '../record-facts.ts';
import { deskOf, languageOf } from '../request.ts';

const hour = 3_600_000;

/** The meeting of a case for a calendar. The same meeting has the same id, so that another date moves it there. */
export function loader(parameters: LoaderFunctionArgs) {
  const { collection, id = '' } = parameters.params;
  const language = languageOf(parameters.params);
  const known = collections.find((name) => name === collection);
  const record = known && deskOf(parameters).record(known, id);
  const facts = record && recordFacts(record, language);
  const meeting = record && facts ? meetingOf(record, facts.address) : null;
  if (!record || !meeting) throw data(null, 404);
  const { title } = { en, zh }[language].meeting;
  const calendar = ical({ prodId: '//Encore//Desk//EN' });
  calendar.createEvent({
    id: createHash('sha256').update(`${collection}/${id}`).digest('base64url'),
    sequence: record.version,
    start: new Date(meeting.at),
    end: new Date(meeting.at + hour),
    summary: fill(title, { case: record.title, member: meeting.member }),
    location: meeting.place,
    description: [facts?.contact.name, facts?.contact.phone].filter(Boolean).join(' · '),
  });
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meeting.ics"',
    },
  });
}
