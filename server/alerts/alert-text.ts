import type { ServerBuild } from 'react-router';
import type { AlertText } from './alert-channels.ts';

type Build = ServerBuild & {
  entry: { module: { alertText: (...parameters: Parameters<AlertText>) => Awaited<ReturnType<AlertText>> } };
};

/**
 * Writes alerts in the words of `content/`, which are in React Router's server build.
 * @param loadBuild imports the build; called at the first alert, because it takes a second
 */
export function createAlertText(loadBuild: () => Promise<ServerBuild>): AlertText {
  return async (alert, language) => ((await loadBuild()) as Build).entry.module.alertText(alert, language);
}
