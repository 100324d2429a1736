export default function P() { return <div data-island="x"><title>blog</title><h1 className='text-xl'>blog</h1></div>; }
