import type { LoaderFunctionArgs } from 'react-router';
import { pathTo } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';
import { qrPicture } from '../ui/qr-code.server.ts';
import { languageOf } from './language-param.ts';

/** `/{language}/referral-code.svg`: the QR code of the referral page. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const picture = qrPicture(absoluteUrl(pathTo('referral', languageOf(params))));
  return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
}
