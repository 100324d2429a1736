import { referralFaq as en } from '../../content/en/referral-faq.ts';
import { referralFaq as zh } from '../../content/zh/referral-faq.ts';
import { definePage } from '../layout/define-page.tsx';

export default definePage({ en, zh }, ({ words }) => (
  <section className="column py-24">
    <h1 className="text-4xl">{words.meta.title}</h1>
    <p className="mt-6 max-w-prose text-lg">{words.meta.description}</p>
  </section>
));
