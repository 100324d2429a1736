import type { home } from '../../../content/en/home.ts';
import { CakeSlice, PineappleBun } from '../../ui/drawings/baked.tsx';
import { CharSiuRice } from '../../ui/drawings/kitchen.tsx';
import { SurpriseBag } from '../../ui/drawings/surprise-bag.tsx';
import { Phone } from '../../ui/phone.tsx';

type ScreenProps = { words: (typeof home.howToUse.steps)[number]['screen'] };

const phone = 'mx-auto w-68 md:mx-0 md:w-full lg:w-68';
const action = 'mt-auto rounded-full bg-hot py-2.5 text-center font-bold text-on-hot';
const meals = [PineappleBun, CharSiuRice, CakeSlice];

/** Search: what is left nearby, on a map and in a list. */
function Discover({ words }: ScreenProps) {
  return (
    <Phone time="7:26" className={phone}>
      <div className="flex h-112 flex-col px-4 pt-2 pb-5 md:h-116 md:pb-14">
        <p className="text-xl font-bold">{words.heading}</p>
        <svg viewBox="0 0 240 104" aria-hidden="true" className="mt-3 w-full rounded-md bg-kraft">
          <path d="M0 70 240 52M0 24 240 8M56 0l14 104M150 0l14 104" stroke="var(--color-raised)" strokeWidth="11" />
          <path
            d="M40 52c-8-10-12-15-12-22a12 12 0 0 1 24 0c0 7-4 12-12 22zm76 30c-8-10-12-15-12-22a12 12 0 0 1 24 0c0 7-4 12-12 22zm82-34c-8-10-12-15-12-22a12 12 0 0 1 24 0c0 7-4 12-12 22z"
            fill="var(--color-char)"
          />
        </svg>
        <p className="mt-2 text-xs text-soft">{words.note}</p>
        <ul className="mt-2">
          {words.rows.map(({ label, value }, index) => {
            const Meal = meals[index % meals.length];
            return (
              <li key={label} className="flex items-center gap-2.5 border-t border-line py-2">
                <span className="rounded-sm bg-butter p-1">{Meal && <Meal className="w-9" />}</span>
                <span className="flex-1 leading-tight font-bold">{label}</span>
                <b className="text-base text-hot">{value}</b>
              </li>
            );
          })}
        </ul>
        <p className={action}>{words.action}</p>
      </div>
    </Phone>
  );
}

/** Pickup: the order as a ticket to hold up at the counter. */
function Pickup({ words }: ScreenProps) {
  const details = words.rows.slice(0, -1);
  const order = words.rows.at(-1);
  return (
    <Phone time="8:41" className={phone}>
      <div className="flex h-112 flex-col bg-custard px-4 pt-3 pb-5 text-night md:h-116 md:pb-14">
        <p className="text-xl font-bold">{words.heading}</p>
        <div className="mt-4 rounded-md bg-cream px-4 pt-4 pb-5">
          <p className="text-xs">{order?.label}</p>
          <p className="font-display text-3xl leading-none whitespace-nowrap lining-nums">{order?.value}</p>
          <dl className="mt-4 border-t-2 border-dashed border-kraft pt-3">
            {details.map(({ label, value }) => (
              <div key={label} className="mb-2">
                <dt className="text-xs">{label}</dt>
                <dd className="text-base font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <svg viewBox="0 0 200 44" aria-hidden="true" preserveAspectRatio="none" className="mt-3 h-11 w-full">
            <path d="M0 0h5v44H0zm9 0h3v44H9zm8 0h8v44h-8zm12 0h3v44h-3zm7 0h6v44h-6zm11 0h3v44h-3zm7 0h9v44h-9zm14 0h4v44h-4zm8 0h3v44h-3zm7 0h7v44h-7zm12 0h3v44h-3zm8 0h8v44h-8zm12 0h4v44h-4zm8 0h3v44h-3zm7 0h9v44h-9zm14 0h3v44h-3zm7 0h6v44h-6zm10 0h4v44h-4zm9 0h8v44h-8zm13 0h3v44h-3z" />
          </svg>
        </div>
        <p className="mt-3 text-center text-xs">{words.note}</p>
        <p className="mt-auto rounded-full bg-night py-2.5 text-center font-bold text-cream">{words.action}</p>
      </div>
    </Phone>
  );
}

/** Completed: the bag is open, and this is what it came to. */
function Completed({ words }: ScreenProps) {
  return (
    <Phone time="8:43" className={phone}>
      <div className="flex h-112 flex-col px-4 pt-2 pb-5 text-center md:h-116 md:pb-14">
        <p className="text-xl font-bold">{words.heading}</p>
        <p className="text-soft">{words.note}</p>
        <SurpriseBag className="mx-auto mt-3 w-46" />
        <dl className="mt-3 grid grid-cols-3">
          {words.rows.map(({ label, value }) => (
            <div key={label} className="flex flex-col border-t border-line py-3">
              <dt className="order-2 text-xs text-soft">{label}</dt>
              <dd className="text-lg font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={action}>{words.action}</p>
      </div>
    </Phone>
  );
}

/** One screen for each step, in the order of the words. */
export const stepScreens = [Discover, Pickup, Completed];
