/** What a test needs of a browser. A function that it calls in the page gets JSON values and can use nothing around it. */
export type Engine = {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  evaluate<Values extends unknown[], Result>(run: (...values: Values) => Result, ...values: Values): Promise<Result>;
  /** Calls a function until its result is true. It may fail meanwhile, as while another page is opened. */
  until<Values extends unknown[]>(run: (...values: Values) => boolean, ...values: Values): Promise<unknown>;
  /** Calls a function until it finds an element, and clicks the middle of the element. */
  click<Values extends unknown[]>(
    find: (...values: Values) => Element | undefined,
    ...values: Values
  ): Promise<unknown>;
  /** Presses the key of each character; the other keys are characters in WebDriver. */
  type(keys: string): Promise<unknown>;
  close(): Promise<unknown>;
};

/** Milliseconds until something must have happened; generous, because machines may be slow or busy. */
export const timeout = 30_000;
