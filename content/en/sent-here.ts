/** The list of what was sent from this device, above the referral form. */
export const sentHere = {
  title: 'Referrals from this device: {count}',
  waiting: 'waits on this device',
  status: 'See what becomes of it',
  forget: 'Forget this list',
};
