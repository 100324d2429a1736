import { useEffect, useRef, useState } from 'react';
import type { NewLink } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useSignInWords } from './words.ts';

type Props = { link: NewLink; qr: { path: string; size: number } };

/** A link that was just made, to be handed over: copied, sent by the member's own mail program, or scanned. */
export function NewLinkNotice({ link, qr }: Props) {
  const { words } = useSignInWords();
  const { timeOf } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const { address, name, expiresAt } = link;
  const time = timeOf(expiresAt);
  const { newLink } = words;
  const mail = `mailto:?subject=${encodeURIComponent(newLink.subject)}&body=${encodeURIComponent(fill(newLink.body, { name, time, address }))}`;

  useEffect(() => {
    if (address) heading.current?.focus();
  }, [address]);

  async function copy() {
    // Without https there is no clipboard for pages; the text is selected then, to be copied by hand.
    field.current?.select();
    await navigator.clipboard?.writeText(address);
    setIsCopied(Boolean(navigator.clipboard));
  }

  return (
    <section aria-labelledby="new-link" className="desk-panel mt-4">
      <h2 id="new-link" ref={heading} tabIndex={-1} className="desk-heading">
        {fill(newLink[link.kind === 'device' ? 'device' : 'invitation'], { name })}
      </h2>
      <p className="mt-1">{fill(newLink.text, { name, time })}</p>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={newLink.address}
        onFocus={(event) => event.currentTarget.select()}
        className="desk-control mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={copy} className="desk-button">
          {newLink.copy}
        </button>
        <a href={mail} className="desk-button-quiet">
          {newLink.email}
        </a>
        <span role="status" className="self-center">
          {isCopied && newLink.copied}
        </span>
      </div>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={newLink.qr} className="mt-4 size-44">
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
    </section>
  );
}
