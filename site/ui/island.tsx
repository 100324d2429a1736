import type { ComponentType } from 'react';
import { PhraseBreaks } from './phrases.tsx';

type Props<P> = {
  /** The component's name in `scripts/entry.ts`. */
  name: string;
  component: ComponentType<P>;
  /** The component's props, written as JSON on the element, for hydration in the browser. */
  props: P;
  /** Keys of browser storage: when one of them is set, the component is loaded without waiting for a scroll. */
  storageKeys?: readonly string[];
};

/**
 * A component that React hydrates in the browser; until then it is plain HTML that works without JavaScript. Its headings have
 * no phrase breaks, because the browser does not have the code that finds them.
 */
export function Island<P extends object>({ name, component: Component, props, storageKeys = [] }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-storage={storageKeys.join(' ')}>
      <PhraseBreaks value={null}>
        <Component {...props} />
      </PhraseBreaks>
    </div>
  );
}
