import type { Food } from '../../domain/shelf.ts';
import { CakeSlice, Croissant, EggTart, PineappleBun, Sourdough } from '../ui/drawings/baked.tsx';
import { Drawing, type DrawingComponent, type DrawingProps } from '../ui/drawings/drawing.tsx';
import { CharSiuRice, ChoySum, Fish, Mandarin, MilkTea } from '../ui/drawings/kitchen.tsx';

export const foodDrawings: Record<Food, DrawingComponent> = {
  pineappleBun: PineappleBun,
  eggTart: EggTart,
  hamRoll: HamRoll,
  croissant: Croissant,
  sourdough: Sourdough,
  cake: CakeSlice,
  sandwich: Sandwich,
  charSiuRice: CharSiuRice,
  milkTea: MilkTea,
  choySum: ChoySum,
  fish: Fish,
  mandarin: Mandarin,
};

/** 火腿卷: a soft roll around a slice of ham. */
function HamRoll({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M8 84c-4-20 10-42 34-46 26-6 60 0 68 24 6 18-4 38-26 40-26 4-70 2-76-18z" fill="var(--color-bake)" />
      <path
        d="M30 46c-8 14-8 36 2 52m18-58c-8 18-8 42 2 62m20-64c-6 20-6 42 2 62"
        stroke="var(--color-crust)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="92" cy="74" rx="21" ry="26" fill="var(--color-custard)" />
      <ellipse cx="92" cy="74" rx="14" ry="18" fill="#e58f83" />
      <path
        d="M92 66c6 0 8 6 5 11s-11 4-11-4"
        stroke="var(--color-cream)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M22 60c4-8 10-12 18-14"
        stroke="var(--color-custard)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

/** A sandwich of egg and ham, cut across. */
function Sandwich({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <g strokeLinejoin="round">
        <path d="M10 92 96 22c4-3 8-1 8 4l6 66z" fill="var(--color-bake)" />
        <path d="M16 88 96 30l6 58z" fill="var(--color-cream)" />
        <path d="M8 92h104l-2 8H10z" fill="var(--color-choy)" />
        <path d="M6 98q8 8 16 0t16 0 16 0 16 0 16 0 16 0 12 0v6H6z" fill="var(--color-custard)" />
        <path d="M6 104h108v5H6z" fill="#e58f83" />
        <path
          d="M6 109h108v5c0 3-2 4-4 4H10c-2 0-4-1-4-4z"
          fill="var(--color-cream)"
          stroke="var(--color-bake)"
          strokeWidth="2"
        />
      </g>
      <path
        d="m66 74 .1.1M84 60l.1.1M90 78l.1.1M46 80l.1.1"
        stroke="var(--color-kraft)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
