import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { desk as en } from '../content/en/desk.ts';
import { desk as zh } from '../content/zh/desk.ts';
import { languageOf } from './request.ts';
import { DeskDocument } from './ui/desk-document.tsx';
import { DeskError } from './ui/desk-error.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  return { words: { en, zh }[languageOf(params)] };
}

/** The words of a page do not change. The other language is another document. */
export function shouldRevalidate() {
  return false;
}

/** Around every page of the desk, also those before the sign-in. */
export default function DeskLayout() {
  return (
    <DeskDocument>
      <Outlet />
    </DeskDocument>
  );
}

export function ErrorBoundary() {
  return (
    <DeskDocument>
      <DeskError />
    </DeskDocument>
  );
}
