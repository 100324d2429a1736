import { lazy, type ReactNode, Suspense } from 'react';
import { partnershipForm as en } from '../../content/en/partnership-form.ts';
import { partnershipForm as zh } from '../../content/zh/partnership-form.ts';
import { partnershipFields } from '../../domain/forms.ts';
import { fill, money } from '../../domain/texts.ts';
import { exampleFigures, figureRanges, parseFigures } from '../calculator/estimate.ts';
import { pageSearch } from '../scripts/page-search.ts';
import type { Prefill } from './draft.ts';
import { PostedForm, type PostedFormProps } from './posted-form.tsx';

const autoComplete = { businessName: 'organization', contactName: 'name', phone: 'tel', email: 'email' };

/** Our own partnership form, shown in the frame of `/form` unless another one is configured. */
export function PartnershipForm({ retentionMonths, ...props }: PostedFormProps & { retentionMonths: number }) {
  const words = { en, zh }[props.language];
  const { consent } = words.fields;
  const hint = consent.hint.replace('{months}', String(retentionMonths));
  return (
    <PostedForm
      {...props}
      name="partnership"
      title={words.title}
      path="/api/apply-for-partnership"
      fields={partnershipFields}
      words={{ ...words, fields: { ...words.fields, consent: { ...consent, hint } } }}
      autoComplete={autoComplete}
      wide={['businessName', 'email', 'surplus']}
      prefill={() => notesFrom(words.prefilledNotes)}
      pictureOf={({ businessName }) => {
        void loadOpeningShop();
        return <LateOpeningShop business={businessName} />;
      }}
    />
  );
}

/** The notes that begin with the figures of the calculator, when the address has all of them. */
function notesFrom(sentence: string): Prefill {
  const input = Object.fromEntries(new URLSearchParams(pageSearch()));
  if (!Object.keys(figureRanges).every((name) => input[name])) return {};
  const figures = parseFigures(input, exampleFigures);
  return { notes: fill(sentence, { ...figures, price: money(figures.price) }) };
}

/**
 * Loads the drawing of `LateOpeningShop` and its styles; without them the thanks are complete, too. The referral form has a loader of its
 * own (`referral-form/referral-thanks.tsx`): one for both would be a file of its own, which each form requests before it is needed.
 */
const loadOpeningShop = () =>
  import('../referral-form/opening-shop.tsx').then(
    ({ OpeningShop }) => ({ default: OpeningShop }),
    () => ({ default: (): ReactNode => null }),
  );

const OpeningShop = lazy(loadOpeningShop);

/** The shop of the thanks, which nobody needs before a form is sent: loaded by `loadOpeningShop` shortly before. */
function LateOpeningShop({ business }: { business: string }) {
  return (
    <Suspense fallback={null}>
      <OpeningShop business={business} />
    </Suspense>
  );
}
