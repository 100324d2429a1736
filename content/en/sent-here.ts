/** The list of what was sent from this device: above the referral form, and below its thanks. */
export const sentHere = {
  title: 'Referrals from this device: {count}',
  open: 'Choose one to see what became of it.',
  waiting: 'not sent yet',
  sent: 'sent',
  forget: 'Forget this list',
  forgetConfirm: 'Forget this list? To see what became of a referral, you will need its reference and your email.',
};
