export default function P() { return <div data-island="x"><title>faq</title><h1 className='text-xl'>faq</h1></div>; }
