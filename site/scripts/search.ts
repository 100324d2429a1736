import { questionSearch as en } from '../../content/en/question-search.ts';
import { questionSearch as zh } from '../../content/zh/question-search.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { fill } from '../../domain/texts.ts';

/**
 * Shows the questions of this page that contain all words typed, and says how many there are.
 * @param search the element with the field and the status (`pages/faq/questions.tsx`)
 */
export function start(search: HTMLElement): void {
  const words = { en, zh }[languageOfPath(location.pathname) ?? 'en'];
  const input = search.querySelector('input') as HTMLInputElement;
  const status = search.querySelector('[role=status]') as HTMLElement;
  const lists = document.querySelectorAll<HTMLElement>('[data-questions]');
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('details.answer')].map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
  }));

  function show() {
    const typed = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { element, text } of questions) element.hidden = !typed.every((word) => text.includes(word));
    for (const list of lists) list.hidden = !list.querySelector('details:not([hidden])');
    const found = questions.filter(({ element }) => !element.hidden);
    if (found.length === 1 && found[0]) found[0].element.open = true;
    const sentence = found.length > 0 ? words.found : words.none;
    status.textContent = typed.length > 0 ? fill(sentence, { count: found.length, all: questions.length }) : '';
  }

  input.addEventListener('input', show);
  // What was typed before this code was there.
  show();
}
