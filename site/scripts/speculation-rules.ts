/**
 * Browsers prerender a page while the pointer or finger is on its link. "moderate" waits for a hover of 200 ms or a press;
 * more eager settings would use mobile data for pages that are never opened. Scripts with side effects wait until the page is
 * shown (`site/scripts/when-shown.ts`). The Content-Security-Policy has the hash of this text.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Not responses to forms, the API and files.
          { not: { href_matches: ['/api/*', '/*/answers/*', '/*.*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
