import type { ReactNode } from 'react';

type Props = {
  /** The alternative text; without it the phone is decorative. */
  label?: string;
  className?: string;
  /** The screen's colours. */
  screen?: string;
  /** The content of the screen. */
  children: ReactNode;
};

/** A phone drawn in HTML. Its class sets its width, the content of its screen its height. */
export function Phone({ label, className = 'w-xs', screen = 'bg-raised text-ink', children }: Props) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div {...meaning} className={`drawn-phone ${className}`}>
      <div className={`phone-screen ${screen}`}>
        {/* No clock: the one on the wall of Home goes on. */}
        <div className="px-5 pt-4 pb-2">
          <svg viewBox="0 0 44 12" aria-hidden="true" className="ml-auto w-11 fill-current">
            <path d="M0 8h3v4H0zm5-3h3v7H5zm5-2.5h3V12h-3zM15 0h3v12h-3z" />
            <path d="M25 1.5h15q1.5 0 1.5 1.5v6q0 1.5-1.5 1.5H25q-1.5 0-1.5-1.5V3q0-1.5 1.5-1.5z" opacity=".35" />
            <path d="M25 3h10v6H25zm17.5 1.5H44v3h-1.5z" />
          </svg>
        </div>
        {children}
      </div>
    </div>
  );
}
