export default function P() { return <div data-island="x"><title>about</title><h1 className='text-xl'>about</h1></div>; }
