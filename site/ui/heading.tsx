import { Phrases, useNameOfPhrases } from './phrases.tsx';

type Props = {
  level: 1 | 2 | 3;
  id?: string;
  className?: string;
  /** Plain text; for a heading with elements in it, write the element with `Phrases` around each of its texts. */
  children: string;
};

/** A heading that breaks between phrases where the language needs it. */
export function Heading({ level, id, className, children }: Props) {
  const Level = `h${level}` as const;
  return (
    <Level id={id} aria-label={useNameOfPhrases(children)} className={className}>
      <Phrases>{children}</Phrases>
    </Level>
  );
}
