import type { Language } from './languages.ts';

/** A member of the team. */
export type Member = {
  id: string;
  name: string;
  /** For alerts; empty when the member wants none. */
  email: string;
  language: Language;
};
