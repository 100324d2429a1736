/** Why a form that is delivered with one POST was not sent. */
export const formFailures = {
  refused: {
    title: 'Some fields need attention',
    text: 'Nothing has been sent yet. Please check the marked fields and press the button again.',
  },
  otherSite: {
    title: 'This form is not on our website',
    text:
      'This page is not at the address of our website, so nothing was saved. Please copy what you typed, open our own ' +
      'website and send it from there.',
  },
  tooMany: {
    title: 'Please wait a moment',
    text: 'Please wait {seconds} seconds, then press the button again. What you typed is still here.',
  },
  unavailable: {
    title: 'We could not save this',
    text: 'Something on our side is not working. What you typed is still here. Please try again in a few minutes.',
  },
  offline: {
    title: 'We could not be reached',
    text: 'What you typed is still here. Check your connection, then press the button again.',
  },
};
