import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { fill, money } from '../../domain/texts.ts';
import { BodyText } from '../ui/body-text.tsx';
import { exampleFigures, figureRanges, figuresQuery, type ShopFigures } from './estimate.ts';
import { FigureInput } from './figure-input.tsx';
import { Receipt } from './receipt.tsx';
import { type ReceiptLine, receiptLines, withoutSums } from './receipt-lines.ts';
import { Stock } from './stock.tsx';
import { useFigures } from './use-figures.ts';
import { type CalculatorWords, calculatorWords } from './words.ts';

type Props = {
  language: Language;
  /** The path of the partnership form. */
  formPath: string;
};

const receiptId = 'receipt';

const names = Object.keys(figureRanges) as (keyof ShopFigures)[];

/**
 * Four figures, and the receipt that they make. It is a form whose button leads to the partnership form with the figures in
 * the address. Without JavaScript the receipt shows the example, and there is nothing to share.
 */
export function Calculator({ language, formPath }: Props) {
  const words = calculatorWords[language];
  const { ref, figures, hydrated, printings, problem, read, settle, press } = useFigures();
  const sums = receiptLines(figures, language);
  const lines = problem?.isEntered ? withoutSums(sums) : sums;
  const isExample = figuresQuery(figures) === figuresQuery(exampleFigures);
  const message = () => {
    const address = `${location.origin}${location.pathname}?${figuresQuery(figures)}#calculator`;
    return fill(words.message, { month: sums.month.value, address });
  };
  return (
    <form
      ref={ref}
      action={formPath}
      autoComplete="off"
      onInput={read}
      onBlur={({ target }: FocusEvent) =>
        target instanceof HTMLInputElement && settle(target.name as keyof ShopFigures)
      }
      onKeyDown={ignoreEnter}
      data-incomplete={problem?.isEntered || undefined}
      className="grid items-start gap-x-20 gap-y-16 print:gap-y-4 grid-cols-1 wide:grid-cols-[1.1fr_1fr] wide:grid-rows-[auto_auto_1fr]"
    >
      <div className="relative pt-23 noscript:pt-0 print:pt-0">
        {hydrated && <Stock figures={figures} />}
        {names.map((name) => (
          <FigureInput
            key={name}
            name={name}
            label={words.fields[name]}
            words={words}
            range={figureRanges[name]}
            initial={exampleFigures[name]}
            figure={figures[name]}
            ready={hydrated}
            problem={problem?.name === name ? problem : undefined}
            onPress={(sign) => press(name, sign)}
          />
        ))}
        {hydrated && (
          <p className="figures-in-print">{fill(words.figures, { ...figures, price: money(figures.price) })}</p>
        )}
        {hydrated && <MonthSum {...lines.month} />}
      </div>
      <div id={hydrated ? receiptId : undefined} className="wide:col-start-2 wide:row-span-3 wide:row-start-1">
        <Receipt title={isExample ? words.receipt.title : words.receipt.ownTitle} lines={lines} printings={printings} />
      </div>
      <div data-screen-only>
        <noscript>
          <p className="mb-5 max-w-prose">{words.withoutScript}</p>
        </noscript>
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="button">
            {words.start}
          </button>{' '}
          <a
            href={`https://wa.me/${hydrated ? `?text=${encodeURIComponent(message())}` : ''}`}
            rel="external"
            className={`button button-quiet text-cream ${hydrated ? '' : 'invisible'}`}
          >
            {words.whatsapp}
          </a>
        </p>
      </div>
      <Assumptions words={words.assumptions} />
    </form>
  );
}

/**
 * The sum of the month below the figures, which leads to the receipt, and is gone while the receipt's own is in the window. Changes
 * are announced there, not here.
 */
function MonthSum({ label, value }: ReceiptLine) {
  const [isRepeated, setIsRepeated] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsRepeated(Boolean(entries.at(-1)?.isIntersecting)));
    for (const sum of document.querySelectorAll(`#${receiptId} output`)) observer.observe(sum);
    return () => observer.disconnect();
  }, []);
  return (
    <a
      href={`#${receiptId}`}
      data-screen-only
      data-repeated={isRepeated || undefined}
      className="white-paper month-sum"
    >
      <span>{label}</span> <b>{value}</b>
    </a>
  );
}

/** What the receipt assumes, each behind one tap. */
function Assumptions({ words }: { words: CalculatorWords['assumptions'] }) {
  return (
    <div>
      <h3>{words.title}</h3>
      <div className="mt-3 border-b border-cream/30">
        {words.items.map(({ question, answer }) => (
          <details key={question} name="assumptions" className="answer group border-t border-cream/30">
            <summary className="flex items-center justify-between gap-4 py-3 font-medium">
              {question}
              <svg
                viewBox="0 0 16 16"
                aria-hidden="true"
                className="size-4 shrink-0"
                stroke="currentColor"
                strokeWidth="2"
              >
                <path d="M0 8h16" />
                <path d="M8 0v16" className="group-open:hidden" />
              </svg>
            </summary>
            <p className="pb-4">
              <BodyText>{answer}</BodyText>
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}

/** Enter in a number would leave the page for the partnership form. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
