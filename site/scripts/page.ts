import { isLanguage, type Language, languageOfPath, storedLanguageHash } from '../../domain/languages.ts';
import { narrowScreen, scrollThreshold } from './constants.ts';
import { speculationRules } from './speculation-rules.ts';
import { whenShown } from './when-shown.ts';

/** The script of every page: the behaviours of docs/spec.md §2.16, the language, and the download link (§1). */
const root = document.documentElement;
const prefix = languageOfPath(location.pathname);

// Added by script, because in the HTML the manifest delays the first paint by a round trip (0.15 s with Lighthouse's mobile
// preset), and the speculation rules are 120 bytes of every page. Pages that are rendered per request allow scripts by a nonce.
document.head.append(
  Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: `/${prefix ?? 'en'}/site.webmanifest`,
  }),
  Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    // Other browsers than those with trusted types have no speculation rules.
    text: window.trustedTypes?.createPolicy('rules', { createScript: String }).createScript(speculationRules),
    nonce: document.scripts[0]?.nonce,
  }),
);

if (matchMedia('(pointer: coarse)').matches || navigator.maxTouchPoints > 0) root.setAttribute('data-touch', '');

// The hour in Hong Kong, which has no summer time: the drawn shops open and close by it (site/styles/drawings.css).
const hour = (Date.now() / 3_600_000 + 8) % 24;
if (hour >= 21 || hour < 6) root.dataset.shops = 'closed';
else if (hour < 18) root.dataset.shops = 'open';

// The menu of the page, and not that of a link or of a reference to be copied (docs/decisions/0013).
addEventListener('contextmenu', (event) => {
  const kept = (event.target as Element).closest('input, textarea, select, [contenteditable], a[href], .reference');
  if (innerWidth <= narrowScreen && !kept) event.preventDefault();
});

/** The language is stored in local storage, and in a cookie for the server, which needs it for paths without a prefix. */
function remember(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem('language', language);
  } catch {
    // No storage: the path still says the language.
  }
}

function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem('language');
    if (isLanguage(stored)) return stored;
  } catch {
    // No storage: the browser's own language decides.
  }
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}

// A page that is only prepared ahead, as under the pointer on the language switch, has not been chosen yet.
whenShown(() => {
  const isGuess = location.hash === storedLanguageHash;
  const language = (!isGuess && prefix) || rememberedLanguage();
  remember(language);
  if (isGuess || document.querySelector('[data-not-found]'))
    import('./unprefixed.ts').then(({ settle }) => settle(language));
});

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  remember(link.dataset.language as Language);
  link.search = location.search;
  link.hash = location.hash;
});

// A menu that the focus has left would cover what has it now.
addEventListener('focusin', ({ target }) => {
  const menu = document.querySelector<HTMLElement>(':popover-open');
  if (!menu?.contains(target as Node)) menu?.hidePopover();
});

// Our server leads an article's address without a language to the reader's (docs/spec.md §2.12); a static host,
// known by an API elsewhere, cannot.
if (JSON.parse(root.dataset.endpoints ?? '{}').apiOrigin) {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/blog/"]');
    if (link) link.pathname = `/${prefix ?? 'en'}${link.pathname}`;
  });
}

// Only Android gets the APK page instead of the app store (docs/spec.md §1).
if (/android/i.test(navigator.userAgent)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-android]')) {
    link.href = link.dataset.android ?? link.href;
  }
}

// Drawings that are not to delay the first paint (site/ui/drawings/late-drawing.tsx): those on the screen, and the others once
// someone scrolls or prints. The text of one below a phone's screen took as long to lay out as the display fonts.
const drawings = document.querySelectorAll<SVGUseElement>('use[data-file]');
const draw = (use: SVGUseElement) => use.setAttribute('href', use.dataset.file as string);
for (const use of drawings)
  new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(use)).observe(use.parentNode as Element);
for (const event of ['scroll', 'beforeprint']) addEventListener(event, () => drawings.forEach(draw), { once: true });

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
addEventListener('scroll', markScrolled, { passive: true });
// In a frame, which has a layout anyway: to read `scrollY` here would need one more, in the same long task as this script.
requestAnimationFrame(markScrolled);
