import { pathOfProgram } from '../../commands/programs.ts';

/** True when this machine lacks one of some programs; prints which tests are skipped for that. */
export function lacks(tests: string, ...programs: string[]): boolean {
  const missing = programs.filter((program) => !pathOfProgram(program));
  if (missing.length > 0) console.log(`Skipped, because ${missing.join(', ')} cannot be found: ${tests}`);
  return missing.length > 0;
}
