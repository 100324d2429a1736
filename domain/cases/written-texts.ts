import { type CaseEvent, writtenText } from './case-events.ts';

type Rewritten = CaseEvent & { type: 'rewritten' };

/** What members wrote, by the version of its event: as its author left it, empty where they removed it. */
export function textsOf(events: readonly CaseEvent[]): ReadonlyMap<number, string> {
  return new Map(events.map((event) => [versionOf(event), writtenText(event)]));
}

/** The last change of each text by its author, by the version of the event that has the text. */
export function rewritesOf(events: readonly CaseEvent[]): ReadonlyMap<number, Rewritten> {
  const changes = events.filter((event): event is Rewritten => event.type === 'rewritten');
  return new Map(changes.map((event) => [event.data.version, event]));
}

/** The events whose text a change replaces. It is deleted wherever it is stored, and only their text: that they happened stays. */
export function replacedBy(events: readonly CaseEvent[], change: CaseEvent): CaseEvent[] {
  const rewritten = versionOf(change);
  if (change.type !== 'rewritten') return [];
  return events.filter((event) => event.version < change.version && versionOf(event) === rewritten);
}

/** True for a text that is still there, of a member who wrote it: nobody else changes it. */
export function isRewritable(events: readonly CaseEvent[], version: number, memberId: string): boolean {
  return (
    events.some((event) => event.version === version && event.actor === memberId) && !!textsOf(events).get(version)
  );
}

/** Of a change the version of the event that has the text, else its own. */
function versionOf({ type, version, data }: CaseEvent): number {
  return type === 'rewritten' ? data.version : version;
}
