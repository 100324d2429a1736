import { fill } from '../../domain/texts.ts';
import type { ShownLine } from '../history-lines.ts';
import type { RecordFacts } from '../record-facts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { mailAddress, whatsappAddress } from './contact-bar.tsx';
import { VerbButton, VerbForm } from './verb-form.tsx';

/** Who did what, when; the newest first. */
export function History() {
  const { lines } = useRecord();
  const { words } = useDesk();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="desk-heading">
        {words.history.title}
      </h2>
      <ol className="desk-history">
        {lines.toReversed().map((line) => (
          <Line key={line.version} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: ShownLine }) {
  const { facts } = useRecord();
  const { words, timeOf } = useDesk();
  const { version, at, late, by, title, text, reason, followUpAt, audience, rewrittenAt } = line;
  const { isCorrected, isCorrectable } = line;
  return (
    <li data-corrected={isCorrected || undefined} data-audience={audience}>
      <p>
        <strong className="font-bold">{title}</strong>
        {followUpAt !== null && ` ${fill(words.history.until, { time: timeOf(followUpAt) })}`}
        {isCorrected && <span className="desk-mark ml-2">{words.history.mistake}</span>}
      </p>
      {text && <p className="whitespace-pre-wrap">{text}</p>}
      {rewrittenAt !== null && (
        <p className="text-sm text-soft">
          {fill(text ? words.history.rewritten : words.history.removed, { name: by, time: timeOf(rewrittenAt) })}
        </p>
      )}
      {reason && <p className="whitespace-pre-wrap">{reason}</p>}
      <p className="text-sm text-soft">{[timeOf(at), late, by].filter(Boolean).join(' · ')}</p>
      {audience === 'referrer' && facts.referrer && text && !isCorrected && (
        <SendNote text={text} referrer={facts.referrer} />
      )}
      {line.isRewritable && <Rewrite key={text} version={version} text={text} />}
      {isCorrectable && (
        <details className="mt-1">
          <summary className="desk-summary text-sm">{words.verbs.correct}</summary>
          <VerbForm className="mt-2 flex items-end gap-2">
            <label className="desk-label flex-1">
              {words.verbs.correctReason}
              <input name="reason" required className="desk-control" />
            </label>
            <VerbButton verb={`correct:${version}`}>{words.verbs.correctButton}</VerbButton>
          </VerbForm>
        </details>
      )}
    </li>
  );
}

/** Only for who wrote it, at any time. */
function Rewrite({ version, text }: Pick<ShownLine, 'version' | 'text'>) {
  const { verbs } = useDesk().words;
  return (
    <details className="mt-1">
      <summary className="desk-summary text-sm">{verbs.rewrite}</summary>
      <VerbForm className="mt-2 flex flex-wrap gap-2">
        <textarea name="text" aria-label={verbs.rewrite} rows={2} defaultValue={text} className="desk-control" />
        <VerbButton verb={`rewrite:${version}`}>{verbs.keepNote}</VerbButton>
        <VerbButton verb={`rewrite:${version}:remove`}>{verbs.removeText}</VerbButton>
      </VerbForm>
    </details>
  );
}

function SendNote({ text, referrer }: { text: string; referrer: NonNullable<RecordFacts['referrer']> }) {
  const { subjects } = useRecord();
  const { verbs } = useDesk().words;
  return (
    <p className="desk-actions flex gap-4 text-sm">
      {referrer.phone && (
        <a href={whatsappAddress(referrer.phone, text)} target="_blank" rel="noreferrer" className="desk-link">
          {verbs.sendByWhatsapp}
        </a>
      )}
      {referrer.email && (
        <a href={mailAddress(referrer.email, subjects.referrer, text)} className="desk-link">
          {verbs.sendByEmail}
        </a>
      )}
    </p>
  );
}
