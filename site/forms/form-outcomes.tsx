import { BrandMark } from '../ui/brand-mark.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { FormWords } from './words.ts';

/** Why a form was not sent; the script shows the one that is true, and writes the seconds to wait into it. */
export function FormOutcome({ code, title, text }: { code: string; title: string; text: string }) {
  const [before, after] = text.split('{seconds}');
  return (
    <div
      data-outcome={code}
      hidden
      tabIndex={-1}
      className="mb-5 border-l-4 border-hot bg-paper px-4 py-3 outline-none"
    >
      <p className="font-bold text-hot">{title}</p>
      <p className="text-sm">
        {before}
        {after !== undefined && <span data-seconds />}
        {after}
      </p>
    </div>
  );
}

/** What stands in the form's place once the server has it. */
export function FormThanks({ words }: { words: FormWords['success'] }) {
  return (
    <div role="status">
      <div data-outcome="saved" hidden tabIndex={-1} className="grid justify-items-start gap-4 py-6 outline-none">
        <BrandMark />
        <p className="font-display text-2xl">
          <Phrases>{words.title}</Phrases>
        </p>
        <p>{words.text}</p>
        {words.again && (
          <button type="button" data-again className="button button-quiet">
            {words.again}
          </button>
        )}
      </div>
    </div>
  );
}
