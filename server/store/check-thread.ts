import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openReader, problemOf } from './sqlite-file.ts';
import { StoreProblem } from './store-problem.ts';

/** Reads all pages of a database in a thread of its own. @returns `ok`, or what is wrong with it */
export async function checkInThread(file: string): Promise<string> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { checkedFile: file } });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  thread.once('message', resolve).once('error', reject);
  return promise;
}

function check(file: string): string {
  const reader = openReader(file);
  try {
    return `${reader.all('PRAGMA quick_check(1)')[0]?.quick_check}`;
  } catch (error) {
    const problem = problemOf(error, file);
    if (problem instanceof StoreProblem) return (error as Error).message;
    throw error;
  } finally {
    reader.close();
  }
}

if (!isMainThread && workerData?.checkedFile) parentPort?.postMessage(check(workerData.checkedFile));
