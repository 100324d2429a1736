export type ToastMessage = { title: string; text: string; destructive: boolean };

/**
 * A message over the page. A destructive one stays until it is closed, so that reading it has no time limit; any other leaves
 * after six seconds, because the page itself says the same, and the message would cover it.
 */
export function Toast({ message, close, onClose }: { message: ToastMessage | null; close: string; onClose(): void }) {
  return (
    <div role={message?.destructive ? 'alert' : 'status'} className="toast">
      {message && (
        <div data-destructive={message.destructive || undefined} onAnimationEnd={onClose}>
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
