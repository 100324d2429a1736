import type { ReactNode } from 'react';

type Props = {
  /** The alternative text; without it the phone is decorative. */
  label?: string;
  /** The clock in the status bar. */
  time: string;
  className?: string;
  /** The screen's colours. */
  screen?: string;
  /** The content of the screen. */
  children: ReactNode;
};

/** A phone drawn in HTML. Its class sets its width, the content of its screen its height. */
export function Phone({ label, time, className = 'w-xs', screen = 'bg-raised text-ink', children }: Props) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div {...meaning} className={`drawn-phone ${className}`}>
      <div className={`phone-screen ${screen}`}>
        <div className="flex items-center justify-between px-5 pt-3 pb-2 text-xs font-bold tabular-figures">
          {time}
          <svg viewBox="0 0 44 12" aria-hidden="true" className="w-11 fill-current">
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
