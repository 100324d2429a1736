export default function P() { return <div data-island="x"><title>form</title><h1 className='text-xl'>form</h1></div>; }
