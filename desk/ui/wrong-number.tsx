import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { mailAddress, whatsappAddress } from './contact-bar.tsx';
import { VerbButton, VerbForm } from './verb-form.tsx';

/** In place of *Call* where the number is wrong: the referrer may know the right one, or a member has found it. */
export function WrongNumber() {
  const { record } = useRecord();
  const { wrongNumber: text } = useDesk().words;
  const phone = record.collection === 'referrals' ? 'contactPhone' : 'phone';
  if (record.number === 'never') {
    return (
      <p className="desk-notice mt-4 font-bold" data-tone="problem">
        {text.never}
      </p>
    );
  }
  if (record.number !== 'wrong') return null;
  return (
    <section aria-labelledby="wrong-number" className="desk-panel mt-4 max-w-xl">
      <h2 id="wrong-number" className="desk-heading">
        {text.title}
      </h2>
      <p className="mt-1 text-sm">{text.text}</p>
      <AskReferrer />
      <VerbForm className="mt-3 flex flex-wrap items-end gap-2">
        <label className="desk-label flex-1">
          {text.newNumber}
          <input type="tel" name="value" required autoComplete="off" className="desk-control" />
        </label>
        <VerbButton verb={`amend:${phone}`}>{text.save}</VerbButton>
      </VerbForm>
    </section>
  );
}

/** The question to the referrer, to be sent by WhatsApp or mail. */
export function AskReferrer() {
  const { facts, question, record } = useRecord();
  const { askReferrer: text } = useDesk().words;
  const { referrer } = facts;
  if (!question || !referrer) return null;
  return (
    <p className="desk-actions mt-3 flex flex-wrap items-center gap-x-4">
      {fill(text.ask, { name: referrer.name })}
      {referrer.phone && !record.isReferrerNeverCalled && (
        <a href={whatsappAddress(referrer.phone, question.text)} target="_blank" rel="noreferrer" className="desk-link">
          {text.byWhatsapp}
        </a>
      )}
      {referrer.email && (
        <a href={mailAddress(referrer.email, question.subject, question.text)} className="desk-link">
          {text.byEmail}
        </a>
      )}
    </p>
  );
}
