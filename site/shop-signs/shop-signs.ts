import type { ReactNode } from 'react';
import type { home } from '../../content/en/home.ts';
import { EnamelSign, KettleSign, StepsSign, TramSign } from './signs-of-kitchens.tsx';
import { BasketsSign, LampSign, LoopSign } from './signs-of-shops.tsx';

/** The sign of each partner. */
export const shopSigns: Record<keyof typeof home.partners.logos, (props: { name: string }) => ReactNode> = {
  lokYung: EnamelSign,
  thirdKettle: KettleSign,
  morningTram: TramSign,
  stoneSteps: StepsSign,
  nineBaskets: BasketsSign,
  samKiu: LampSign,
  harbourLoop: LoopSign,
};
