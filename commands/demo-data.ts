import { districts as chineseDistricts } from '../content/zh/options.ts';
import { type District, districts } from '../domain/districts.ts';
import type { Field } from '../domain/fields.ts';
import {
  businessTypes,
  callTimes,
  contactPositions,
  parseReferral,
  type Referral,
  referralFields,
  relationships,
} from '../domain/referral.ts';

/** Referrals of a demonstration. All of it is plainly fictional: no number in Hong Kong begins with 0, and nobody owns example.com. */
export function demoReferral(n: number): Referral {
  // A field that was added to the form need not be named here.
  const parsed = parseReferral({ ...requiredValues, ...demoValues(n) });
  if (!parsed.ok)
    throw new Error(`Referral ${n} of the demonstration is not complete: ${Object.keys(parsed.problems)}`);
  return parsed.values;
}

const sample = { text: 'Sample', long: 'Sample', tel: '+852 0000 0000', email: 'sample@example.com', tick: true };

/** A value for each required field. */
const requiredValues = Object.fromEntries(
  Object.entries<Field>(referralFields)
    .filter(([, field]) => field.kind === 'tick' || field.required)
    .map(([name, field]) => [name, field.kind === 'option' ? field.options[0] : sample[field.kind]]),
);

function demoValues(n: number): Partial<Referral> {
  const isChinese = n % 3 !== 0;
  const district = pick(districts, n * 7 + 7);
  const type = pick(businessTypes, n * 5);
  const contact = isChinese ? pick(chineseNames, n) : pick(englishNames, n);
  return {
    ...referrerOf(n, isChinese),
    businessName: businessOf(n, type, isChinese),
    businessType: type,
    businessDistrict: district,
    businessAddress: addressOf(n, district, isChinese),
    contactName: isChinese ? `${contact}${pick(['生', '太', '小姐'], n)}` : `${pick(['Mr', 'Ms'], n)} ${contact}`,
    contactPosition: pick(contactPositions, n),
    contactPhone: `+852 0000 ${`${(n * 37 + 1200) % 10_000}`.padStart(4, '0')}`,
    contactEmail: n % 4 === 0 ? `shop${n}@example.com` : '',
    bestTimeToCall: pick(callTimes, n + Math.floor(n / 4)),
    relationshipToContact: pick(relationships, n),
    conversationNotes: pick(isChinese ? chineseNotes : englishNotes, n),
    additionalNotes:
      n % 5 === 0 ? pick(isChinese ? ['舖面細，門口有得停車', '識講普通話'] : ['Speaks Cantonese and English'], n) : '',
    confirmContact: true,
  };
}

/** Contact messages and partnership applications of the demonstration. */
export const demoMessages = [
  { firstName: '芷晴', lastName: '何', email: 'ho@example.com', message: '請問可唔可以喺公司茶水間放海報？' },
  {
    firstName: 'Maya',
    lastName: 'Lam',
    email: 'maya@example.com',
    message: 'Could you speak at our school about food waste?',
  },
  { firstName: '子軒', lastName: '梁', email: 'leung@example.com', message: '今日攞嘅驚喜袋好豐富，多謝店主！' },
  {
    firstName: 'Oscar',
    lastName: 'Poon',
    email: 'oscar@example.com',
    message: 'The pickup time of my order has changed. Is that right?',
  },
] as const;

export const demoApplications = [
  {
    businessName: '麥田手作包',
    businessType: 'Bakery',
    district: 'Tai Po',
    contactName: '麥太',
    email: 'wheat@example.com',
    phone: '+852 0000 8101',
    surplus: 'Bread and pastries',
    notes: '每晚七點後約有二十個包',
    consent: true,
  },
  {
    businessName: 'Lantern Lane Catering',
    businessType: 'Catering',
    district: 'Wan Chai',
    contactName: 'Rita Mok',
    email: 'lantern@example.com',
    phone: '+852 0000 8202',
    surplus: 'Hot meals',
    notes: '',
    consent: true,
  },
] as const;

function referrerOf(n: number, isChinese: boolean) {
  const name = isChinese ? pick(chineseNames, n + 3) : pick(englishNames, n + 2);
  return {
    referrerFirstName: isChinese
      ? pick(['嘉欣', '志明', '美玲', '家豪', '詠詩'], n)
      : pick(['Grace', 'Tom', 'Priya', 'Leo'], n),
    referrerLastName: name,
    referrerEmail: `referrer${n % 17}@example.com`,
    referrerPhone: `+852 0000 ${`${(n * 53 + 5000) % 10_000}`.padStart(4, '0')}`,
  };
}

function businessOf(n: number, type: Referral['businessType'], isChinese: boolean): string {
  const [chinese, english] = kinds[type];
  return isChinese ? `${pick(chineseShops, n)}${chinese}` : `${pick(englishShops, n)} ${english}`;
}

function addressOf(n: number, district: District, isChinese: boolean): string {
  const number = (n % 88) + 1;
  if (isChinese) return `${chineseDistricts[district]}示例${pick(['東', '西', '南', '北'], n)}街${number}號地下`;
  return `G/F, ${number} Sample ${pick(['East', 'West', 'Hill', 'Garden'], n)} Street`;
}

function pick<Item>(items: readonly Item[], n: number): Item {
  return items[n % items.length] as Item;
}

const kinds: Record<Referral['businessType'], readonly [string, string]> = {
  Restaurant: ['茶餐廳', 'Kitchen'],
  Cafe: ['咖啡室', 'Coffee'],
  Bakery: ['餅店', 'Bakery'],
  Market: ['鮮果', 'Greengrocer'],
  'Food Court': ['美食坊', 'Food Hall'],
  Catering: ['到會', 'Catering'],
  Other: ['甜品', 'Desserts'],
};
const chineseShops = ['金滿', '合順', '好味', '明月', '福臨', '新安', '和興', '百花', '東昇', '晴天', '小巷'];
const englishShops = [
  'Golden Crumb',
  'Harbour Tram',
  'Little Lantern',
  'Banyan',
  'Seven Steps',
  'Two Bridges',
  'Paper Kite',
];
const chineseNames = ['陳', '李', '張', '黃', '何', '梁', '林', '郭'];
const englishNames = ['Chan', 'Singh', 'Wong', 'Baker', 'Cheung', 'Rivera', 'Lau'];
const chineseNotes = [
  '老闆話每晚收舖都有十幾個包賣唔晒，好心痛，想知要唔要錢。',
  '佢哋下午三點後有多，最怕麻煩，想先了解點運作。',
  '老闆娘好有興趣，但想等個仔放學先傾。',
  '試過自己減價，效果一般。話可以見面詳談。',
  '每日剩大約五公斤燒味，平時送街坊。',
];
const englishNotes = [
  'They bin about ten portions a night and hate it. Happy to meet for fifteen minutes.',
  'The owner asked whether there is a contract. I said no, she wants to hear it from you.',
  'Mostly pastries after 7 pm. Please ring, do not e-mail.',
  'He has tried another app and found the fees too high.',
];
