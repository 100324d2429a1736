import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../request.ts';

export function loader(parameters: LoaderFunctionArgs) {
  return deskOf(parameters).list('call-now', {}, null);
}

export default function List() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>{row.title}</li>
      ))}
    </ul>
  );
}
