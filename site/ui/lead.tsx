import { keepUnits } from './body-text.tsx';

/** The last three characters of a Chinese text and its full stop, with the figure that they belong to. */
const chineseEnd = /(?:\p{sc=Han}{2}\d[\d,.]*|(?<![\d\s]))\p{sc=Han}{3}[。？！]$/u;

type Props = { className?: string; children: string };

/**
 * A text whose Chinese end stays together: browsers break between any two characters, and a last line of one or two looks like a
 * mistake.
 */
export function WholeEnd({ children: text }: { children: string }) {
  const [end] = chineseEnd.exec(text) ?? [];
  return (
    <>
      {keepUnits(end ? text.slice(0, -end.length) : text)}
      {end && <span className="whitespace-nowrap">{end}</span>}
    </>
  );
}

/** The paragraph that introduces a page or a section. */
export function Lead({ className = '', children: text }: Props) {
  return (
    <p className={`${className && `${className} `}text-lg`}>
      <WholeEnd>{text}</WholeEnd>
    </p>
  );
}
