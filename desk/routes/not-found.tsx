import { data } from 'react-router';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

export function loader() {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
