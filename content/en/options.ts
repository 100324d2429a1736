import type { District } from '../../domain/districts.ts';
import type { BusinessType } from '../../domain/referral.ts';

// The choices that more than one form has, as they are shown; the keys are stored.

export const businessTypes: Record<BusinessType, string> = {
  Restaurant: 'Restaurant',
  Cafe: 'Cafe',
  Bakery: 'Bakery',
  Market: 'Market',
  'Food Court': 'Food Court',
  Catering: 'Catering Company',
  Other: 'Other',
};

export const districts: Record<District, string> = {
  'Central and Western': 'Central and Western',
  Eastern: 'Eastern',
  Southern: 'Southern',
  'Wan Chai': 'Wan Chai',
  'Kowloon City': 'Kowloon City',
  'Kwun Tong': 'Kwun Tong',
  'Sham Shui Po': 'Sham Shui Po',
  'Wong Tai Sin': 'Wong Tai Sin',
  'Yau Tsim Mong': 'Yau Tsim Mong',
  Islands: 'Islands',
  'Kwai Tsing': 'Kwai Tsing',
  North: 'North',
  'Sai Kung': 'Sai Kung',
  'Sha Tin': 'Sha Tin',
  'Tai Po': 'Tai Po',
  'Tsuen Wan': 'Tsuen Wan',
  'Tuen Mun': 'Tuen Mun',
  'Yuen Long': 'Yuen Long',
};
