import { rowsPerPage } from '../../domain/desk.ts';
import type { Database } from '../store/connection.ts';
import { formatPosition, parsePosition } from './position.ts';

/** One page of the readers of the newsletter, the latest first, without what is suspected spam. */
export function readSubscribers({ all }: Pick<Database, 'all'>, after: string | null) {
  const { key, subject } = parsePosition(after) ?? { key: Number.MAX_SAFE_INTEGER, subject: '' };
  const found = all(selectSubscribers, key, subject, rowsPerPage + 1) as { id: string; email: string; at: number }[];
  const rows = found.slice(0, rowsPerPage);
  const last = rows.at(-1);
  return { rows, next: last && found.length > rowsPerPage ? formatPosition({ key: last.at, subject: last.id }) : null };
}

const selectSubscribers = `SELECT id, document ->> 'email' AS email, received_at AS at FROM documents
  WHERE collection = 'subscribers' AND (received_at, id) < (?, ?) AND suspicion IS NULL
  ORDER BY received_at DESC, id DESC LIMIT ?`;
