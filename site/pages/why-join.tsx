export default function P() { return <div data-island="x"><title>why-join</title><h1 className='text-xl'>why-join</h1></div>; }
