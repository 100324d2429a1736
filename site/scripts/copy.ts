/**
 * Shows the button in an element that copies the text of the element whose id is in its `data-copy`, or that text itself, and then
 * says so; and a button before it, if there is one, that opens the share sheet of the device with the same.
 */
export function start(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('[data-copy]');
  if (!button) return;
  const { copy = '', copied = '' } = button.dataset;
  const share = element.querySelector<HTMLElement>('button:not([data-copy])');
  if (share && navigator.share) {
    share.hidden = false;
    // Who closes the sheet has not shared: nothing went wrong.
    share.addEventListener('click', () => navigator.share({ url: copy }).catch(() => {}));
  }
  // Only pages with a certificate have a clipboard.
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = document.getElementById(copy);
    try {
      await navigator.clipboard.writeText(text?.textContent ?? copy);
      button.textContent = copied;
    } catch {
      // Not allowed: what is selected can be copied by hand.
      if (text) getSelection()?.selectAllChildren(text);
    }
  });
}
