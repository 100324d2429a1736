import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** One step of an input device, written alike in WebDriver and in WebDriver BiDi. */
export type InputStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** What a test needs of a browser; `Tab` is built on it. */
export type Driver = {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source the text of a function
   * @param values its parameters, of JSON values
   * @returns what the function returns, as JSON
   */
  evaluate(source: string, values: readonly unknown[]): Promise<unknown>;
  perform(device: 'pointer' | 'key', steps: readonly InputStep[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The accessible names of all elements that match; BiDi cannot ask for them. */
  namesOf?(selector: string): Promise<string[]>;
  /** Ends the browser. */
  close(): Promise<void>;
};

/** Waits until the output of a process matches. Rejects when the process ends before, or cannot be started. */
export function outputOf(process: ChildProcess, output: Readable, wanted: RegExp): Promise<RegExpExecArray> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (part) => {
      text += part;
      const match = wanted.exec(text);
      if (match) resolve(match);
    });
    process.once('error', reject);
    process.once('exit', (code) => reject(new Error(`${process.spawnfile} ended with ${code}:\n${text}`)));
  });
}
