import type { ReactNode } from 'react';
import type { Language } from '../../../domain/languages.ts';
import { pathTo } from '../../../domain/pages.ts';
import { bareResponses, type ResponseCode } from '../../../domain/service-pages.ts';
import { BrandName } from '../../layout/brand-name.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

type Props = {
  code: ResponseCode;
  language: Language;
  title: string;
  text: string;
  next?: { address: string; label: string };
  children: ReactNode;
};

/** The text of a response. Without the site's header it shows the brand itself; its links open outside the frame. */
export function ResponseNote({ code, language, title, text, next, children }: Props) {
  const bare = bareResponses.includes(code);
  return (
    <div
      className={`column ${bare ? 'py-6' : 'grid items-center gap-x-16 gap-y-6 py-16 md:grid-cols-[1.25fr_1fr] md:py-24'}`}
    >
      {bare && (
        <a
          href={pathTo('home', language)}
          target="_top"
          className="mb-8 inline-flex min-h-11 items-center gap-2 font-display text-xl"
        >
          <BrandName />
        </a>
      )}
      {!bare && <Picture name={poseOf(code)} className="w-40 md:order-1 md:mx-auto md:w-3/4" />}
      <div className="grid max-w-lg justify-items-start gap-6">
        <Heading level={1} id="title" className="text-3xl">
          {title}
        </Heading>
        <Lead className="max-w-prose">{text}</Lead>
        {children}
        {next && (
          <a href={next.address} target={bare ? '_top' : undefined} className="button">
            {next.label}
          </a>
        )}
      </div>
    </div>
  );
}

/** The bag is happy about what it got, sleeps when it shall send nothing more, and yawns at what it cannot do. */
function poseOf(code: ResponseCode): PictureName {
  if (code.endsWith('-saved') || code === 'confirmed') return 'bag/happy';
  return code === 'unsubscribed' ? 'bag/asleep' : 'bag/yawn';
}
