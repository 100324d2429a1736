import type { ComponentType } from 'react';

type Props<P> = {
  /** The name `entry.client.ts` knows the island by. */
  name: string;
  component: ComponentType<P>;
  /** Everything the island needs, as JSON: it can read nothing else in the browser. */
  props: P;
};

/** A part of a page that React takes over in the browser; until then it is the same HTML, and works as that. */
export function Island<P extends object>({ name, component: Component, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
