/**
 * The next page is rendered while a finger or pointer is still on its link. "moderate" waits for a hover of 200 ms or a
 * press; anything more eager would fetch pages nobody opens over a phone's data plan. Behaviours with an effect wait
 * until the page is shown (`behaviours/when-shown.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Answers to forms, the API, files: asking for one of them is not reading a page.
          { not: { href_matches: ['/api/*', '/v1/*', '/*/answers/*', '/*.*'] } },
          { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
