/** On the button that leads to the referral form, where a draft waits in the browser. */
export const waitingDraft = { text: 'Continue your referral (step {step} of {steps})' };
