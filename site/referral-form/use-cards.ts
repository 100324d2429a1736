import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { parseFields } from '../../domain/fields.ts';
import { referralFields } from '../../domain/referral.ts';
import type { FormState } from '../forms/use-form.ts';
import { cardOf, cards, fieldsWithProblems, toCard } from './cards.ts';

/**
 * Moves between the cards of the form, also with Back and Forward of the browser: each card that is opened is an entry of its
 * history, which holds the cards up to it. The fragment of the address was not used for it: a reload before the form is hydrated
 * would scroll to it, and the language switch would open an address that an earlier draft contradicts.
 */
export function useCards(form: FormState, card: number, setCard: (card: number) => void) {
  const { hydrated, phase, ref } = form;

  // Before the browser paints: the visitor sees either the plain form or the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    if (!hydrated) return;
    const first = firstCard(form);
    history.replaceState({ cards: [...openedCards().slice(0, -1), first] }, '');
    setCard(first);
  }, [hydrated]);

  const before = useRef(card);
  // The direction from which a card comes in (`hydrated.css`).
  useLayoutEffect(() => {
    if (ref.current && card !== before.current)
      ref.current.dataset.direction = card < before.current ? 'back' : 'forward';
    before.current = card;
  }, [ref, card]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another card is an entry of the history
  useEffect(() => {
    if (!hydrated) return;
    const opened = openedCards();
    if (opened.at(-1) !== card) history.pushState({ cards: [...opened, card] }, '');
    // With the card's index, which is a hidden field.
    form.keep();
  }, [card]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions that it calls depend on nothing else
  useEffect(() => {
    function onPopState() {
      const opened = openedCards();
      const last = opened.at(-1);
      // A link to a fragment has no card.
      if (last === undefined) return;
      if (phase !== 'sent') open(last);
      // The sent form is hidden: one Back leaves all its cards, and nothing moves.
      else if (opened.length > 1) {
        const top = scrollY;
        addEventListener('popstate', () => setTimeout(() => scrollTo({ top, behavior: 'instant' })), { once: true });
        history.go(1 - opened.length);
      }
    }
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [phase]);

  function open(next: number) {
    // Rendered synchronously, because a hidden element cannot get the focus.
    flushSync(() => setCard(next));
    const shown = ref.current?.querySelector<HTMLElement>('fieldset.card:not([hidden])');
    shown?.querySelector('legend')?.focus({ preventScroll: true });
    const top = shown?.getBoundingClientRect().top ?? 0;
    // Below the bar of the page (`scroll-padding-top`).
    if (top < 96 || top > innerHeight / 2) shown?.scrollIntoView();
  }

  return {
    next() {
      if (form.check(cards[card] ?? {})) open(card + 1);
    },
    back() {
      if (openedCards().at(-2) === card - 1) history.back();
      else open(card - 1);
    },
    /** Opens the card of a field, and moves the focus to it. */
    show(field: string) {
      flushSync(() => setCard(cardOf(field)));
      ref.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    },
  };
}

/** The cards that were opened on this page, up to the present one. */
function openedCards(): number[] {
  const opened: unknown = history.state?.cards;
  return Array.isArray(opened) ? opened.filter((card) => toCard(card) !== null) : [];
}

/** The card with which the form begins: that of the field being filled in, or the last one of a draft, or the first. */
function firstCard({ ref, restored }: FormState): number {
  const form = ref.current;
  const typingIn = form?.contains(document.activeElement) ? (document.activeElement as HTMLInputElement).name : '';
  if (typingIn) return cardOf(typingIn);
  if (restored) return openedCards().at(-1) ?? toCard(restored.card) ?? 0;
  // The visitor has already asked for more than the first card.
  if (form?.matches(':target')) {
    const parsed = parseFields(referralFields, Object.fromEntries(new FormData(form)));
    return parsed.ok ? cards.length - 1 : cardOf(fieldsWithProblems(parsed.problems)[0] ?? '');
  }
  return 0;
}
