import { Units } from './units.tsx';

/** The last three characters of a Chinese text and its full stop, unless they belong to a figure. */
const chineseEnd = /(?<![\d\s])\p{sc=Han}{3}[。？！]$/u;

type Props = { className?: string; children: string };

/**
 * The paragraph that introduces a page or a section. The end of a Chinese one stays together: browsers break between any two
 * characters, and a last line of one or two looks like a mistake.
 */
export function Lead({ className = '', children: text }: Props) {
  const [end] = chineseEnd.exec(text) ?? [];
  return (
    <p className={`${className} text-lg`}>
      <Units>{end ? text.slice(0, -end.length) : text}</Units>
      {end && <span className="whitespace-nowrap">{end}</span>}
    </p>
  );
}
