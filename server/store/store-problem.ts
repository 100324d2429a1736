/** Why the store cannot be used until a person acts. */
export type ProblemCode = 'damaged' | 'foreign' | 'newer' | 'log-missing' | 'vanished' | 'replaced' | 'in-use';

/** An error whose message says in one or two sentences what is wrong with the store's files, and what to do. */
export class StoreProblem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, file: string, detail: string | number = '') {
    super(sentences[code](file, detail));
    this.code = code;
  }
}

const restore = 'stop the server and restore a backup with `npm run restore -- FILE`';

const sentences: Record<ProblemCode, (file: string, detail: string | number) => string> = {
  damaged: (file, detail) => `${file} is damaged (${detail}). It is left as it is: ${restore}.`,
  foreign: (file) => `${file} is not a database of this site.`,
  newer: (file, detail) =>
    `${file} belongs to a newer release (version ${detail}). Start that release, or ${restore} made by this one.`,
  'log-missing': (file) =>
    `${file} was in use, and ${file}-wal beside it is missing: what was stored last may be lost. Put that file back, or ` +
    `${restore}. With this file as FILE you go on without what was lost.`,
  vanished: (file) =>
    `${file} has vanished since the server opened it, and nothing is stored until it is back: is the volume mounted?`,
  replaced: (file) =>
    `${file} is another database than the one the server opened. Nothing is stored: put the right one back, or restart ` +
    'the server to use this one.',
  'in-use': (folder) => `Another server is using ${folder} (DATA_DIR): stop it, or set DATA_DIR to another folder.`,
};
