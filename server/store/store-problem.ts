/** Why the store cannot be used until a person acts. */
export type ProblemCode = 'damaged' | 'foreign' | 'newer' | 'vanished' | 'in-use';

/** An error whose message says in one or two sentences what is wrong with the store's files, and what to do. */
export class StoreProblem extends Error {
  readonly code: ProblemCode;
  /** What is wrong, without what to do about it. */
  readonly fact: string;

  constructor(code: ProblemCode, file: string, detail: string | number = '') {
    const [fact, action] = sentences[code](file, detail);
    super(`${fact} ${action}`);
    this.code = code;
    this.fact = fact;
  }
}

const restore = 'stop the server and restore a backup with `npm run admin -- restore FILE`';

const sentences: Record<ProblemCode, (file: string, detail: string | number) => [fact: string, action: string]> = {
  damaged: (file, detail) => [`${file} is damaged (${detail}).`, `It is left as it is: ${restore}.`],
  foreign: (file) => [`${file} is empty or not a database of this site.`, `It is left as it is: ${restore}.`],
  newer: (file, detail) => [
    `${file} belongs to a newer release (version ${detail}).`,
    `Start that release, or ${restore} made by this one.`,
  ],
  vanished: (file) => [
    `${file} has vanished since the server opened it, and nothing is stored until it is back: is the volume mounted?`,
    'If another file was put in its place on purpose, restart the server.',
  ],
  'in-use': (folder) => [
    `Another server is using ${folder} (DATA_DIR):`,
    'stop it, or set DATA_DIR to another folder.',
  ],
};
