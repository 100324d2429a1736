import { readDraft } from '../forms/draft.ts';
import { forgetAttempt, lastAttempt } from './attempt.ts';
import { draftPlace } from './draft-place.ts';
import { showSentHere } from './sent-here.ts';
import { removeFromDevice } from './steps/local-storage.ts';
import { submissionsKey } from './submissions-key.ts';
import { keepSending, readUnsent } from './unsent.ts';
import { readNotes, updateNotes } from './unsent-notes.ts';
import { showWaitingDraft } from './waiting-draft.ts';

/** From here, because a file of its own would split what the form loads. */
export { showSentHere };

const day = 86_400_000;
/** Milliseconds for which a browser keeps what was not sent, and the list of what was; as the privacy notice says. */
const week = 7 * day;
const refusedTime = 30 * day;
const sentTime = 365 * day;

/** On any page: ends what is too old, says that a draft waits, and sends what waits. */
export async function resumeReferrals() {
  await forgetOld(Date.now()).catch(console.warn);
  const draft = readDraft(draftPlace, Date.now());
  if (draft) showWaitingDraft(draft);
  showSentHere('before');
  keepSending();
}

/**
 * Ends what this browser keeps of referrals, apart from those that still wait to be sent.
 * @param now milliseconds since 1970
 */
export async function forgetOld(now: number) {
  // Reading a draft ends one that is too old.
  readDraft(draftPlace, now);
  if (isOver(lastAttempt()?.submissionId, now, week)) forgetAttempt();
  const { refused, sent } = readNotes();
  const over = readUnsent().refused.filter(({ submissionId }) => isOver(submissionId, now, refusedTime));
  for (const { submissionId } of over) await removeFromDevice(submissionId);
  const isOld =
    refused.some((id) => isOver(id, now, refusedTime)) || sent.some((one) => isOver(one?.submissionId, now, sentTime));
  if (isOld) {
    updateNotes((notes) => {
      const young = notes.sent.filter((one) => !isOver(one?.submissionId, now, sentTime));
      const left = notes.refused.filter((id) => !isOver(id, now, refusedTime));
      return { refused: left, sent: young, key: young.length > 0 ? notes.key : '' };
    });
  }
  for (let index = localStorage.length - 1; index >= 0; index -= 1) {
    const key = `${localStorage.key(index)}`;
    const [name, movedAt] = key.split('.unreadable.');
    if (name === submissionsKey && Number(movedAt) < now - refusedTime) localStorage.removeItem(key);
  }
}

/** An id has the time at which the button was pressed. What has none is damaged, and may be what somebody typed: it stays. */
function isOver(submissionId: unknown, now: number, lifetime: number): boolean {
  const time = /^REF_(\d{13})_/.exec(`${submissionId}`)?.[1];
  return time !== undefined && Number(time) < now - lifetime;
}
