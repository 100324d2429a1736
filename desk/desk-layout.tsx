import { type LinksFunction, Outlet } from 'react-router';
import styles from './styles/desk.css?url';

export const handle = { isHydrated: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Around every page of the desk, also those before the sign-in. */
export default function DeskLayout() {
  return <Outlet />;
}
