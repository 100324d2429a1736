export default function P() { return <div data-island="x"><title>terms</title><h1 className='text-xl'>terms</h1></div>; }
