import { useEffect, useRef } from 'react';

export type ToastMessage = { title: string; text: string };

type Props = {
  message: ToastMessage | null;
  /** In the colour of a problem (docs/spec.md §8). */
  destructive?: boolean;
  close: string;
  onClose(): void;
};

/** A message beside the page. It stays until it is closed, so that reading it has no time limit (WCAG 2.2.1). */
export function Toast({ message, destructive = false, close, onClose }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) toast.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={toast} role="alert" className="toast">
      {message && (
        <div className={destructive ? 'destructive' : undefined}>
          <div>
            <b>{message.title}</b>
            <p>{message.text}</p>
          </div>
          <button type="button" aria-label={close} onClick={onClose}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}
