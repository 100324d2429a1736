import { faq as faqEn } from '../../content/en/faq.ts';
import { site as siteEn } from '../../content/en/site.ts';
import { faq as faqZh } from '../../content/zh/faq.ts';
import { site as siteZh } from '../../content/zh/site.ts';
import { languages, otherLanguage } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { type ReferralField, referralFields } from '../../domain/referral.ts';
import { minimumFillTime } from '../../domain/spam.ts';
import { pageWords } from '../../site/page-words.ts';
import { cardName, groups, optionLabel, referral, storedFor, words } from '../referral-form.ts';
import { expect, test } from './browser-test.ts';
import { keys, type Tab } from './tab.ts';

const sites = { en: siteEn, zh: siteZh };
const faqs = { en: faqEn, zh: faqZh };

/** Whether a menu is open, and inside the window. */
const menuState = (tab: Tab, id: string) =>
  tab.evaluate((menu) => {
    const element = document.getElementById(menu) as HTMLElement;
    const { left, right } = element.getBoundingClientRect();
    return { open: element.matches(':popover-open'), inside: left >= 0 && right <= innerWidth };
  }, id);

test.beforeEach(({ tab }) => tab.driver.resize(1280, 800));

for (const language of languages) {
  const site = sites[language];
  const form = words[language];

  test.describe(language, () => {
    test('the script runs at an address with a fragment, and after a reload further down', async ({ tab }) => {
      await tab.open(`/${language}/referral#refer`);
      await tab.scriptRuns();
      await tab.until('the form is hydrated', () =>
        tab.evaluate(() => document.querySelector('#refer form[novalidate]') !== null),
      );
      await tab.driver.reload();
      await tab.scriptRuns();
      await tab.until('the page is further down', () => tab.evaluate(() => scrollY > 50));
    });

    test('a referral is typed, refused until it is complete, sent, thanked for and stored', async ({ tab, site }) => {
      await tab.open(`/${language}/referral#refer`);
      await tab.scriptRuns();
      await tab.click({ kind: 'button', name: form.next });
      const first = form.fields.businessName.label;
      await tab.until('the first field has the focus and shows its label below the bar', () =>
        tab.on({ kind: 'field', name: first }, (field) => {
          const label = (field as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
          const bar = document.querySelector('header')?.getBoundingClientRect();
          return (
            document.activeElement === field && label && bar && label.top > bar.bottom && label.bottom < innerHeight
          );
        }),
      );

      const businessName = `${referral.businessName} ${test.info().project.name} ${language}`;
      for (const [index, [, fields]] of groups.entries()) {
        if (index > 0) await tab.click({ kind: 'button', name: form.next });
        for (const name of Object.keys(fields) as ReferralField[]) {
          const { label } = form.fields[name];
          const value = name === 'businessName' ? businessName : String(referral[name]);
          const { kind } = referralFields[name];
          if (name === 'businessDistrict') await tab.choose(label, value);
          else if (kind === 'option') await tab.click({ kind: 'field', name: optionLabel(language, name, value) });
          else if (kind === 'tick') await tab.click({ kind: 'field', name: label });
          else await tab.fill(label, value);
        }
      }
      await tab.until('a person would have needed this long', () =>
        tab.evaluate((least) => performance.now() > least, minimumFillTime),
      );
      await tab.click({ kind: 'button', name: form.submit });
      const thanks = { kind: 'heading', name: form.success.arrived.title } as const;
      expect(await tab.on(thanks, (heading) => document.activeElement === heading)).toBe(true);
      const [stored] = await storedFor(site, businessName);
      expect(stored).toMatchObject({ ...referral, businessName });
      expect(
        await tab.on(thanks, (heading) => heading.closest('[data-sent]')?.textContent?.replace(/\s/g, '')),
      ).toContain(String(stored?.submissionId).slice(-8));
    });

    test('the menus open inside the window, close on Escape and lead on', async ({ tab }) => {
      await tab.open(`/${language}`);
      await tab.click({ kind: 'button', name: site.nav.more });
      expect(await menuState(tab, 'more-menu')).toEqual({ open: true, inside: true });
      await tab.type(keys.Escape);
      expect((await menuState(tab, 'more-menu')).open).toBe(false);
      await tab.driver.resize(500, 800);
      await tab.click({ kind: 'button', name: site.nav.menu });
      expect(await menuState(tab, 'menu')).toEqual({ open: true, inside: true });
      await tab.click({ kind: 'link', name: pageWords.faq[language].label });
      await tab.until('the FAQ is open', async () => (await tab.address()) === pathTo('faq', language));
    });

    test('the language switch keeps path, query and fragment', async ({ tab }) => {
      await tab.open(`/${language}/faq?from=poster#merchants`);
      await tab.scriptRuns();
      await tab.click({ kind: 'link', name: site.languageSwitch.label });
      const wanted = `/${otherLanguage(language)}/faq?from=poster#merchants`;
      await tab.until('the other language is open', async () => (await tab.address()) === wanted);
    });

    test('of the answers of a list one is open at a time', async ({ tab }) => {
      const [first, second] = faqs[language].customers.items.map(({ question }) => question);
      const open = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll('#customers details[open] > summary')].map((one) => one.textContent),
        );
      await tab.open(`/${language}/faq`);
      expect(await open()).toEqual([first]);
      await tab.click({ kind: 'summary', name: second as string });
      expect(await open()).toEqual([second]);
      await tab.click({ kind: 'summary', name: second as string });
      expect(await open()).toEqual([]);
    });
  });
}

test('a group of fields is named by its title alone', async ({ tab }) => {
  test.skip(!tab.driver.namesOf, 'BiDi cannot ask for accessible names');
  await tab.open('/en/referral');
  // The other cards are hidden, and WebKit has no name for what is hidden.
  expect(await tab.driver.namesOf?.('fieldset.card:first-of-type')).toEqual([cardName('en', 0)]);
});

test('Chinese headings are balanced as those with zero-width spaces in their text', async ({ tab }) => {
  let balanced = 0;
  for (const width of [1280, 500]) {
    await tab.driver.resize(width, 800);
    for (const { id } of pages) {
      await tab.open(pathTo(id, 'zh'));
      for (const { text, ours, reference, plain } of await tab.evaluate(lineLengths)) {
        expect([id, width, text, ours]).toEqual([id, width, text, reference]);
        if (`${ours}` !== `${plain}`) balanced += 1;
      }
    }
  }
  expect(balanced).toBeGreaterThan(2);
});

/** How many characters each line of a heading has: as it is, with zero-width spaces, and without balance. */
function lineLengths() {
  const lengthsOf = (heading: Element) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lengths: number[] = [];
    let last = Number.POSITIVE_INFINITY;
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (let index = 0; index < data.length; index += 1) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width === 0 || data[index] === '\u200b') continue;
        if (left < last) lengths.push(0);
        lengths.push((lengths.pop() ?? 0) + 1);
        last = left;
      }
    }
    return lengths;
  };
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3):has(.phrase-break)')].map((heading) => {
    const ours = lengthsOf(heading);
    heading.style.textWrap = 'wrap';
    const plain = lengthsOf(heading);
    heading.style.textWrap = '';
    for (const phraseBreak of heading.querySelectorAll('.phrase-break')) phraseBreak.replaceWith('\u200b');
    heading.normalize();
    return { text: heading.textContent, ours, plain, reference: lengthsOf(heading) };
  });
}
