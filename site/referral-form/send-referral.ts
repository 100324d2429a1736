import { districtOf } from '../../domain/districts.ts';
import type { Referral } from '../../domain/referral.ts';
import type { SubmissionMetadata } from '../../domain/spam.ts';
import type { SubmitResult } from '../forms/use-submission.ts';
import { forgetAttempt, submissionFor } from './attempt.ts';
import { deliver } from './chain.ts';
import { Refused } from './steps/api.ts';
import type { Endpoints } from './steps/call.ts';
import { allSteps } from './steps.ts';
import { firstPause, keepSending, recordStored } from './unsent.ts';
import { links, recordSent } from './unsent-notes.ts';

export type ReferralOutcome = {
  /** The step of the chain that saved it; null when all failed. */
  savedBy: 'cloud' | 'fallback' | 'device' | null;
  submissionId: string;
  businessName: string;
  contactName: string;
};

/**
 * Delivers a referral through the chain (docs/spec.md §4.2). A referral that could only be stored on the device is sent
 * again by `keepSending`.
 */
export async function sendReferral(
  referral: Referral,
  given: SubmissionMetadata,
  endpoints: Endpoints,
): Promise<SubmitResult<ReferralOutcome>> {
  const submission = submissionFor(referral);
  const { submissionId, businessName, contactName } = submission;
  const linkHash = await links.make?.(submissionId);
  // The link of a poster names its district. Whatever else an address says is not sent.
  const place = districtOf(new URLSearchParams(location.search).get('via'));
  const metadata = { ...given, place, linkHash };
  const { savedBy, errors } = await deliver(submission, allSteps(endpoints, metadata));
  for (const error of errors) console.warn(error);
  if (savedBy === 'device') {
    recordStored(
      submissionId,
      metadata,
      errors.some((error) => error instanceof Refused),
    );
    keepSending(endpoints, firstPause);
  } else if (savedBy) recordSent(submission);
  if (savedBy) forgetAttempt();
  return { sent: savedBy !== null, outcome: { savedBy, submissionId, businessName, contactName } };
}
