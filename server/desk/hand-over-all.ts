import { notify } from '../alerts/notices.ts';
import type { Database } from '../store/connection.ts';
import { append } from '../store/events.ts';

/**
 * Within a transaction: gives the open cases of a member who leaves to a colleague, who is told once of all of them. Without one they
 * stay what they were, and are everybody's, because their owner is not in the team.
 * @returns how many there are
 */
export function handOverAll(database: Database, memberId: string, by: string, heir: string | null): number {
  const rows = database.all(selectOpen, memberId);
  if (heir === null || rows.length === 0) return rows.length;
  for (const row of rows) {
    const subject = `${row.subject}`;
    append(database, {
      subject,
      actionId: `left:${memberId}:${subject}@${row.version}`,
      expectedVersion: null,
      at: database.clock(),
      actor: by,
      type: 'assigned',
      data: { to: heir, from: memberId },
    });
  }
  if (heir !== by)
    notify(database, { memberId: heir, kind: 'inherited', subject: `members/${memberId}`, version: 0, by });
  return rows.length;
}

const selectOpen = 'SELECT subject, version FROM cases WHERE owner = ? AND is_open = 1';
