/** Shows the button in an element that copies the text of the element whose id is in its `data-copy`, and then says so. */
export function start(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('[data-copy]');
  // Only pages with a certificate have a clipboard.
  if (!button || !navigator.clipboard) return;
  const { copy = '', copied = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = document.getElementById(copy) as HTMLElement;
    try {
      await navigator.clipboard.writeText(text.textContent);
      button.textContent = copied;
    } catch {
      // Not allowed: what is selected can be copied by hand.
      getSelection()?.selectAllChildren(text);
    }
  });
}
