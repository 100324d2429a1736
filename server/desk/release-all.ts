import type { Database } from '../store/connection.ts';
import { append } from '../store/events.ts';

/** Within a transaction: gives back what a member is working on, so that nobody believes that it is looked after. */
export function releaseAll(database: Database, memberId: string, by: string) {
  for (const row of database.all('SELECT subject, version FROM cases WHERE owner = ? AND is_open = 1', memberId)) {
    const subject = `${row.subject}`;
    append(database, {
      subject,
      actionId: `released:${subject}@${row.version}`,
      expectedVersion: null,
      at: database.clock(),
      actor: by,
      type: 'released',
      data: {},
    });
  }
}
