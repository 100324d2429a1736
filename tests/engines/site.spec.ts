import { faq as faqEn } from '../../content/en/faq.ts';
import { site as siteEn } from '../../content/en/site.ts';
import { faq as faqZh } from '../../content/zh/faq.ts';
import { site as siteZh } from '../../content/zh/site.ts';
import { type Language, languages, otherLanguage } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { type ReferralField, referralFields } from '../../domain/referral.ts';
import { minimumFillTime } from '../../domain/spam.ts';
import { pageWords } from '../../site/page-words.ts';
import { groups, optionLabel, referral, storedFor, words } from '../referral-form.ts';
import type { Engine } from './engine.ts';
import { expect, test } from './engine-test.ts';
import {
  addressIs,
  choose,
  find,
  headingPhrases,
  isFocusedFieldShown,
  isWiderThanWindow,
  menuState,
  openQuestions,
  scriptRuns,
} from './in-page.ts';

const sites = { en: siteEn, zh: siteZh };
const faqs = { en: faqEn, zh: faqZh };
const enterKey = '\uE006';
const escapeKey = '\uE00C';

test.beforeEach(async ({ engine }) => {
  // So that an address with a fragment is loaded again.
  await engine.open('about:blank');
  await engine.resize(1280, 800);
});

for (const language of languages) {
  const { languageSwitch, nav } = sites[language];
  const form = words[language];

  test.describe(language, () => {
    test('the script runs at an address with a fragment, and after a reload further down', async ({ engine, site }) => {
      await engine.open(`${site.url}/${language}/referral#refer`);
      await engine.until(() => document.querySelector('#refer form[novalidate]') !== null);
      await engine.reload();
      await engine.until(scriptRuns);
      await engine.until(() => scrollY > 50);
    });

    test('a referral is typed, refused until it is complete, sent, thanked for and stored', async ({
      engine,
      name: browser,
      site,
    }) => {
      await engine.open(`${site.url}/${language}/referral#refer`);
      await engine.until(scriptRuns);
      await engine.click(find, 'button', form.next);
      await engine.until(isFocusedFieldShown, form.fields.businessName.label);

      const businessName = `${referral.businessName} ${browser} ${language}`;
      for (const [index, [, fields]] of groups.entries()) {
        if (index > 0) await engine.click(find, 'button', form.next);
        for (const name of Object.keys(fields) as ReferralField[]) {
          const value = name === 'businessName' ? businessName : String(referral[name]);
          await fillIn(engine, language, name, value);
        }
      }
      await engine.until((least) => performance.now() > least, minimumFillTime);
      await engine.click(find, 'button', form.submit);
      await engine.until((title) => document.activeElement?.textContent?.trim() === title, form.success.arrived.title);
      const [stored] = await storedFor(site, businessName);
      expect(stored).toMatchObject({ ...referral, businessName });
      const thanks = await engine.evaluate(() => document.querySelector('[data-sent]')?.textContent ?? '');
      expect(thanks.replace(/\s/g, '')).toContain(String(stored?.submissionId).slice(-8));
    });

    test('the menus open inside the window, close on Escape and lead on', async ({ engine, site }) => {
      await engine.open(`${site.url}/${language}`);
      await engine.click(find, 'button', nav.more);
      expect(await engine.evaluate(menuState, 'more-menu')).toEqual({ isOpen: true, isInside: true });
      await engine.type(escapeKey);
      expect(await engine.evaluate(menuState, 'more-menu')).toMatchObject({ isOpen: false });
      await engine.resize(500, 800);
      await engine.reload();
      await engine.click(find, 'button', nav.menu);
      expect(await engine.evaluate(menuState, 'menu')).toEqual({ isOpen: true, isInside: true });
      await engine.click(find, 'link', pageWords.faq[language].label);
      await engine.until(addressIs, pathTo('faq', language));
    });

    test('the language switch keeps path, query and fragment', async ({ engine, site }) => {
      await engine.open(`${site.url}/${language}/faq?from=poster#merchants`);
      await engine.until(scriptRuns);
      await engine.click(find, 'link', languageSwitch.label);
      await engine.until(addressIs, `/${otherLanguage(language)}/faq?from=poster#merchants`);
    });

    test('of the answers of a list one is open at a time', async ({ engine, site }) => {
      const [first, second = ''] = faqs[language].customers.items.map(({ question }) => question);
      await engine.open(`${site.url}/${language}/faq`);
      expect(await engine.evaluate(openQuestions)).toEqual([first]);
      await engine.click(find, 'summary', second);
      expect(await engine.evaluate(openQuestions)).toEqual([second]);
      await engine.click(find, 'summary', second);
      expect(await engine.evaluate(openQuestions)).toEqual([]);
    });
  });
}

test('the header of the home page follows a window that becomes narrower', async ({ engine, site }) => {
  await engine.open(`${site.url}/en`);
  // While the page is still loading, WebKit gets it right.
  await engine.until(scriptRuns);
  await engine.resize(500, 800);
  await engine.until(() => innerWidth === 500);
  await expect.poll(() => engine.evaluate(isWiderThanWindow), { timeout: 5_000 }).toBe(false);
});

test('Chinese headings break into lines between phrases only', async ({ engine, site }) => {
  await engine.resize(500, 800);
  for (const id of ['home', 'about', 'merchant', 'referral'] as const) {
    await engine.open(site.url + pathTo(id, 'zh'));
    const phrases = await engine.evaluate(headingPhrases);
    expect(phrases.length, id).toBeGreaterThan(2);
    expect(phrases.filter(({ lines }) => lines > 1)).toEqual([]);
  }
});

/** Fills in one field as a person does. */
async function fillIn(engine: Engine, language: Language, name: ReferralField, value: string): Promise<void> {
  const { label } = words[language].fields[name];
  const { kind } = referralFields[name];
  if (name === 'businessDistrict') return engine.evaluate(choose, label, value);
  await engine.click(find, 'field', kind === 'option' ? optionLabel(language, name, value) : label);
  if (kind !== 'option' && kind !== 'tick') await engine.type(value.replaceAll('\n', enterKey));
}
