import { Form, Link } from 'react-router';
import type { Notice } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';

/** More of them would fill the first screen of a phone, on which the list is. */
const mostShown = 2;

/** What a member was told of, each until they dismiss it. The page that shows them has the action. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { more, dismissAll } = useDesk().words.notices;
  const folded = notices.length > mostShown ? notices.slice(1) : [];
  return (
    <>
      <NoticeForms notices={notices.slice(0, notices.length - folded.length)} />
      {folded.length > 0 && (
        <details className="mb-3">
          <summary className="desk-summary">{fill(more, { count: folded.length })}</summary>
          <NoticeForms notices={folded} />
          <Form method="post">
            <button
              type="submit"
              name="notice"
              value={notices.map(({ key }) => key).join(' ')}
              className="desk-button-quiet"
            >
              {dismissAll}
            </button>
          </Form>
        </details>
      )}
    </>
  );
}

function NoticeForms({ notices }: { notices: readonly Notice[] }) {
  const { words, to, timeOf } = useDesk();
  const text = words.notices;
  return notices.map(({ key, kind, by, at, path, title = words.pages.devices }) => (
    <Form key={key} method="post" className="desk-notice mt-0 mb-3 flex-wrap" data-tone="problem">
      <span className="flex-1 basis-60">
        <Link to={to(path)} className="desk-link">
          {title}
        </Link>
        {`${text.separator}${fill(text[kind], { by, time: timeOf(at) })}`}
      </span>
      <button
        type="submit"
        name="notice"
        value={key}
        aria-label={`${text.dismiss}: ${title}`}
        className="desk-button-quiet"
      >
        {text.dismiss}
      </button>
    </Form>
  ));
}
