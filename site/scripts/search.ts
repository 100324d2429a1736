import { questionSearch as en } from '../../content/en/question-search.ts';
import { questionSearch as zh } from '../../content/zh/question-search.ts';
import { languageOfPath } from '../../domain/languages.ts';
import styles from './search.css?inline';

/** Adds a search field for the questions of this page: it shows those that contain all words typed, and says how many. */
export function start(place: HTMLElement): void {
  const words = { en, zh }[languageOfPath(location.pathname) ?? 'en'];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const label = Object.assign(document.createElement('label'), { textContent: words.label });
  const input = Object.assign(document.createElement('input'), { type: 'search', autocomplete: 'off' });
  const status = document.createElement('p');
  status.role = 'status';
  label.append(input);
  place.append(label, status);

  const questions = [...document.querySelectorAll<HTMLDetailsElement>('details.answer')].map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
  }));
  const lists = new Set(questions.map(({ element }) => element.closest('section')));

  input.addEventListener('input', () => {
    const typed = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { element, text } of questions) element.hidden = !typed.every((word) => text.includes(word));
    for (const list of lists) list?.toggleAttribute('hidden', !list.querySelector('details:not([hidden])'));
    const found = questions.filter(({ element }) => !element.hidden);
    if (found.length === 1 && found[0]) found[0].element.open = true;
    const sentence = found.length > 0 ? words.found : words.none;
    status.textContent =
      typed.length > 0
        ? sentence.replace('{count}', String(found.length)).replace('{all}', String(questions.length))
        : '';
  });
}
