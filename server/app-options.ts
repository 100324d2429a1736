import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { PublicPromise } from '../domain/cases/weekly-report.ts';
import type { Settings } from './config/environment.ts';
import type { DeskServer } from './desk/desk-server.ts';
import type { Pages } from './http/pages.ts';
import type { RenderPage } from './http/render.ts';
import type { ReferrerServices } from './referrers/referrer-services.ts';
import type { Runtime } from './runtime.ts';
import type { OutboxState } from './sending/outbox.ts';
import type { DocumentStore } from './store/document-store.ts';

/** Limits on requests. */
export type Limits = {
  /** Largest body in bytes. The limit is ours: docs/spec.md has none. */
  body: number;
  /** The same for a form of a browser without JavaScript, which sends each Chinese character in nine bytes instead of three. */
  formBody: number;
  writesPerMinute: number;
  /** How many clients and how many recent forms are kept in memory, so that it stays bounded. */
  remembered: number;
  /** Milliseconds within which the same form from the same client counts as a double click. */
  doubleClick: number;
};

export const defaultLimits: Limits = {
  body: 64 * 1024,
  formBody: 192 * 1024,
  writesPerMinute: 60,
  remembered: 10_000,
  doubleClick: 10 * 60_000,
};

/** The dependencies and settings of the app. */
export type AppOptions = Runtime & {
  store: DocumentStore;
  /** What `/healthz` says about what must still be sent; null where that cannot be known. */
  outboxState: () => OutboxState | null;
  pages: Pages;
  /** Renders the pages that depend on a request. */
  render: RenderPage;
  /** How the promise of 24 hours was kept lately; null where there is too little to say so. */
  publicPromise?: () => PublicPromise | null;
  /** The team's desk; without it its addresses are not found. */
  desk?: DeskServer;
  /** What referrers do on the pages of their referrals. */
  referrers: ReferrerServices;
  limits: Limits;
  settings: Settings;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called with an error that nobody expected. */
  reportError: (error: unknown) => void;
  /** What `/healthz` says about the disk; null where that cannot be known. */
  diskState: () => Promise<{ freeBytes: number | null; backupAgeHours: number | null; retentionRefused?: boolean }>;
  /** Called after each response with its status and the milliseconds it took. */
  onAnswer?: (request: Request, status: number, ms: number) => void;
  /** Called with the directive of our Content-Security-Policy by which a browser has blocked something. */
  onPolicyReport?: ((directive: string) => void) | undefined;
  /** The address at the other end of the socket. */
  socketAddress: (context: Context) => string;
};
