import { index, layout, route } from '@react-router/dev/routes';
import { deskLists } from '../domain/desk.ts';

/** Paths are relative to `site/`, React Router's app folder. */
const file = (name: string) => `../desk/${name}`;

/** The routes of the desk. All are rendered per request and hydrated; those of a member need a session. */
export const deskRoutes = route(':language/desk', file('desk-layout.tsx'), { id: 'desk' }, [
  layout(file('member-layout.tsx'), { id: 'member' }, [
    index(file('routes/list.tsx'), { id: 'desk/call-now' }),
    ...deskLists.slice(1).map((list) => route(list, file('routes/list.tsx'), { id: `desk/${list}` })),
    route('cases/:collection/:id', file('routes/record.tsx'), { id: 'desk/record' }),
    route('cases/:collection/:id/meeting.ics', file('routes/meeting.ts')),
    route('new-case', file('routes/new-case.tsx'), { id: 'desk/new-case' }),
    route('person', file('routes/person.tsx')),
    route('person/copy', file('routes/person-copy.ts')),
    route('newsletter', file('routes/newsletter.tsx')),
    route('report', file('routes/report.tsx')),
    route('report.csv', file('routes/report-csv.ts')),
    route('export', file('routes/export.ts')),
    route('alerts', file('routes/alerts.tsx')),
    route('team', file('routes/team.tsx')),
    route('devices', file('routes/devices.tsx')),
    route('*', file('routes/not-found.tsx')),
  ]),
  route('start', file('routes/start.tsx')),
  route('sign-in', file('routes/sign-in.tsx')),
  route('sign-out', file('routes/sign-out.ts')),
  route('passkey-options', file('routes/passkey-options.ts')),
]);
