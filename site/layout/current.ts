/** `aria-current` of a link: the page itself, or the section that it is in; Home is no section. */
export function currentOf(address: string, path: string): 'page' | true | undefined {
  if (path === address) return 'page';
  const isSection = address.split('/').length > 2 && path.startsWith(`${address}/`);
  return isSection || undefined;
}
