import { hydrateRoot } from 'react-dom/client';
export function wake(el: HTMLElement) { hydrateRoot(el, null); }
