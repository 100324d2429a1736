import {
  type AlertChannelName,
  alertChannels,
  type CaseAlert,
  isStepAlert,
  type StepAlert,
} from '../../domain/cases/alerts.ts';
import type { Channel } from '../sending/worker.ts';

/** Somebody who is told by a channel. */
export type Receiver = {
  /** That of the member, or a name of the address that does not reveal it. */
  id: string;
  /** What the desk calls it. */
  name: string;
  /** Whether it is one person, who may have claimed a case. */
  isMember: boolean;
};

/** One way by which alerts are sent. */
export type AlertChannel = Channel & {
  /** False where the settings that it needs are missing. */
  isConfigured: boolean;
  /** Who is told by it at present. */
  receivers(): Receiver[];
};

export type AlertChannels = Readonly<Record<AlertChannelName, AlertChannel>>;

/** Everybody who is told at present. */
export function allReceivers(channels: AlertChannels) {
  return alertChannels.flatMap((channel) =>
    channels[channel].receivers().map((receiver) => ({ ...receiver, channel })),
  );
}

/** Half time and the next step concern the member who has claimed a case; everything else, and what nobody has claimed, all. */
export function receiversOf(channels: AlertChannels, kind: CaseAlert | StepAlert, owner: string | null) {
  const all = allReceivers(channels);
  const own = all.filter(({ isMember, id }) => isMember && id === owner);
  return (kind === 'half' || isStepAlert(kind)) && own.length > 0 ? own : all;
}

/** The member who asks for a test, and whoever is no member. */
export function receiversOfTest(channels: AlertChannels, memberId: string) {
  return allReceivers(channels).filter(({ isMember, id }) => !isMember || id === memberId);
}
