import type { Language } from './languages.ts';

/** One field of a form. The browser's form, the server's parser and the stored documents all use the same table. */
export type Field =
  | { kind: 'text' | 'tel' | 'email' | 'long'; required: boolean }
  | { kind: 'option'; required: boolean; options: readonly string[] }
  | { kind: 'tick'; required: true };

export type Fields = Record<string, Field>;

/** The fields in the order in which a language's form shows them: in Chinese the family name comes before the given name. */
export function fieldsInOrder<F extends Fields>(fields: F, language: Language): [keyof F & string, Field][] {
  const entries = Object.entries(fields);
  const given = entries.findIndex(([name]) => /firstName$/i.test(name));
  if (language !== 'zh' || given < 0) return entries;
  return [...entries.slice(0, given), ...entries.slice(given, given + 2).reverse(), ...entries.slice(given + 2)];
}

/** The values of a parsed form: a ticked checkbox is true, options have their literal types, optional fields may be ''. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'tick' }
    ? true
    : F[Name] extends { options: readonly (infer Option)[] }
      ? F[Name] extends { required: true }
        ? Option
        : Option | ''
      : string;
};

/** The words of a field. */
export type FieldWords = {
  label: string;
  hint: string;
  /** The error of an empty field, where it is another than that of all forms. */
  missing?: string;
};

/** The words of every field of a form: a missing one does not compile, in the file of the words. */
export type FieldLabels<F extends Fields> = Record<keyof F, FieldWords>;

/** A label for every option of every field that has options: a missing one does not compile. */
export type OptionLabels<F extends Fields> = {
  [Name in keyof F as F[Name] extends { kind: 'option' } ? Name : never]: F[Name] extends {
    options: readonly (infer Option extends string)[];
  }
    ? Record<Option, string>
    : never;
};

/** The reason why a field was refused; the sentence for each is in `content/`. */
export type Problem = 'missing' | 'notText' | 'tooLong' | 'notAnEmail' | 'notAnOption' | 'notTicked';

export type Problems<F extends Fields> = Partial<Record<keyof F, Problem>>;

export type Parsed<F extends Fields> = { ok: true; values: Values<F> } | { ok: false; problems: Problems<F> };

/**
 * The longest texts, in code points, by kind; docs/spec.md has no limit. Not in graphemes: one of them may have any number of
 * combining marks. The HTML has no `maxlength`, because a browser cuts off without a word what is pasted beyond it.
 */
export const longestTexts = { text: 200, tel: 200, email: 254, long: 5000 } as const;

/** Anything but spaces, control characters and characters without a shape, such as U+200B, U+3164 and U+2800. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What `<input type="email">` accepts (HTML standard), so that browser, server and Firestore rules agree (docs/spec.md §5). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Parses one form's values from unknown input. Texts are trimmed, and addresses have no full-width characters; unknown fields are left out.
 * @param fields the form's table
 * @param input parsed JSON, or an object made from form data, where a tick is `on`
 * @returns the values, or a problem for each field that has one
 */
export function parseFields<F extends Fields>(fields: F, input: unknown): Parsed<F> {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of Object.entries(fields)) {
    const entered = Object.hasOwn(given, name) ? given[name] : undefined;
    const value = field.kind === 'email' && typeof entered === 'string' ? emailOf(entered) : entered;
    const problem = problemOf(field, value);
    if (problem) problems[name] = problem;
    else values[name] = field.kind === 'tick' ? true : textOf(value);
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems: problems as Problems<F> };
  return { ok: true, values: values as Values<F> };
}

/** A browser posts line ends as CRLF but gives them to a script as LF. Both are stored as LF. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : '';
}

function problemOf(field: Field, value: unknown): Problem | null {
  if (field.kind === 'tick') return value === true || value === 'on' ? null : 'notTicked';
  if (value === undefined || value === null) return field.required ? 'missing' : null;
  if (typeof value !== 'string') return 'notText';
  const text = value.trim();
  if (text === '' || (field.required && !visible.test(text))) return field.required ? 'missing' : null;
  if (field.kind !== 'option' && isLonger(text, longestTexts[field.kind])) return 'tooLong';
  if (field.kind === 'email' && !emailPattern.test(text)) return 'notAnEmail';
  if (field.kind === 'option' && !field.options.includes(text)) return 'notAnOption';
  return null;
}

/** How many digits a telephone number has, that it has none, that an address has no dot after its @, or what should stand there. */
export type Doubt = number | 'noDigits' | 'noDot' | `@${string}`;

/**
 * What is probably wrong with a telephone number of Hong Kong, which has eight digits, or with an email address. People are asked
 * about it once, and it is accepted, because docs/spec.md §5 has no format rules.
 * @param type of the `<input>`
 * @returns undefined for eight digits, with or without +852, for numbers of other countries, and where nothing was typed
 */
export function doubtAbout(type: string, value: string): Doubt | undefined {
  const text = emailOf(value);
  if (type === 'email') return /@[^.]*$/.test(text) ? 'noDot' : likelyDomain(text.replace(/^.*@/, '').toLowerCase());
  if (type !== 'tel' || text === '' || /^\+(?!852)/.test(text)) return undefined;
  // 00 and 001 are what is dialled in place of the +.
  const { length } = text.replace(/\D/g, '').replace(/^(?:001?)?852(?=.{8}$)/, '');
  return length === 8 ? undefined : length || 'noDigits';
}

/** Where most addresses in Hong Kong are. */
const mailProviders = [
  'gmail.com',
  'yahoo.com.hk',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'netvigator.com',
];
/** Real ones, of which the name is one letter away from another. */
const similarProviders = ['mail.com', 'ymail.com'];

function likelyDomain(typed: string): `@${string}` | undefined {
  if ([...mailProviders, ...similarProviders].includes(typed)) return undefined;
  const meant =
    mailProviders.find((domain) => isOneSlipAway(typed, domain)) ?? typed.replace(/\.(?:con|cmo|ocm)$/, '.com');
  return meant === typed ? undefined : `@${meant}`;
}

/** Whether one character is missing, too many or another, or two are exchanged. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const start = [...meant].findIndex((letter, index) => letter !== typed[index]);
  if (start < 0) return typed.length === meant.length + 1;
  const [first, second] = [typed.slice(start), meant.slice(start)];
  const exchanged = `${first[1]}${first[0]}${first.slice(2)}`;
  return [first.slice(1), `${second[0]}${first}`, `${second[0]}${first.slice(1)}`, exchanged].includes(second);
}

/** A text with what Chinese keyboards type in full width, such as ＠ and 。, as an address has it. */
function emailOf(text: string): string {
  // What is too long is refused; normalizing many combining characters takes quadratic time.
  return text.length > longestTexts.email * 2 ? text : text.normalize('NFKC').replaceAll('。', '.').trim();
}

function isLonger(text: string, codePoints: number): boolean {
  return text.length > codePoints && [...text].length > codePoints;
}
