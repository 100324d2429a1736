export type ToastMessage = { title: string; text: string; destructive: boolean };

/**
 * A message over the page. A destructive one stays until it is closed, so that reading it has no time limit; any other leaves
 * after twelve seconds, because the page itself says the same, and the message would cover it.
 */
export function Toast({ message, close, onClose }: { message: ToastMessage | null; close: string; onClose(): void }) {
  return (
    <div role={message?.destructive ? 'alert' : 'status'} className="fixed inset-x-4 bottom-4 z-20 flex justify-center">
      {message && (
        <div
          data-destructive={message.destructive || undefined}
          onAnimationEnd={onClose}
          className="motion-safe:not-data-destructive:leaves flex max-w-md items-start gap-4 rounded-lg bg-ink p-4 pl-5 text-paper shadow-lift data-destructive:bg-brand data-destructive:text-cream"
        >
          <div className="flex-1">
            <p className="font-bold">{message.title}</p>
            <p className="text-sm">{message.text}</p>
          </div>
          <button type="button" aria-label={close} onClick={onClose} className="p-1.5">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3.5">
              <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}
