import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { shelfTexts } from '../site/shelf/texts.ts';
import { displayFontsArrive } from './boxes.ts';

/** Opens Home and returns the shelf with its street, in which the first shop is open. */
export async function openShelf(page: Page, language: Language): Promise<Locator> {
  await page.goto(pathTo('home', language));
  const shelf = page.locator('[data-island=shelf]');
  await shelf.getByRole('link', { name: shelfTexts(language).words.link }).focus();
  await expect(shelf.locator('.shelf-slip')).toBeVisible();
  await displayFontsArrive(page);
  return shelf;
}
