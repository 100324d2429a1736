import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads a page again also when its action was refused: who was slower than a colleague sees what the colleague did. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409;
}
