import type { Language } from '../../domain/languages.ts';
import { fill, money } from '../../domain/texts.ts';
import { estimate, type ShopFigures } from './estimate.ts';
import { calculatorWords } from './words.ts';

export type ReceiptLine = { label: string; value: string; note?: string | undefined };

/** The lines of the receipt, in groups, and `month`, the sum that the shop would receive. */
export function receiptLines(figures: ShopFigures, language: Language) {
  const { receipt: words } = calculatorWords[language];
  const sums = estimate(figures);
  const line = (
    name: Exclude<keyof typeof words, 'title' | 'ownTitle'>,
    values: Record<string, string | number>,
  ): ReceiptLine => ({
    label: fill(words[name].label, values),
    value: fill(words[name].value, values),
  });
  const plain = (amount: number) => amount.toLocaleString('en');
  return {
    evening: [
      line('shelf', { pieces: figures.pieces, price: money(figures.price), amount: money(sums.shelfValue) }),
      {
        ...line('bags', { bag: sums.piecesInBag, amount: money(sums.bagValue), bags: sums.bags }),
        note: bagNote(figures, sums, language),
      },
      line('price', { off: discount(sums.bagPricePercent, language), amount: money(sums.bagPrice) }),
      line('fees', { amount: money(0) }),
      line('evening', { amount: money(sums.evening) }),
    ],
    month: line('month', { evenings: sums.eveningsInMonth, amount: money(sums.month) }),
    thrownAway: line('thrownAway', { amount: money(0) }),
    saved: (['food', 'carbon', 'water'] as const).map((name) => line(name, { amount: plain(sums.saved[name]) })),
  };
}

/** The lines while a figure cannot be read: a sum would be that of another figure. */
export function withoutSums({ evening, month, thrownAway, saved }: ReturnType<typeof receiptLines>) {
  const blank = ({ label }: ReceiptLine): ReceiptLine => ({ label, value: '–' });
  return { evening: evening.map(blank), month: blank(month), thrownAway, saved: saved.map(blank) };
}

/** Why the bags are not what was entered: there are too few pieces for one, or some that fill none. */
function bagNote({ bag }: ShopFigures, sums: ReturnType<typeof estimate>, language: Language): string | undefined {
  const { smallerBag, leftOver } = calculatorWords[language];
  if (sums.piecesInBag < bag) return fill(smallerBag, { bag });
  if (sums.leftOver === 0) return undefined;
  return fill(sums.leftOver === 1 ? leftOver.one : leftOver.other, { count: sums.leftOver });
}

/** 48 is 52 (percent off) in English; in Chinese 四八, the part of the price that is paid. */
function discount(percent: number, language: Language): string {
  if (language === 'en') return String(100 - percent);
  const digits = percent % 10 === 0 ? percent / 10 : percent;
  return new Intl.NumberFormat('zh-HK-u-nu-hanidec').format(digits);
}
