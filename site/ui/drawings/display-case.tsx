import type { ReactNode } from 'react';
import { Croissant, EggTart, PineappleBun } from './baked.tsx';
import { SurpriseBag } from './surprise-bag.tsx';

/** The display case of a bakery near closing time, with a bag on top. */
export function DisplayCase() {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-md">
      <div className="flex items-end justify-end gap-2 px-6">
        <PineappleBun className="-mb-2 w-24" />
        <SurpriseBag className="-mb-1 w-40 md:w-48" />
      </div>
      <div className="rounded-t-md border-x-12 border-t-12 border-crust bg-night">
        <div className="mx-8 h-2 rounded-sm bg-custard" />
        <Shelf>
          <PineappleBun className="-mb-[4.6%] w-1/4" />
          <PineappleBun className="-mb-[4.6%] w-1/4" />
        </Shelf>
        <Shelf>
          <span className="w-1/4" />
          <EggTart className="-mb-[3.8%] w-1/4" />
          <span className="w-1/4" />
          <Croissant className="-mb-[4.8%] w-1/4" />
        </Shelf>
        <Shelf>
          <EggTart className="-mb-[3.8%] w-1/4" />
        </Shelf>
      </div>
      <div className="h-12 bg-char" />
    </div>
  );
}

function Shelf({ children }: { children: ReactNode }) {
  return <div className="flex h-24 items-end border-b-8 border-crust px-3 md:h-28">{children}</div>;
}
