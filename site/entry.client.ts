console.log('hi');
const island = document.querySelector('[data-island]');
if (island) import('./referral-form/wake.ts').then(m=>m.wake(island as HTMLElement));
