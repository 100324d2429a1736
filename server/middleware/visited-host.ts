import type { AppOptions } from '../app-options.ts';

/** How many pages must have been asked for at other addresses before that says something. */
const enough = 50;

/**
 * Notices when no visitor uses the host of SITE_URL: forms are refused then, and links lead elsewhere. A proxy that does not
 * pass on `Host` has the same effect.
 * @returns `note`, called with the URL of each page, and `isVisited`, false when only other hosts were asked for
 */
export function createVisitedHost(siteUrl: string, log: AppOptions['log']) {
  const { host } = new URL(siteUrl);
  let visited = false;
  let others = 0;
  return {
    note(url: string) {
      if (visited) return;
      // The host alone: what follows it may have been typed by a person.
      const asked = URL.parse(url)?.host.slice(0, 200);
      visited = asked === host;
      others += 1;
      if (!visited && others === enough)
        log.warn({ siteUrl, asked }, 'Nobody has visited SITE_URL so far, only other addresses');
    },
    isVisited: () => visited || others < enough,
  };
}
