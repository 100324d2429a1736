import { useState } from 'react';
import { greetingOf } from '../greeting.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { Icon } from './icon.tsx';

/** Call, WhatsApp, copy; or e-mail where there is no telephone number. On phones at the lower edge of the screen. */
export function ContactBar({ title, onCall }: { title: string; onCall: () => void }) {
  const { words } = useDesk();
  const { facts, record } = useRecord();
  const { email } = facts.contact;
  const phone = record.number === 'wrong' ? '' : facts.contact.phone;
  const text = words.record;
  const greeting = greetingOf(facts, title, text);
  if (!phone && !email) return null;
  return (
    <div className="desk-thumb-bar">
      {phone && (
        <>
          <a href={phoneAddress(phone)} onClick={onCall} className="desk-button flex-1">
            <Icon name="phone" className="size-5" />
            {text.call}
          </a>
          <a
            href={whatsappAddress(phone, greeting)}
            target="_blank"
            rel="noreferrer"
            className="desk-button-quiet flex-1"
          >
            <Icon name="chat" className="size-5" />
            {text.whatsapp}
          </a>
        </>
      )}
      {!phone && email && (
        <a href={mailAddress(email, title, greeting)} className="desk-button flex-1">
          <Icon name="mail" className="size-5" />
          {text.email}
        </a>
      )}
      <Copy value={phone || email} />
    </div>
  );
}

/** Needs a script, and appears only with one; the number itself can be selected. */
function Copy({ value }: { value: string }) {
  const { words } = useDesk();
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="desk-button-quiet script-only"
      onClick={async () => {
        await navigator.clipboard.writeText(value);
        setCopied(true);
      }}
    >
      <Icon name={isCopied ? 'check' : 'copy'} className="size-5" />
      <span aria-live="polite">{isCopied ? words.record.copied : words.record.copy}</span>
    </button>
  );
}

/** Eight digits are a number in Hong Kong. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 8 ? `852${digits}` : digits;
}

export function phoneAddress(phone: string): string {
  return `tel:+${internationalDigits(phone)}`;
}

export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(text)}`;
}

/** The person wrote the address, which may have a `?` in it: unencoded it would add receivers or another text (RFC 6068 §2). */
export function mailAddress(email: string, subject: string, body: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
