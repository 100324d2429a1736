import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { languageOf, requestOf } from '../request.ts';

export async function action(parameters: ActionFunctionArgs) {
  await requestOf(parameters).team?.signOut();
  return redirect(`/${languageOf(parameters.params)}/desk/sign-in`);
}

/** A link here signs nobody out. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/${languageOf(params)}/desk`);
}
