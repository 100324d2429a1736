const paths = {
  phone: 'M6 3h3l1.5 4-2 1.5a9 9 0 0 0 4 4l1.5-2 4 1.5v3c0 1-1 2-2 2C9 17 3 11 4 5c0-1 1-2 2-2z',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 3.5V10l2.5 2',
  alert: 'M10 3 18 17H2zM10 8v4m0 2v.5',
  check: 'm4 10.5 4 4 8-9',
  stop: 'M4.5 4.5l11 11M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  retry: 'M15.5 6.5A6.5 6.5 0 1 0 16.5 10M16 3v4h-4',
  chat: 'M3.5 16.5 5 13a6 6 0 1 1 2.5 2.3z',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  mail: 'M3 5h14v10H3zm0 .5 7 5.5 7-5.5',
  map: 'M10 17s5-5.2 5-9a5 5 0 0 0-10 0c0 3.8 5 9 5 9zm0-7.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  eye: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zm7.5 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  pair: 'M4 4h8v8H4zm4 4h8v8H8z',
  later: 'M4 5h12v11H4zm0 4h12M7 3v3m6-3v3',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside a text that says the same. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
