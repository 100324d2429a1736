import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import SiteLayout from '../../site/layout/site-layout.tsx';
import Home from '../../site/pages/home.tsx';
import Referral from '../../site/pages/referral.tsx';

/** The usual client-rendered site: the same components and words, rendered in the browser by a router. */
const router = createBrowserRouter([
  {
    path: '/:language',
    Component: SiteLayout,
    children: [
      { index: true, Component: Home },
      { path: 'referral', Component: Referral },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
