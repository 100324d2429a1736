import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { beforeEach, it } from 'vitest';
import { stubBrowser } from './devices.ts';
import { planOf, run } from './simulate.ts';

beforeEach(stubBrowser);
it('time', { timeout: 1e9 }, async () => {
  const session = new Session();
  if (process.env.PROF) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  }
  const cpu = process.cpuUsage();
  let days = 0,
    spent = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const plan = planOf(seed);
    const t = performance.now();
    const f = await run(seed, plan);
    spent += performance.now() - t;
    days += plan.reduce((s, { after }) => s + after, 0) / 86400000 + 2;
    if (f) console.log(f.sentence);
  }
  if (process.env.PROF)
    writeFileSync('/tmp/prof/a.cpuprofile', JSON.stringify((await session.post('Profiler.stop')).profile));
  console.log(days, spent, spent / days, JSON.stringify(process.cpuUsage(cpu)));
});
