import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { languageOf, requestOf } from '../request.ts';

export async function action(parameters: ActionFunctionArgs) {
  await requestOf(parameters).team?.signOut();
  // Another document: what this one has of records must not come back with Back.
  return redirectDocument(`/${languageOf(parameters.params)}/desk/sign-in`);
}

/** A link here signs nobody out. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/${languageOf(params)}/desk`);
}
