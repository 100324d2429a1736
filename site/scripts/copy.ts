/** Shows a button that copies the text of the element whose id is in its `data-copy`, and then says so. */
export function showCopyButton(button: HTMLElement): void {
  const { copy = '', copied = '' } = button.dataset;
  // Only pages with a certificate have a clipboard.
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(copy)?.textContent ?? '');
    button.textContent = copied;
  });
}
