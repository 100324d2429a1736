import { Gauge, type Registry } from 'prom-client';
import type { StoreFacts } from './store-facts.ts';

/** What is true at the moment when it is asked for: the facts of `/healthz`, and what waits in the store. */
export function createGauges(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const health = gauge('encore_health', 'The facts of /healthz; -1 where there is none, as without a backup', 'fact');
  const alarm = gauge('encore_alarm', '1 for what keeps the store from being used until a person acts', 'code');
  const cases = gauge('encore_cases', 'Cases of the team by state; 1000 is that many or more', 'state');
  const oldest = gauge('encore_oldest_case_seconds', 'For how long the oldest case has waited for its first call');
  const bytes = gauge('encore_store_bytes', 'Size of the database and of its write-ahead log', 'file');

  return ({ alarm: code, status: _, siteUrl, ...facts }: Record<string, unknown>, store: StoreFacts | null) => {
    for (const one of [health, alarm, cases, oldest, bytes]) one.reset();
    for (const [fact, value] of Object.entries(facts)) health.set({ fact }, value === null ? -1 : Number(value));
    health.set({ fact: 'siteUrlVisited' }, Number(siteUrl === undefined));
    if (typeof code === 'string') alarm.set({ code }, 1);
    for (const [state, count] of Object.entries(store?.cases ?? {})) cases.set({ state }, count);
    for (const [file, size] of Object.entries(store?.bytes ?? {})) bytes.set({ file }, size);
    if (store) oldest.set(store.oldestSeconds);
  };
}
