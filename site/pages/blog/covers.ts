import type { ReactNode } from 'react';
import type { PostSlug } from '../../../domain/pages.ts';
import { FridgeMark, MicrowaveMark, PotMark } from '../../ui/drawings/article-marks.tsx';
import type { CoverProps } from '../../ui/drawings/cover.tsx';
import { FridgeCover } from '../../ui/drawings/cover-fridge.tsx';
import { MicrowaveCover } from '../../ui/drawings/cover-microwave.tsx';
import { PotCover } from '../../ui/drawings/cover-pot.tsx';

/** The drawn cover of each article. */
export const covers: Record<PostSlug, (props: CoverProps) => ReactNode> = {
  'zero-waste-cooking-simple-tasty-recipes-using-food-scraps-1': PotCover,
  'tips-to-keep-your-food-fresh-and-reduce-waste': FridgeCover,
  'is-microwaving-food-safe': MicrowaveCover,
};

/** The same in a few strokes: three whole covers would be a third of an article's bytes. */
export const marks: Record<PostSlug, (props: { className?: string }) => ReactNode> = {
  'zero-waste-cooking-simple-tasty-recipes-using-food-scraps-1': PotMark,
  'tips-to-keep-your-food-fresh-and-reduce-waste': FridgeMark,
  'is-microwaving-food-safe': MicrowaveMark,
};
