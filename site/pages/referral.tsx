export default function P() { return <div data-island="x"><title>referral</title><h1 className='text-xl'>referral</h1></div>; }
