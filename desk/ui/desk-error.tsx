import { isRouteErrorResponse, Link, useParams, useRouteError } from 'react-router';
import { languageOf } from '../request.ts';
import { useWords } from '../words.ts';

/** In place of a page that is not there, or that could not be loaded. */
export function DeskError() {
  const error = useRouteError();
  const language = languageOf(useParams());
  const words = useWords();
  const { title, text } = isRouteErrorResponse(error) && error.status === 404 ? words.notFound : words.failed;
  return (
    <div className="desk-empty desk-actions">
      <title>{`${title} | ${words.title}`}</title>
      <h1 className="text-lg">{title}</h1>
      <p className="max-w-[26rem] text-soft">{text}</p>
      <Link to={`/${language}/desk`} reloadDocument className="desk-link">
        {words.listNames['call-now']}
      </Link>
    </div>
  );
}
