import { describe, expect, it } from 'vitest';
import { newsletter as newsletterEn } from '../../content/en/newsletter.ts';
import { referralForm as referralEn } from '../../content/en/referral-form.ts';
import { newsletter as newsletterZh } from '../../content/zh/newsletter.ts';
import { referralForm as referralZh } from '../../content/zh/referral-form.ts';
import { facts } from '../../domain/facts.ts';
import { languages } from '../../domain/languages.ts';
import { partnershipFramePath } from '../../domain/service-pages.ts';
import { pageWords } from '../../site/page-words.ts';
import { privacyWords } from '../../site/referral-form/words.ts';
import { documentOf } from './built-site.ts';

const months = process.env.RETENTION_MONTHS || '24';
const retentionIn = { en: `${months} months`, zh: `${months}個月` };
const unsubscribe = { en: newsletterEn.fields.consent.hint, zh: newsletterZh.fields.consent.hint };

describe.each(languages)('in %s', (language) => {
  const retention = retentionIn[language];

  it('the referral form says what is collected, why, who sees it, how long, and how to ask for it', () => {
    const { title, collected, purpose, whoSees, kept, ask } = privacyWords[language];
    const notes = [...documentOf(`/${language}/referral`).querySelectorAll('#refer details')];
    const note = notes.map(({ textContent }) => textContent).find((text) => text?.includes(title));
    for (const sentence of [collected, purpose, whoSees]) {
      expect(sentence.length).toBeGreaterThan(15);
      expect(note).toContain(sentence);
    }
    expect(note).toContain(kept.replace('{months}', months));
    expect(note).toContain(ask.replace('{email}', facts.email));
    expect(note).toContain(retention);
  });

  it('at the box to tick, the referral form says by what the contact person agrees, and not in what must be opened first', () => {
    const { label, hint } = { en: referralEn, zh: referralZh }[language].fields.confirmContact;
    const box = documentOf(`/${language}/referral`).querySelector('#refer form [type=checkbox][required]');
    const field = box?.parentElement?.parentElement;
    expect(field?.textContent).toContain(label);
    expect(field?.textContent).toContain(hint);
    expect(hint).toMatch(/contact person has agreed|聯絡人已同意/);
    expect(box?.closest('details')).toBeNull();
  });

  it('the contact form and the partnership form say how long and how to ask', () => {
    const contact = documentOf(`/${language}`).querySelector('#contact form');
    expect(contact?.textContent).toContain(retention);
    expect(contact?.querySelector(`a[href="mailto:${facts.email}"]`)).not.toBeNull();
    const partnership = documentOf(`/${language}${partnershipFramePath}`).querySelector('form');
    expect(partnership?.textContent).toContain(retention);
  });

  it('the newsletter asks for consent, and says how to unsubscribe', () => {
    const form = documentOf(`/${language}/blog`).querySelector('form:has([type=checkbox])');
    const consent = form?.querySelector('[type=checkbox]');
    expect([consent?.hasAttribute('checked'), consent?.hasAttribute('required')]).toEqual([false, true]);
    expect(form?.textContent).toContain(unsubscribe[language]);
  });

  it('every form and every footer leads to the privacy notice, which says how long', () => {
    const notice = `/${language}/privacy`;
    for (const path of ['', '/referral', '/blog', partnershipFramePath]) {
      const page = documentOf(`/${language}${path}`);
      const { title, label } = pageWords.privacy[language];
      expect(page.querySelector(`main a[href="${notice}"]`)?.textContent, path).toContain(title);
      if (path === partnershipFramePath) continue;
      expect(page.querySelector(`footer a[href="${notice}"]`)?.textContent, path).toContain(label);
    }
    expect(documentOf(notice).querySelector('main')?.textContent).toContain(retention);
  });
});
