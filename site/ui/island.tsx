import type { ComponentType } from 'react';
import { PhraseBreaks } from './phrases.tsx';

type Props<P> = {
  /** The name by which `scripts/entry.ts` knows the component. */
  name: string;
  component: ComponentType<P>;
  /** The component's props, kept as JSON on the element, because the browser cannot know them. */
  props: P;
  /** Keys of browser storage that hold something for this component: then it is loaded without waiting for a scroll. */
  storageKeys?: readonly string[];
};

/**
 * A component that React hydrates in the browser; until then it is plain HTML, and works as that. Its headings have no phrase
 * breaks: the browser could not render them.
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
