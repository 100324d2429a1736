import { Phrases, useNameOfPhrases } from './phrases.tsx';

type Props = { address: string; children: string };

/** The link of a card, which covers the whole card; its title breaks as headings do. */
export function CardLink({ address, children: title }: Props) {
  return (
    <a
      href={address}
      aria-label={useNameOfPhrases(title)}
      className="group-hover:text-hot after:absolute after:inset-0"
    >
      <Phrases>{title}</Phrases>
    </a>
  );
}
