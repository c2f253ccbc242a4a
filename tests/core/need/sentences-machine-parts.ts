import { at, type ExpectedNeed, is, least, most, need, span } from './expected-need.ts';

const which = { asks: ['category' as const] };

/** Bearings, fasteners, power transmission, seals. */
export const machinePartSentences: ExpectedNeed[] = [
  need('بلبرینگ شیار عمیق 6205 2RS', 'deep-groove-ball-bearing', [is('sealing', 'sealed')], { rest: ['6205'] }),
  need('بلبرینگ شیار عمیق 6308-ZZ/C3', 'deep-groove-ball-bearing', [is('sealing', 'shielded'), is('clearance', 'C3')], {
    rest: ['6308'],
  }),
  need('بلبرینگ ساده قطر داخلی ۲۵ میلی‌متر', 'deep-groove-ball-bearing', [at('d', 25, 'MilliM')]),
  need('بلبرینگ شیارعمیق قطر خارجی ۵۲ میلیمتر پهنا ۱۵ میلیمتر', 'deep-groove-ball-bearing', [
    at('D', 52, 'MilliM'),
    at('B', 15, 'MilliM'),
  ]),
  need('بلبرینگ تک ردیفه دو طرف لاستیک قطر داخلی ۳۰ میل', 'deep-groove-ball-bearing', [
    is('sealing', 'sealed'),
    at('d', 30, 'MilliM'),
  ]),
  need('بلبرینگ شیار عمیق ظرفیت دینامیکی بیش از ۲۰ کیلونیوتن', 'deep-groove-ball-bearing', [least('C', 20, 'KiloN')]),
  need('بلبرینگ قطر داخلی ۴۰ میلی‌متر', 'deep-groove-ball-bearing angular-contact-ball-bearing thrust-ball-bearing', [
    at('d', 40, 'MilliM'),
  ], which),
  need('بلبرینگ تماس زاویه‌ای ۴۰ درجه', 'angular-contact-ball-bearing', [at('contactAngle', 40, 'DEG')]),
  need('رولبرینگ استوانه‌ای NU قطر داخلی ۵۰ میلی متر', 'cylindrical-roller-bearing', [
    is('form', 'NU'),
    at('d', 50, 'MilliM'),
  ]),
  need('رولبرینگ مخروطی قطر داخلی ۳۰ تا ۴۰ میلیمتر', 'tapered-roller-bearing', [span('d', 30, 40, 'MilliM')]),
  need('رولبرینگ بشکه‌ای سوراخ مخروطی', 'spherical-roller-bearing', [is('bore', 'tapered')]),
  need('بلبرینگ کف گرد قطر داخلی ۲۰ میل', 'thrust-ball-bearing', [at('d', 20, 'MilliM')]),
  need('رولبرینگ سوزنی قطر داخلی ۱۰ میلی‌متر', 'drawn-cup-needle-bearing', [at('d', 10, 'MilliM')]),
  need('یاتاقان UCP 205 قطر داخلی ۲۵ میلی‌متر', 'pillow-block-bearing-unit', [at('d', 25, 'MilliM')], {
    rest: ['205'],
  }),
  need('پیچ شش گوش تمام رزوه M12×60 گرید 8.8', 'hexagon-screw-full-thread', [
    is('thread', 'M12'),
    at('L', 60, 'MilliM'),
    is('grade', '8.8'),
  ]),
  need('پیچ آچارخور M10x40 خشکه ۱۰.۹', 'hexagon-screw-full-thread', [
    is('thread', 'M10'),
    at('L', 40, 'MilliM'),
    is('grade', '10.9'),
  ]),
  need('پیچ تمام دنده m8*30 استیل', 'hexagon-screw-full-thread', [
    is('thread', 'M8'),
    at('L', 30, 'MilliM'),
    is('grade', 'A2-70'),
  ]),
  need('DIN 933 M16', 'hexagon-screw-full-thread', [is('thread', 'M16')]),
  need('پیچ نیم دنده ام ۲۰', 'hexagon-bolt-part-thread', [is('thread', 'M20')]),
  need('پیچ نیم‌رزوه M16 طول ۱۲۰ میلی‌متر', 'hexagon-bolt-part-thread', [is('thread', 'M16'), at('L', 120, 'MilliM')]),
  need('پیچ آلن M6 طول ۲۰ میلیمتر ۱۲.۹', 'socket-head-cap-screw', [
    is('thread', 'M6'),
    at('L', 20, 'MilliM'),
    is('grade', '12.9'),
  ]),
  need('پیچ آلن سراستوانه M8×25', 'socket-head-cap-screw', [is('thread', 'M8'), at('L', 25, 'MilliM')]),
  need('آلن خزینه M5', 'socket-countersunk-screw', [is('thread', 'M5')]),
  need('پیچ M12×60', 'hexagon-screw-full-thread hexagon-bolt-part-thread socket-head-cap-screw socket-countersunk-screw threaded-rod', [], {
    asks: ['category', 'property'],
  }),
  need('مهره M16 کلاس 8', 'hexagon-nut', [is('thread', 'M16'), is('nutClass', 'class8')]),
  need('مهره شش گوش استنلس M10', 'hexagon-nut', [is('nutClass', 'A2'), is('thread', 'M10')]),
  need('مهره کاسه نمدی M8', 'prevailing-torque-nut', [is('thread', 'M8')]),
  need('واشر تخت M20 استیل', 'plain-washer', [is('thread', 'M20'), is('material', 'A2')]),
  need('واشر فنری M12', 'spring-lock-washer', [is('thread', 'M12')]),
  need('میل پیچ متری M16 گرید ۸.۸', 'threaded-rod', [is('thread', 'M16'), is('grade', '8.8')]),
  need('خار بیرونی قطر محور ۲۵ میلی‌متر', 'retaining-ring-shaft', [at('d1', 25, 'MilliM')]),
  need('خار درونی قطر سوراخ ۵۲ میلیمتر', 'retaining-ring-bore', [at('d1', 52, 'MilliM')]),
  need('تسمه SPB طول ۲۰۰۰ میلیمتر', 'narrow-v-belt', [is('profile', 'SPB'), at('L', 2000, 'MilliM')]),
  need('تسمه باریک SPA', 'narrow-v-belt', [is('profile', 'SPA')]),
  need('تسمه تایم 8M عرض ۳۰ میلی‌متر', 'timing-belt', [is('pitchName', '8M'), at('W', 30, 'MilliM')]),
  need('تسمه تایم ۱۴M ۱۰۰ دندانه', 'timing-belt', [is('pitchName', '14M'), at('teeth', 100)]),
  need('زنجیر صنعتی 16B دو ردیفه', 'roller-chain', [is('size', '16B'), at('strands', 2)]),
  need('زنجیر غلتکی 08B ۳ ردیف', 'roller-chain', [is('size', '08B'), at('strands', 3)]),
  need('چرخ زنجیر 10B ۲۰ دندانه', 'sprocket', [is('size', '10B'), at('z', 20)]),
  need('کوپلینگ فکی گشتاور حداقل ۱۰۰ نیوتن متر', 'jaw-coupling', [least('torque', 100, 'N-M')]),
  need('کوپلینگ لاستیکی 160 Nm', 'jaw-coupling', [at('torque', 160, 'N-M')]),
  need('گیربکس حلزونی نسبت تبدیل ۳۰', 'worm-gearbox', [at('ratio', 30)]),
  need('گیربکس حلزونی دور خروجی ۵۰ rpm', 'worm-gearbox', [at('outputSpeed', 50, 'REV-PER-MIN')]),
  need('گیربکس هلیکال گشتاور بالای ۵۰۰ نیوتن‌متر نسبت ۲۰', 'helical-gearbox', [
    least('torque', 500, 'N-M'),
    at('ratio', 20),
  ]),
  need('گیربکس نسبت ۴۰', 'worm-gearbox helical-gearbox', [], { asks: ['category', 'property'] }),
  need('اورینگ وایتون قطر درونی ۵۰ میلی‌متر', 'o-ring', [is('material', 'FKM'), at('d1', 50, 'MilliM')]),
  need('اورینگ NBR قطر مقطع ۳.۵۳ میلی متر', 'o-ring', [is('material', 'NBR'), at('d2', 3.53, 'MilliM')]),
  need('کاسه نمد وایتون شفت ۴۰ میلیمتر', 'oil-seal', [is('material', 'FKM'), at('d', 40, 'MilliM')]),
  need('مکانیکال سیل پمپ قطر محور ۳۳ میلی‌متر', 'mechanical-seal', [at('d', 33, 'MilliM')]),
  need('سیل مکانیکی کربن/سرامیک', 'mechanical-seal', [is('faces', 'carbonCeramic')]),
  need('گسکت اسپیرال DN80 کلاس ۱۵۰', 'spiral-wound-gasket', [is('dn', 'DN80'), is('rating', 'class150')]),
  need('پکینگ تفلونی', 'gland-packing', [is('material', 'PTFE')]),
  need('پکینگ گرافیت ضلع ۱۲ میلیمتر', 'gland-packing', [is('material', 'graphite'), at('side', 12, 'MilliM')]),
  need('کاسه‌نمد تا ۱۵۰ درجه سانتی‌گراد', 'oil-seal', [most('temperature', 150, 'DEG_C')]),
];
