export default function P() { return <div data-island="x"><title>media</title><h1 className='text-xl'>media</h1></div>; }
