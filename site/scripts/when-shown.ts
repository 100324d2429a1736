declare global {
  interface Document {
    /** True while a page is prerendered by the browser; undefined where browsers do not support that. */
    readonly prerendering?: boolean;
  }
}

/** Runs something once the page is shown: at once, or when a prerendered page is opened. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
