import { Outlet } from 'react-router';

/**
 * The layout of pages that may be shown in our own frame: no header and no footer. A header there would be the second one on
 * the screen, and its links would open inside the frame. Error responses use it too, because the server does not know whether
 * a form was in a frame. `main` is labelled by the heading, because in a frame it is the second `main` for a screen reader.
 */
export default function BareLayout() {
  return (
    <main id="main" aria-labelledby="title">
      <Outlet />
    </main>
  );
}
