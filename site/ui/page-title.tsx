import type { ReactNode } from 'react';
import { LateDrawing } from './drawings/late-drawing.tsx';
import { Heading } from './heading.tsx';
import { Lead } from './lead.tsx';

type Props = {
  title: string;
  intro?: string;
  children?: ReactNode;
  picture?: ReactNode;
  /** Instead of a picture the file of a scene, 720 by 480 units. */
  scene?: string;
};

/** The opening of a page: its `h1`, an introduction, links, and a picture. */
export function PageTitle({ title, intro, children, picture, scene }: Props) {
  return (
    <div
      className={`column grid items-center gap-10 py-14 md:py-20 ${picture || scene ? 'lg:grid-cols-[1.25fr_1fr]' : ''}`}
    >
      <div className="flex flex-col items-start gap-6">
        <Heading level={1} className="max-w-lg">
          {title}
        </Heading>
        {intro && <Lead className="max-w-prose">{intro}</Lead>}
        {children}
      </div>
      {picture}
      {scene && (
        <div data-screen-only className="opening-scene">
          <LateDrawing file={scene} viewBox="0 0 720 480" />
        </div>
      )}
    </div>
  );
}
