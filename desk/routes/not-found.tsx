import { data, Link, useParams } from 'react-router';
import { languageOf } from '../request.ts';
import { deskWords } from '../words.ts';

export function loader() {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}

/** Also for a record that is not there. */
export function DeskNotFound() {
  const language = languageOf(useParams());
  const words = deskWords[language];
  return (
    <div className="desk-empty">
      <title>{`${words.notFound.title} | ${words.title}`}</title>
      <h1 className="text-lg font-bold">{words.notFound.title}</h1>
      <p className="max-w-[26rem] text-soft">{words.notFound.text}</p>
      <Link to={`/${language}/desk`} className="desk-link">
        {words.places['call-now']}
      </Link>
    </div>
  );
}
