/**
 * Fits the frame around this page, if it is of our own site, to what the page needs: higher where that is more, as when
 * problems are shown, and lower once the form has been sent. Until then it has at least the height of docs/spec.md §2.7.
 * @param frame the element in the page around this one
 * @param content the element that holds everything on this page
 */
export function fitFrame(frame: Element, content: Element): void {
  // The page around is scrolled instead of this one, whose form is loaded at the first scroll (`islands.ts`).
  const passOn = () => dispatchEvent(new Event('scroll'));
  if (parent.scrollY > 0) passOn();
  else parent.addEventListener('scroll', passOn, { once: true, passive: true });
  const first = Number(frame.getAttribute('height'));
  new ResizeObserver(() => {
    const needed = Math.ceil(content.getBoundingClientRect().height);
    const sent = content.querySelector('[data-sent]') !== null;
    frame.setAttribute('height', String(sent ? needed : Math.max(first, needed)));
    // Hides the link to the form below the frame (`form-intro` in `styles/forms.css`).
    frame.toggleAttribute('data-sent', sent);
  }).observe(content);
}
