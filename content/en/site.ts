import { brand } from '../brand.ts';

export const site = {
  tagline: 'Good food at closing time, at half price or less',
  defaultDescription:
    `On ${brand.en}, Hong Kong bakeries, cafes and restaurants sell what they have left at closing time as surprise ` +
    'bags, at 50% off or more.',
  nav: {
    more: 'More',
    menu: 'Menu',
  },
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  languageSwitch: { label: '中文' },
  download: {
    appStore: { small: 'Download on the', large: 'App Store' },
    googlePlay: { small: 'Get it on', large: 'Google Play' },
    cta: 'Download the app',
    code: 'QR code: scan it with a phone to get the app',
    scan: 'Scan with your phone',
    androidNote: 'Android: an APK file from our own download page.',
  },
  footer: {
    about:
      `${brand.en} finds a table for the good food that shops have left at closing time. It has saved meals in Hong ` +
      'Kong since 2023.',
    headings: {
      explore: 'Explore',
      partners: 'Partners',
      contact: 'Contact',
      follow: 'Follow us',
    },
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    rednote: 'RedNote',
    copyright: `© {year} ${brand.en}. All rights reserved.`,
    incubated:
      'Incubated by the Lion Rock University Technology Start\u2011up Programme and Crescent Bay Science Park.',
    samples: 'The people, partners, supporters and press on this website are fictional samples.',
    backToTop: 'Back to top',
  },
  whatsappGreeting: `Hello ${brand.en}, I have a question.`,
};
