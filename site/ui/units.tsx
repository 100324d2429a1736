import { Clauses } from './phrases.tsx';

type Props = {
  /** Whether it is part of a `long-text`, however short it is. */
  long?: boolean;
  children: string;
};

/** A figure or a range with its unit: 2.5 KG CO2e, 8:30–9:00 pm, 1,000公升. */
const measure =
  /(\d[\d,.:]*(?:[–-]\d[\d,.:]*)?\s?(?:KG|kg|L|am|pm|°C|公斤|公升|公噸|公里|小時|分鐘|個月|個工作天)(?:\sCO[2₂]e)?(?![a-z]))/iu;

/** A Chinese text of about four lines on a phone at most; longer ones fill their lines (`long-text`). */
export function isShortChinese(text: string): boolean {
  return text.length <= 70 && /\p{sc=Han}/u.test(text);
}

/**
 * A text of which no line breaks between a figure and its unit, or inside the unit. In a short Chinese text no line does: its
 * lines break between clauses.
 */
export function Units({ long = false, children: text }: Props) {
  if (!long && isShortChinese(text)) return <Clauses>{text}</Clauses>;
  return text.split(measure).map((piece, index) =>
    // `split` puts what the group matched at odd places.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
