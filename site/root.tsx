import { Outlet } from 'react-router';

/** Public pages and the desk have documents of their own: `layout/document-layout.tsx` and `desk/desk-layout.tsx`. */
export default function Root() {
  return <Outlet />;
}
