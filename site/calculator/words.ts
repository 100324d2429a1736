import { calculator as en } from '../../content/en/calculator.ts';
import { calculator as zh } from '../../content/zh/calculator.ts';
import type { Language } from '../../domain/languages.ts';

export type CalculatorWords = typeof en;

export const calculatorWords: Record<Language, CalculatorWords> = { en, zh };
