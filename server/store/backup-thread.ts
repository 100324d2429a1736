import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from './backup.ts';

/** The thread in which a running server makes a backup; see `backUpDaily`. */
const { dataDir, backupDir, now } = workerData as { dataDir: string; backupDir: string; now: number };
parentPort?.postMessage(await makeBackup(dataDir, backupDir, now));
