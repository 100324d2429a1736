import type { Context } from 'hono';
import type { DeskRequest } from '../../domain/desk.ts';

/** What the app needs of the desk. */
export type DeskServer = {
  /** What the pages of a request are rendered with, by its cookies. `cookie` is a `Set-Cookie` value that renews the session. */
  open(context: Context): { data: DeskRequest; cookie?: string };
};
