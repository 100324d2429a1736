import { readFileSync, writeFileSync } from 'node:fs';
import { htmlFiles } from './page-files.ts';

/** What decorates a page: the addresses of its script and of the face of its headings. */
export type Decoration = { script: string; face: string };

/** Has every page ask for its decoration after its first paint. */
export function deferAssets(folder: string, decoration: Decoration): void {
  for (const file of htmlFiles(folder)) {
    writeFileSync(file, afterPaint(readFileSync(file, 'utf8'), decoration));
  }
}

/**
 * Lets a first visit paint before anything but the document is asked for. Loaded beside it, script and face cost 0.25 s of
 * paint on Lighthouse's phone. Who comes from another of our pages has them in the cache and gets them at once;
 * our own frame, whose referrer is the page around it, does not.
 * @param html a page with its styles, and the script of React Router's build, in its head
 */
export function afterPaint(html: string, { script, face }: Decoration): string {
  const source = `url(${face}) format("woff2")`;
  // The face has one weight, and is declared for all: beside bold Chinese a browser would smear it into a bolder one.
  const rule = `@font-face{font-family:Young Serif;font-weight:100 900;font-display:swap;src:${source}}`;
  const loader =
    'const load=()=>{' +
    // Added once it is there, the page is laid out anew once; a rule that is switched on does it twice.
    `new FontFace("Young Serif",${JSON.stringify(source)},{weight:"100 900"}).load().then(f=>document.fonts.add(f),()=>{});` +
    `import("${script}")};` +
    'if(document.prerendering||top===self&&document.referrer.startsWith(origin+"/"))load();' +
    'else new PerformanceObserver((list,o)=>{' +
    'if(list.getEntriesByName("first-contentful-paint")[0]){o.disconnect();load()}' +
    '}).observe({type:"paint",buffered:true})';
  return (
    html
      .replace('<style>', (style) => `${style}@media (scripting: none){${rule}}`)
      // Inline, because a file would have to be asked for first; the Content-Security-Policy names its hash.
      .replace(/<script type="module" src="[^"]+"><\/script>/, () => `<script type="module">${loader}</script>`)
  );
}
