import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';

const files = import.meta.glob<string>('../../ui/drawings/mastheads/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

type Props = { outlet: keyof typeof home.media.outlets; name: string; language: Language; place: 'page' | 'cutting' };

const looks = { page: 'masthead masthead-of-page', cutting: 'masthead masthead-of-cutting' };

/** The name of a press outlet in the letters of its front page, as a drawing for each language. */
export function Masthead({ outlet, name, language, place }: Props) {
  return (
    <img
      src={files[`../../ui/drawings/mastheads/${outlet}-${language}.svg`]}
      alt={name}
      loading="lazy"
      className={looks[place]}
    />
  );
}
