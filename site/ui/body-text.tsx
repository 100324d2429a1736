type Props = { children: string };

/**
 * What must not break: a figure or a range with its unit (2.5 KG CO2e, 8:30–9:00 pm, 超過100間, 3樓306室, 下午6:30), and a Chinese word with a short
 * abbreviation in brackets. One or two Chinese characters before a figure are part of it: Chromium keeps the gap of
 * `text-autospace` before an element that begins with a figure, which indented lines that began with one.
 */
const measure =
  /((?:(?:\p{sc=Han}(?![自在以至每約後長談]))?\p{sc=Han})?\d[\d,.:]*(?:[–至-]\d[\d,.:]*)?\s?(?:KG|kg|g|L|ml|cm|W|HKD|am|pm|°C|公斤|公升|公噸|公里|小時|分鐘|個月|個工作天|年|份|間|位|樓\d+室|-hour\/\d-hour)(?:\sCO[2₂]e)?(?![a-z])|[上下]午\d{1,2}:\d\d|\p{sc=Han}{1,3}（[\w₂]{1,5}）)/iu;

/** Where a clause of a Chinese text ends and the next one begins. */
const clauseEnd = /(?<=[，。？！：；、])(?![」』）》]|$)/u;

/** A Chinese text of about two lines on a phone: in longer ones lines that are broken by sense look like verse. */
function isShortChinese(text: string): boolean {
  return text.length <= 45 && /\p{sc=Han}/u.test(text);
}

/**
 * A text of which no line breaks between a figure and its unit, or inside the unit. In a short Chinese text lines break between
 * clauses, but on the smallest phones, and only in one that is longer than a line: a word in half, with an empty end of the line beside it,
 * looks careless.
 * Not `word-break: keep-all`: where a clause did not fit, its comma began the next line.
 */
export function BodyText({ children: text }: Props) {
  const clauses = isShortChinese(text) ? text.split(clauseEnd) : [text];
  if (clauses.length === 1) return keepUnits(text);
  return clauses.map((clause, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a text never change their order
    <span key={index} className="body-clause">
      {keepUnits(clause)}
    </span>
  ));
}

/** A text in pieces: those at odd places are figures with their units. */
export const piecesWithUnits = (text: string): string[] => text.split(measure);

/** The pieces of a text, of which those with a figure and its unit do not break. */
export function keepUnits(text: string) {
  return piecesWithUnits(text).map((piece, index) =>
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
