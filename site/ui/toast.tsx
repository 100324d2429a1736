export type ToastMessage = { title: string; text: string };

/** A message over the page. It stays until it is closed, so that reading it has no time limit. */
export function Toast({ message, close, onClose }: { message: ToastMessage | null; close: string; onClose(): void }) {
  return (
    <div role="alert" className="toast">
      {message && (
        <div>
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
