/** Shown over a page whose form cannot be completed, or sent, at the moment. */
export const interrupted = {
  text: 'The connection was interrupted. What you typed is still here; send it when you are connected again.',
};
