export default function P() { return <div data-island="x"><title>home</title><h1 className='text-xl'>home</h1></div>; }
