import type { home } from '../../content/en/home.ts';
import type { Language } from '../../domain/languages.ts';

const files = import.meta.glob<string>('../ui/drawings/signs/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

type Props = { shop: keyof typeof home.partners.logos; name: string; language: Language };

/** The sign of a partner, lettered in the craft of its trade, as a drawing for each language. */
export function ShopSign({ shop, name, language }: Props) {
  return (
    <img
      src={files[`../ui/drawings/signs/${shop}-${language}.svg`]}
      alt={name}
      width={160}
      height={104}
      loading="lazy"
      className="shop-sign"
    />
  );
}
