/** Builds the site before the tests of this folder, if it has changed since the last time. */
export { buildForTests as setup } from '../../commands/ensure-built.ts';
