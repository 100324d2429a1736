import type { District } from '../../domain/districts.ts';
import type { BusinessType } from '../../domain/referral.ts';

export const businessTypes: Record<BusinessType, string> = {
  Restaurant: '餐廳',
  Cafe: '咖啡店',
  Bakery: '麵包店',
  Market: '街市／超市',
  'Food Court': '美食廣場',
  Catering: '到會公司',
  Other: '其他',
};

export const districts: Record<District, string> = {
  'Central and Western': '中西區',
  Eastern: '東區',
  Southern: '南區',
  'Wan Chai': '灣仔區',
  'Kowloon City': '九龍城區',
  'Kwun Tong': '觀塘區',
  'Sham Shui Po': '深水埗區',
  'Wong Tai Sin': '黃大仙區',
  'Yau Tsim Mong': '油尖旺區',
  Islands: '離島區',
  'Kwai Tsing': '葵青區',
  North: '北區',
  'Sai Kung': '西貢區',
  'Sha Tin': '沙田區',
  'Tai Po': '大埔區',
  'Tsuen Wan': '荃灣區',
  'Tuen Mun': '屯門區',
  'Yuen Long': '元朗區',
};
