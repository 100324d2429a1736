import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '../domain/pages.ts';
import { answerCodes, partnershipFramePath } from '../domain/service-pages.ts';
import { bareAnswers } from './layout/bare-answers.ts';

const answer = (code: (typeof answerCodes)[number]) => route(`answers/${code}`, 'pages/answer.tsx', { id: code });

export default [
  route(':language', 'layout/site-layout.tsx', [
    ...pages.map(({ id, path, file }) =>
      path === '' ? index(`pages/${file}.tsx`, { id }) : route(path.slice(1), `pages/${file}.tsx`, { id }),
    ),
    ...answerCodes.filter((code) => !bareAnswers.includes(code)).map(answer),
    route('*', 'pages/not-found.tsx'),
  ]),
  route(':language', 'layout/bare-layout.tsx', [
    route(partnershipFramePath.slice(1), 'pages/partnership-frame.tsx'),
    ...bareAnswers.map(answer),
  ]),
] satisfies RouteConfig;
