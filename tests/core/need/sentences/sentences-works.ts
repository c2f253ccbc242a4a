import { at, type ExpectedNeed, is, least, most, need, no, yes } from '../expected-need.ts';

/** Services, consulting, documents. */
export const workSentences: ExpectedNeed[] = [
  need('تراش CNC قطر قطعه ۳۰۰ میلیمتر', 'cnc-turning', [at('maxDiameter', 300, 'MilliM')]),
  need('فرز CNC پنج محور', 'cnc-milling', [at('axes', 5)]),
  need('سنگ زنی زبری زیر ۰.۴ میکرون', 'grinding', [most('ra', 0.4, 'MicroM')]),
  need('وایرکات ضخامت ۱۰۰ میلی متر', 'wire-edm', [at('maxThickness', 100, 'MilliM')]),
  need('دایکاست نیروی قفل حداقل ۴۰۰۰ کیلونیوتن', 'die-casting', [least('lock', 4000, 'KiloN')]),
  need('برش لیزر فایبر ضخامت ۱۲ میل', 'laser-cutting', [is('process', 'fiber'), at('maxThickness', 12, 'MilliM')]),
  need('واترجت', 'laser-cutting', [is('process', 'waterjet')]),
  need('آبکاری کروم سخت ۵۰ میکرون', 'electroplating', [is('metal', 'chrome'), at('layer', 50, 'MicroM')]),
  need('گالوانیزه گرم طول ۱۲ متر', 'hot-dip-galvanizing', [at('maxLength', 12, 'M')]),
  need('ریخته گری ماسه‌ای چدن داکتیل جرم ۵۰۰ کیلوگرم', 'sand-casting', [
    is('alloy', 'GGG50'),
    at('maxMass', 500, 'KiloGM'),
  ]),
  need('ساخت سازه ۲۰۰ تن در ماه', 'structural-fabrication', [at('capacity', 200, 'TONNE-PER-MON')]),
  need('ساخت مخزن به ASME VIII', 'structural-fabrication', [yes('asme')]),
  need('سیم‌پیچی الکتروموتور ۱۱۰ کیلووات', 'motor-rewinding', [at('power', 110, 'KiloW')]),
  need('تعمیر پمپ ۴۵ کیلووات در اراک', 'pump-overhaul', [at('power', 45, 'KiloW')], { city: 'اراک' }),
  need('کالیبراسیون فشار', 'calibration', [is('field', 'pressure')]),
  need('آنالیز ارتعاش زمان رسیدن کمتر از ۲۴ ساعت', 'condition-monitoring', [most('response', 24, 'HR')]),
  need('سخت کاری القایی طول ۲ متر', 'heat-treatment', [is('process', 'induction'), at('maxLength', 2, 'M')]),
  need('ممیزی انرژی تحویل زیر ۳۰ روز', 'energy-audit', [most('delivery', 30, 'DAY')]),
  need('طراحی قالب زمان تحویل ۱۵ روز', 'machine-design', [at('delivery', 15, 'DAY')]),
  need('استاندارد پیچ و مهره DIN', 'fastener-standards', [is('organisation', 'DIN')]),
  need('استاندارد کابل IEC انگلیسی', 'cable-and-installation-standards', [
    is('organisation', 'IEC'),
    is('language', 'en'),
  ]),
  need('سیم پیچی موتور بدون موتور فشار متوسط', 'motor-rewinding', [no('hv')]),
];
