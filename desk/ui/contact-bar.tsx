import { useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { Icon } from './icon.tsx';

const languageNames: Record<Language, { short: string; whole: string }> = {
  en: { short: 'EN', whole: 'English' },
  zh: { short: '中', whole: '中文' },
};

/**
 * Call, WhatsApp, copy; or e-mail where there is no telephone number. On phones at the lower edge of the screen.
 * @param props `onTry` is called when somebody leaves the page to call or to write
 */
export function ContactBar({ onTry }: { onTry: () => void }) {
  const { words } = useDesk();
  const { facts, record, greetings, subjects } = useRecord();
  const { email } = facts.contact;
  const phone = record.number === 'wrong' || record.number === 'never' ? '' : facts.contact.phone;
  const text = words.record;
  if (!phone && !email) return null;
  return (
    <div className="desk-thumb-bar">
      {phone && (
        <a href={phoneAddress(phone)} onClick={onTry} className="desk-button flex-1">
          <Icon name="phone" className="size-5" />
          {text.call}
        </a>
      )}
      {!phone && email && (
        <a href={mailAddress(email, subjects.contact, greetings[0]?.text ?? '')} className="desk-button flex-1">
          <Icon name="mail" className="size-5" />
          {text.email}
        </a>
      )}
      {phone && <WhatsappLinks phone={phone} onTry={onTry} />}
      <Copy value={phone || email} />
    </div>
  );
}

/** In the language of the person, and beside it in the other one. A fixed line has WhatsApp hardly ever: it comes last. */
function WhatsappLinks({ phone, onTry }: { phone: string; onTry: () => void }) {
  const { words } = useDesk();
  const { greetings } = useRecord();
  return greetings.map(({ language, text }, index) => {
    const { whatsapp } = words.record;
    const { short, whole } = languageNames[language];
    return (
      <a
        key={language}
        href={whatsappAddress(phone, text)}
        target="_blank"
        rel="noreferrer"
        onClick={onTry}
        aria-label={index === 0 ? undefined : `${whatsapp}, ${whole} (${short})`}
        className={`desk-button-quiet ${index === 0 ? 'flex-1' : 'px-3'} ${isFixedLine(phone) ? 'order-1' : ''}`}
      >
        {index === 0 && <Icon name="chat" className="size-5" />}
        {index === 0 ? whatsapp : short}
      </a>
    );
  });
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
      <span aria-live="polite" className="max-md:sr-only">
        {isCopied ? words.record.copied : words.record.copy}
      </span>
    </button>
  );
}

/** Eight digits are a number in Hong Kong. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 8 ? `852${digits}` : digits;
}

/** In Hong Kong these begin with 2 or 3. */
export function isFixedLine(phone: string): boolean {
  return /^852[23]/.test(internationalDigits(phone));
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
