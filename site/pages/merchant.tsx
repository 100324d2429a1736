export default function P() { return <div data-island="x"><title>merchant</title><h1 className='text-xl'>merchant</h1></div>; }
