type Network = 'whatsapp' | 'instagram' | 'rednote';

const glyphs: Record<Network, string> = {
  whatsapp:
    'M4 20l1.3-4.4A8 8 0 1 1 8.6 18.8zM9 8.5c-.5 3 3 6.5 6.5 6.5l1-1.8-2.2-1.2-1 1c-1.2-.5-2-1.4-2.6-2.6l1-1L10.5 7.3z',
  instagram: 'M8 4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4V8q0-4 4-4zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.6 7.3h.1',
  rednote: 'M5 4h11q3 0 3 3v13H8q-3 0-3-3zM5 17q0-3 3-3h11M9 8h6',
};

type Props = { links: readonly { network: Network; label: string; address: string }[] };

/** Links to WhatsApp, Instagram and RedNote, each with an icon. */
export function SocialLinks({ links }: Props) {
  return (
    <ul className="mt-5 grid gap-1">
      {links.map(({ network, label, address }) => (
        <li key={network}>
          <a href={address} rel="external" className="inline-flex items-center gap-3 py-1 font-bold hover:text-hot">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="w-7 text-hot">
              <path
                d={glyphs[network]}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className="text-link">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
