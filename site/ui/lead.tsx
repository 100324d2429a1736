import { isShortChinese, Units } from './units.tsx';

/** The last three characters of a Chinese text and its full stop, unless they belong to a figure. */
const chineseEnd = /(?<![\d\s])\p{sc=Han}{3}[。？！]$/u;

/** A long text whose Chinese end stays together: a last line of one or two characters looks like a mistake. */
export function WholeEnd({ children: text }: { children: string }) {
  const [end] = chineseEnd.exec(text) ?? [];
  return (
    <>
      <Units>{end ? text.slice(0, -end.length) : text}</Units>
      {end && <span className="whitespace-nowrap">{end}</span>}
    </>
  );
}

/** The paragraph that introduces a page or a section. */
export function Lead({ className = '', children: text }: { className?: string; children: string }) {
  const Text = isShortChinese(text) ? Units : WholeEnd;
  return (
    <p className={`${className} text-lg`}>
      <Text>{text}</Text>
    </p>
  );
}
