import { useEffect, useEffectEvent } from 'react';
import { useParams, useRevalidator } from 'react-router';
import type { Language } from '../domain/languages.ts';

const pollEvery = 20_000;
const tickEvery = 60_000;

/**
 * Loads the page's data again when a colleague has changed something, and every minute for the clocks. The server's events are only
 * a hint; without them the data are loaded every 20 seconds. A hidden tab asks for nothing.
 * @param lastEvent the number of the last event that the data have
 */
export function useLiveUpdates(language: Language, lastEvent: number) {
  const { revalidate } = useRevalidator();
  const { collection, id } = useParams();
  const seen = useEffectEvent(() => lastEvent);
  useEffect(() => {
    const look = collection && id ? `&looking=${encodeURIComponent(`${collection}/${id}`)}` : '';
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    const reload = () => {
      // Offline it would only fail, and replace the page with an error.
      if (navigator.onLine) revalidate();
    };
    const every = (time: number) => {
      clearInterval(timer);
      timer = setInterval(reload, time);
    };
    function start() {
      source = new EventSource(`/${language}/desk/changes?since=${seen()}${look}`);
      source.addEventListener('changed', reload);
      source.addEventListener('open', () => every(tickEvery));
      source.addEventListener('error', () => every(pollEvery));
      every(tickEvery);
    }
    function stop() {
      source?.close();
      clearInterval(timer);
    }
    function onVisibility() {
      stop();
      if (document.visibilityState === 'hidden') return;
      reload();
      start();
    }
    start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [language, collection, id, revalidate]);
}
