import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { handleError, requestContext } from './entry.server.tsx';

it('what a page throws is reported to the server, and is not on the console', () => {
  const onConsole = vi.spyOn(console, 'error');
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(requestContext, { nonce: '', onError });
  const error = new Error('what a person typed');
  handleError(error, { context, request: new Request('http://localhost'), params: {} } as unknown as Parameters<
    typeof handleError
  >[1]);
  expect(onError.mock.calls).toEqual([[error]]);
  expect(onConsole).not.toHaveBeenCalled();
});
