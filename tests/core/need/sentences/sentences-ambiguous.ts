import { at, type ExpectedNeed, is, least, need } from '../expected-need.ts';

const category = { asks: ['category' as const] };
const property = { asks: ['property' as const] };
const unit = { asks: ['unit' as const] };

/** The parser must ask instead of choosing. */
export const ambiguousSentences: ExpectedNeed[] = [
  need('۵۰ متر', '', [], category),
  need('۳ کیلووات ۴ قطب', '', [], category),
  need('زیر ۱۰ بار', '', [], category),
  need('شیر', 'valves', [], category),
  need('سنسور', 'inductive-sensor photoelectric-sensor', [], category),
  need('گیربکس', 'worm-gearbox helical-gearbox', [], category),
  need('کمپرسور ۱۰ بار', 'screw-compressor piston-compressor', [], { asks: ['category', 'property'] }),
  need('بلبرینگ', 'deep-groove-ball-bearing angular-contact-ball-bearing thrust-ball-bearing', [], category),
  need('بلبرینگ ۲۵ میلی‌متر', 'deep-groove-ball-bearing angular-contact-ball-bearing thrust-ball-bearing', [], {
    asks: ['category', 'property'],
  }),
  need('فن', 'axial-fan centrifugal-fan', [], category),
  need('لوله ۲ اینچ', 'carbon-steel-pipe stainless-steel-pipe polyethylene-pipe', [], {
    asks: ['category', 'property'],
  }),
  need('ورق ۳ متر', 'sheet-and-plate', [at('L', 3, 'M')]),
  need('ورق ۱۱۰ سانت', 'sheet-and-plate', [at('W', 110, 'CentiM')]),
  need('شیلنگ باد ۱۰ میلی‌متر', 'polyurethane-tube', [], property),
  need('دیزل ژنراتور ۱۰۰ کاوا', 'diesel-generator-set', [], property),
  need('کاسه نمد ۴۰ میلیمتر', 'oil-seal', [], property),
  need('بلبرینگ شیار عمیق قطر ۵۰ میلیمتر', 'deep-groove-ball-bearing', [], property),
  need('پمپ سانتریفیوژ دهانه ۵۰ میلیمتر', 'end-suction-pump', [], property),
  need('جک هیدرولیک ۱۰۰ میلیمتر', 'hydraulic-cylinder', [], property),
  need('تابلو دیواری ۶۰ سانت', 'wall-enclosure', [], property),
  need('بلبرینگ شیار عمیق ۱۰ کیلونیوتن', 'deep-groove-ball-bearing', [], property),
  need('پمپ سانتریفیوژ دبی ۲۰', 'end-suction-pump', [], unit),
  need('سیلندر پنوماتیک کورس ۱۰۰', 'pneumatic-cylinder-iso-15552', [at('stroke', 100, 'MilliM')]),
  need('کمپرسور اسکرو فشار ۸', 'screw-compressor', [at('pressure', 8, 'BAR_G')]),
  need('نبشی ضخامت ۵', 'equal-angle', [at('t', 5, 'MilliM')]),
  need('گیربکس هلیکال گشتاور حداقل ۳۰۰', 'helical-gearbox', [least('torque', 300, 'N-M')]),
  need('قوطی ۲۰×۲۰', 'hollow-section', [], unit),
  need('کمپرسور اسکرو توان ۳۰', 'screw-compressor', [], unit),
  need('پمپ یا کمپرسور اسکرو ۵ کیلووات', 'pumps screw-compressor', [at('power', 5, 'KiloW')], category),
  need('پمپ سانتریفیوژ طول کابل ۵۰ متر', 'end-suction-pump', [], property),
  need('ترانس ۱۰۰۰ کاوا', 'oil-distribution-transformer dry-type-transformer', [at('kVA', 1000, 'KiloVA')], category),
  need('الکتروموتور ۱۵۰۰ دور', 'three-phase-motor single-phase-motor', [], { asks: ['category', 'property'] }),
  need('سانتریفیوژ ۱۰ کیلووات', 'end-suction-pump centrifugal-fan', [], { asks: ['category', 'property'] }),
  need('موتور تکفاز ۱/۲ اسب', 'single-phase-motor', [], { asks: ['value'] }),
  need('پمپ سانتریفیوژ ۳/۴ کیلووات', 'end-suction-pump', [], { asks: ['value'] }),
  need('پیچ آلن', 'socket-head-cap-screw', []),
  need('شیر گازی فولادی', 'threaded-ball-valve', [is('body', 'WCB')]),
  need('میلگرد ۱۶ میل', 'reinforcing-bar round-bar', [], { asks: ['category', 'property'] }),
];
