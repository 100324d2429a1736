import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Hydrates the pages of the desk, the only ones with `<Scripts/>`. */
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
