import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaseCollection } from '../../domain/cases/pipeline.ts';
import type { CaseRow } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { Amend } from './amend.tsx';
import { mailAddress, phoneAddress } from './contact-bar.tsx';
import { Duplicates } from './duplicates.tsx';
import { Icon } from './icon.tsx';
import { VerbButton, VerbForm } from './verb-form.tsx';

/** What was sent: the words first, then what a caller needs to know. */
export function RecordDetails() {
  const { record, facts, subjects, pageLanguage } = useRecord();
  const { words, timeOf } = useDesk();
  const text = words.record;
  const { contact, referrer } = facts;
  const via = words.via[record.via as keyof typeof words.via] ?? record.via;
  const reason = text.suspicions[record.suspicion as keyof typeof text.suspicions] ?? record.suspicion;
  const askFor = [contact.name, contact.position].filter(Boolean).join(' · ');
  return (
    <div className="grid content-start gap-5">
      {record.suspicion && (
        <div className="desk-notice mt-0" data-tone="problem">
          <p className="flex-1">{fill(text.suspicion, { reason: reason ?? '' })}</p>
          {record.stage === 'spam' && (
            <VerbForm>
              <VerbButton verb={`move:${record.moves[0]}`}>{words.verbs['not-spam']}</VerbButton>
            </VerbForm>
          )}
        </div>
      )}
      {record.sameAs && (
        <p className="desk-notice desk-actions mt-0">
          <Link to={`../cases/${record.sameAs.collection}/${record.sameAs.id}`} className="desk-link">
            {fill(text.sameAs, { title: record.sameAs.title })}
          </Link>
        </p>
      )}
      {facts.mainText && (
        <section aria-labelledby="said">
          <h2 id="said" className="desk-heading">
            {
              { referrals: text.said, partnerships: text.theirNotes, messages: text.message }[
                record.collection as CaseCollection
              ]
            }
          </h2>
          <p className="desk-said">{facts.mainText}</p>
          {facts.moreText && (
            <p className="mt-2 whitespace-pre-wrap">
              <span className="text-soft">{`${text.also}${words.notices.separator}`}</span>
              {facts.moreText}
            </p>
          )}
        </section>
      )}
      <dl className="desk-facts">
        <Fact name={text.bestTime} value={facts.bestTime} />
        <Fact
          name={facts.address ? text.address : text.district}
          value={[facts.address, facts.district].filter(Boolean).join(' · ')}
        >
          {facts.address && <MapLink address={facts.address} />}
        </Fact>
        <Fact name={text.askFor} value={askFor || (contact.phone && words.newCase.unknown)}>
          <Reach phone={contact.phone} number={record.number} email={contact.email} subject={subjects.contact} />
        </Fact>
        <Fact name={text.surplus} value={facts.surplus} />
        {facts.others.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {referrer && (
          <Fact name={text.referrer} value={[referrer.name, referrer.relationship].filter(Boolean).join(' · ')}>
            <Naming />
            <Reach
              phone={referrer.phone}
              number={record.isReferrerNeverCalled ? 'never' : null}
              email={referrer.email}
              subject={subjects.referrer}
            />
          </Fact>
        )}
        <Fact name={text.reference} value={record.id} />
        <Fact name={text.arrived} value={fill(text.arrivedVia, { time: timeOf(record.arrivedAt), via })}>
          {pageLanguage && <span className="text-soft">{text.language[pageLanguage]}</span>}
        </Fact>
      </dl>
      <Amend />
      <Duplicates />
    </div>
  );
}

/** Whether the contact may be told who referred them, which only the referrer decides. */
function Naming() {
  const { naming } = useDesk().words;
  const isAllowed = useRecord().record.agreedAt !== null;
  return (
    <>
      <span className="desk-mark" data-tone={isAllowed ? 'good' : undefined}>
        {isAllowed ? naming.allowed : naming.forbidden}
      </span>
      <VerbForm>
        <VerbButton verb={`agree:${isAllowed ? 'no' : 'yes'}`} className="desk-button-quiet text-sm">
          {isAllowed ? naming.forbid : naming.allow}
        </VerbButton>
      </VerbForm>
    </>
  );
}

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-4 whitespace-pre-line wrap-anywhere">
        {value}
        {children}
      </dd>
    </div>
  );
}

type ReachProps = { phone: string; number: CaseRow['number']; email: string; subject: string };

function Reach({ phone, number, email, subject }: ReachProps) {
  const { words } = useDesk();
  const isNotCalled = number === 'wrong' || number === 'never';
  return (
    <>
      {phone && isNotCalled && (
        <span>
          <s>{phone}</s> {words.list.number[number]}
        </span>
      )}
      {phone && !isNotCalled && (
        <a href={phoneAddress(phone)} className="desk-link">
          {phone}
        </a>
      )}
      {email && (
        <a href={mailAddress(email, subject, '')} className="desk-link">
          {email}
        </a>
      )}
    </>
  );
}

/** The device's own map application, or OpenStreetMap, which needs no account. */
function MapLink({ address }: { address: string }) {
  const { words } = useDesk();
  const query = encodeURIComponent(`${address.replaceAll('\n', ', ')}, Hong Kong`);
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${query}`}
      target="_blank"
      rel="noreferrer"
      className="desk-link inline-flex items-center gap-1"
    >
      <Icon name="map" />
      {words.record.map}
    </a>
  );
}
