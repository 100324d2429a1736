/** How the referral programme is passed on: on the thanks for a referral, and on the page of reasons to join. */
export const passOn = {
  text: 'Or pass it on:',
  share: 'Share',
  whatsapp: 'Send on WhatsApp',
  copy: 'Copy the link',
  copied: 'Copied',
  code: 'QR code',
  poster: 'A poster for a shop’s door',
};
