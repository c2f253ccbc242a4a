import type { Branch } from '../leaf.ts';
import { consultingLeaf, shared } from './consulting-leaf.ts';

export const management: Branch = {
  key: 'industrial-management',
  name: 'انرژی، کیفیت و مدیریت',
  scientificName: 'Energy, quality and management',
  synonyms: ['ممیزی انرژی', 'نت', 'کیفیت', 'consulting'],
  glyph: 'consulting',
  properties: shared,
  description: 'ممیزی انرژی، سیستم کیفیت، نگهداری و مطالعهٔ توجیهی برای کارخانه. خروجی هر کار با مدرک و زمان مشخص است.',
  leaves: [
    consultingLeaf(
      [
        'energy-audit',
        'ممیزی انرژی',
        'Energy audit',
        'ممیزی، صرفه‌جویی انرژی، energy audit',
        'اندازه‌گیری مصرف، ترازنامهٔ انرژی و فهرست راهکار با دورهٔ بازگشت. بر پایهٔ ISO 50002 انجام می‌شود.',
      ],
      'energy',
      'management',
      [
        ['ممیزی انرژی کارخانه', 3700, 30, 6, 'ISO 50002'],
        ['ممیزی هوای فشرده', 3300, 8, 2, 'ISO 11011'],
        ['ممیزی سیستم بخار', 3500, 10, 2],
        ['ممیزی سیستم پمپاژ', 3400, 8, 2, 'ISO/ASME 14414'],
        ['استقرار ISO 50001', 3200, 90, 25, 'ISO 50001'],
      ],
    ),
    consultingLeaf(
      [
        'maintenance-management',
        'مهندسی نگهداری',
        'Maintenance engineering',
        'نت، RCM، CMMS، maintenance',
        'برنامهٔ نگهداری پیشگیرانه، تحلیل ریشه‌ای خرابی و استقرار CMMS. شاخص‌ها پیش و پس از اجرا سنجیده می‌شود.',
      ],
      'repair',
      'management',
      [
        ['برنامهٔ نگهداری پیشگیرانه', 3000, 30, 15],
        ['تحلیل RCM', 3800, 40, 12, 'SAE JA1011'],
        ['تحلیل ریشه‌ای خرابی', 3900, 8, 2, 'IEC 62740'],
        ['استقرار CMMS', 3100, 60, 10],
        ['بهینه‌سازی انبار قطعه', 3200, 25, 4],
      ],
    ),
    consultingLeaf(
      [
        'quality-systems',
        'سیستم کیفیت و ایمنی',
        'Quality and safety systems',
        'ISO 9001، IMS، کیفیت، HSE',
        'استقرار و ممیزی داخلی سیستم‌های مدیریت همراه آموزش. صدور گواهی با نهاد مستقل است.',
      ],
      'inspection',
      'management',
      [
        ['استقرار ISO 9001', 2800, 90, 30, 'ISO 9001'],
        ['استقرار ISO 45001', 2900, 90, 28, 'ISO 45001'],
        ['مطالعهٔ HAZOP', 4600, 15, 4, 'IEC 61882'],
        ['استقرار ISO 3834 جوش', 3600, 60, 22, 'ISO 3834-2'],
        ['طرح‌ریزی FMEA', 3500, 12, 3, 'IEC 60812'],
      ],
    ),
    consultingLeaf(
      [
        'feasibility-and-training',
        'توجیه طرح و آموزش',
        'Feasibility and training',
        'امکان‌سنجی، آموزش صنعتی، feasibility',
        'برآورد بازار، فنی و مالی طرح تولید و دوره‌های آموزش در محل کارخانه. آموزش با تمرین روی تجهیزات همان کارگاه است.',
      ],
      'training',
      'management',
      [
        ['مطالعهٔ توجیهی طرح تولید', 3300, 45, 3],
        ['برآورد سرمایهٔ خط تولید', 3200, 20, 2],
        ['آموزش هیدرولیک و پنوماتیک', 2600, 5, 2],
        ['آموزش ارتعاش‌سنجی', 3000, 5, 2, 'ISO 18436-2'],
        ['آموزش خواندن نقشه و GD&T', 2400, 4, 2, 'ISO 1101'],
        ['آموزش PLC مقدماتی', 2700, 6, 2],
      ],
    ),
  ],
};
