export default function P() { return <div data-island="x"><title>not-found</title><h1 className='text-xl'>not-found</h1></div>; }
