/** Shows the button in an element that copies the text of the element whose id is in its `data-copy`, and then says so. */
export function start(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('[data-copy]');
  // Only pages with a certificate have a clipboard.
  if (!button || !navigator.clipboard) return;
  const { copy = '', copied = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(copy)?.textContent ?? '');
    button.textContent = copied;
  });
}
