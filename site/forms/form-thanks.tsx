import { type ReactNode, useEffect, useRef } from 'react';
import { BodyText } from '../ui/body-text.tsx';
import eggTart from '../ui/drawings/food/egg-tart.svg?raw';
import { InlineDrawing } from '../ui/drawings/inline-drawing.tsx';

type Props = { words: { title: string; text: string; again?: string }; picture: ReactNode; onAgain(): void };

/** Replaces a posted form after the server has stored it, and gets the focus, because the form is hidden now. */
export function FormThanks({ words, picture, onAgain }: Props) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} tabIndex={-1} data-sent className="form-thanks">
      {picture ? <figure>{picture}</figure> : <InlineDrawing svg={eggTart} />}
      <p className="font-display">
        <BodyText>{words.title}</BodyText>
      </p>
      <p>
        <BodyText>{words.text}</BodyText>
      </p>
      {words.again && (
        <button type="button" onClick={onAgain} className="button button-quiet">
          {words.again}
        </button>
      )}
    </div>
  );
}
