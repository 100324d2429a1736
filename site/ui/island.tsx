import type { ComponentType } from 'react';
import { PhraseBreaks } from './phrases.tsx';

type Props<P> = {
  /** The name `entry.client.ts` knows the island by. */
  name: string;
  component: ComponentType<P>;
  /** What the island cannot know in the browser, as JSON on its element. */
  props: P;
};

/**
 * A part of a page that React hydrates in the browser; until then it is the same HTML, and works as that. Its headings have
 * no phrase breaks: the browser could not render them.
 */
export function Island<P extends object>({ name, component: Component, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <PhraseBreaks value={null}>
        <Component {...props} />
      </PhraseBreaks>
    </div>
  );
}
