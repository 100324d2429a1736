import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Milliseconds between two looks at the lock of another process. */
const interval = 200;

/**
 * Runs something while no other process does, in this folder. The lock is a file with the id of its process; when that process
 * has ended without removing it, the next one takes it over.
 */
export function onlyOne(lock, work) {
  let waiting = false;
  while (!isTaken(lock)) {
    if (!waiting) console.log('Another process is building the site; waiting for it…');
    waiting = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, interval);
  }
  const release = () => rmSync(lock, { force: true });
  // `work` may end the process.
  process.on('exit', release);
  try {
    work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Takes the lock; false while another living process has it. */
function isTaken(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}`);
  try {
    const owner = ownerOf(lock);
    if (owner !== null && isRunning(owner)) return false;
    if (owner === null) linkSync(own, lock);
    // Replaced in one step; when two processes do so, the later one has it.
    else renameSync(own, lock);
    return ownerOf(lock) === process.pid;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
