import { Form, Link } from 'react-router';
import type { Notice } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';

/** What a member was told of, each until they dismiss it. The page that shows them has the action. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
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
