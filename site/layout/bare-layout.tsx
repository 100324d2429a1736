import { Outlet } from 'react-router';

/**
 * Around pages that may stand in our own frame: nothing. A header there would be the second one on the screen, and its
 * links would lead inside the frame. Failures are answered here too: the server does not know where a form was shown.
 * `main` is named after the heading, because in a frame it is the second one that a screen reader meets.
 */
export default function BareLayout() {
  return (
    <main id="main" aria-labelledby="title">
      <Outlet />
    </main>
  );
}
