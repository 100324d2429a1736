export default function P() { return <div data-island="x"><title>referral-faq</title><h1 className='text-xl'>referral-faq</h1></div>; }
