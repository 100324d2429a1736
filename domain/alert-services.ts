import type { AlertChannelName, AlertKind, AlertProblem } from './alerts.ts';

/** The alerts, as the page of one member sees them. */
export type AlertServices = {
  alerts(): AlertState;
  /** Tries an alert that was given up from the beginning. @returns whether there was one with this key */
  sendAlertAgain(key: string): Promise<boolean>;
  /** Sends a test to the member, and to every webhook. */
  sendTestAlert(): Promise<void>;
};

export type AlertState = {
  /** `receivers` are the names of members, and the hosts of webhooks. */
  channels: readonly { name: AlertChannelName; isConfigured: boolean; receivers: readonly string[] }[];
  /** False when neither the member nor a webhook would get a test. */
  isTestPossible: boolean;
  /** What should have been sent 15 minutes ago, and is still tried. */
  waiting: readonly UnsentAlert[];
  /** What was given up, and waits for a person. */
  dead: readonly UnsentAlert[];
};

/** An alert that could not be sent yet. */
export type UnsentAlert = {
  key: string;
  kind: AlertKind;
  channel: AlertChannelName;
  /** The subject of the case, `collection/id`; null for a digest, a test, and a case that was deleted. */
  subject: string | null;
  /** Of the case, or empty. */
  title: string;
  /** The name of the member or the host of the webhook; empty when it is gone. */
  to: string;
  wantedAt: number;
  /** Null when there was no attempt. */
  problem: AlertProblem | null;
  /** What the other side answered, in its words, or empty. */
  detail: string;
};
