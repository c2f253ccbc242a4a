import { ask, askBroadly, by, none, of, part, type Question, starts, titled } from './question.ts';

/** Of a writer who saw neither reader nor other queries. */
export const queriesSealed12: readonly Question[] = [
  ask('spacing', 'کاسه نمد ۴۰ ۵۵ ۸', of('oil-seal', { d: 40, D: 55, B: 8 })),
  ask('spacing', 'شیرپروانه ای ویفری dn200', of('butterfly-valve', { dn: 'DN200' })),
  ask('spacing', 'سافتاستارتر 37 کیلو', part('SS-4-37')),
  ask('spacing', 'سیم بکسل ۱۴ مغزفولادی', of('steel-wire-rope', { d: 14, core: 'IWRC' })),
  ask('spacing', 'چرخ زنجیر 16 B  21 دندانه', of('sprocket', { size: '16B', z: 21 })),

  ask('letters', 'كليد مينياتوري سه پل ٢٠ امپر', of('miniature-circuit-breaker', { In: 20, poles: 3 })),
  ask('letters', 'تسمه نقاله لاستيكي عرض ۶۵۰', of('conveyor-belt', { W: 650 })),
  ask('letters', 'گريس ليتيوم كمپلكس', of('industrial-grease', { thickener: 'complex' })),
  ask('letters', 'اورينگ وايتون مقطع ٣٫٥٣', of('o-ring', { material: 'FKM', d2: 3.53 })),

  ask('digits', 'کابل زمینی ۳×۷۰', of('power-cable-nyy', { cores: 3, section: 70 })),
  ask('digits', 'مته کبالت ٦٫٥', of('hss-twist-drill', { d: 6.5, material: 'HSSCo' })),
  ask('digits', 'فیوز کاردی سایز ۱ ۱۰۰ آمپر', of('nh-fuse', { In: 100, size: 'NH1' })),
  ask('digits', 'ترانس جریان ۴۰۰/۵ کلاس ۰/۵', of('current-transformer', { Ip: 400, accuracy: 'c05' })),

  ask('typo', 'رولبرنگ مخروتی 32208', part('32208')),
  ask('typo', 'کنتکتور 32 امپر بوبین 24', of('contactor', { In: 32, coil: 'DC24' })),
  ask('typo', 'کمپروسور اسکورو 37 کیلووات', of('screw-compressor', { power: 37 })),
  ask('typo', 'شیلنگ هیدورلیک 3/8 دولا', part('HH-10-SN2')),
  ask('typo', 'الکترد 7018 قطر 4', of('covered-electrode', { grade: 'E7018', d: 4 })),

  ask('finglish', 'pich allen m8 40', of('socket-head-cap-screw socket-countersunk-screw', { thread: 'M8', L: 40 })),
  ask('finglish', 'gearbox halazoni size 50', of('worm-gearbox', { size: 50 })),
  ask(
    'finglish',
    'lole manisman 5 inch rade 80',
    of('carbon-steel-pipe', { nps: '5"', schedule: 'sch80', make: 'seamless' }),
  ),
  ask('finglish', 'rikhtegari chodan daktil', of('sand-casting', { alloy: 'GGG50' })),
  ask(
    'finglish',
    'shir barghi pneumatic 5/2',
    of('pneumatic-solenoid-valve', { ways: 'v52' }),
    of('pneumatic-solenoid-valve', { ways: 'v52d' }),
  ),

  ask('english', 'plate heat exchanger dn50', titled('plate-heat-exchanger', 'DN50')),
  ask('english', 'spherical roller bearing 22311', starts('22311')),
  ask('english', 'cable tray 300x50', of('cable-tray', { W: 300, h: 50 })),
  ask('english', 's type load cell 500kg', of('load-cell', { form: 'sType', capacity: 500 })),
  ask('english', 'pressure transmitter 0-16 bar', of('pressure-transmitter', { range: { min: 0, max: 16 } })),

  askBroadly('supplier', 'پمپ تلمبه سازی الوند', by('tolombeh', 'pumps')),
  ask('supplier', 'لوله فولادی لوله سازان کارون', by('lulehsaz', 'carbon-steel-pipe')),
  askBroadly(
    'supplier',
    'روغن روانکار سپید',
    by('ravankar', 'hydraulic-oil gear-oil compressor-oil heat-transfer-oil'),
  ),
  ask('supplier', 'آبکاران زرین', by('abkari', 'surface-treatment')),

  ask('brand', 'بلبرینگ غلتاد 6208', starts('6208')),
  ask('brand', 'موتور گرداژ ۱۵ کیلووات ۱۰۰۰ دور', starts('TM180L-6-15')),
  ask('brand', 'شیراژ شیر توپی فلنجی استیل ۲ اینچ', of('flanged-ball-valve', { dn: 'DN50', body: 'CF8M' })),
  ask('brand', 'کفش ایمنی سپراک s1p سایز 42', of('safety-footwear', { protection: 'S1P', size: 42 })),

  ask('part', 'MCCB-250-4P-50', part('MCCB-250-4P-50')),
  ask('part', 'ucp210', part('UCP210')),
  ask('part', 'AR 1000 11', part('AR-1000-11')),
  ask('part', 'wg75-7.5', part('WG75-7.5')),

  ask('part-partial', 'TC-25x47', starts('TC-25x47')),
  ask('part-partial', 'km-95', starts('KM-95')),
  ask('part-partial', 'BUV-80', starts('BUV-80')),
  ask('part-partial', 'plc-24', starts('PLC-24')),

  ask('glued', 'بلبرینگ۶۳۰۳2rs', starts('6303-2RS')),
  ask('glued', 'اینورتر5.5kw', part('VF-4-5.5')),
  ask('glued', 'پروژکتور۱۵۰وات', of('led-floodlight', { power: 150 })),
  ask('glued', 'قوطی80در40ضخامت4', of('hollow-section', { h: 80, b: 40, t: 4 })),
  ask('glued', 'مهرهm20', of('hexagon-nut prevailing-torque-nut', { thread: 'M20' })),

  ask('cross', 'ISO 4017 M12x40 10.9', part('M12x40 DIN 933 10.9')),
  ask('cross', '6004 DDU', starts('6004-2RS')),
  ask('cross', 'شیر هیدرولیک cetop 3', of('hydraulic-directional-valve', { size: 'NG6' })),
  ask('cross', 'فولاد گرد 4140 قطر 55', of('round-bar', { steel: '42CrMo4', d: 55 })),

  ask('inch', 'زانو جوشی ۲ اینچ رده ۴۰', of('butt-weld-elbow', { nps: '2"', schedule: 'sch40' })),
  ask('inch', 'شیر توپی 1/2" برنجی', part('BVT-15-brass')),
  ask('inch', 'فلنج کور 1½ اینچ کلاس 300', of('pipe-flange', { dn: 'DN40', form: 'BL', rating: 'class300' })),
  ask('inch', 'اچ ام آی 7 اینچ', of('operator-panel', { diagonal: 7 })),

  ask('words', 'لوله استیل سه چهارم اینچ', of('stainless-steel-pipe', { nps: '3/4"' })),
  ask('words', 'جرثقیل برقی یک تن', of('chain-hoist', { load: 1, drive: 'electric' })),
  ask('words', 'خار داخلی سی و پنج', of('retaining-ring-bore', { d1: 35 })),
  ask('words', 'موتور تک فاز نیم اسب', titled('single-phase-motor', '0.37 کیلووات')),
  ask('words', 'مخزن آب هزار لیتری پلاستیکی', of('storage-tank', { volume: 1, material: 'PE' })),

  ask('plural', 'کابلشوهای نمره ۵۰', of('cable-lug', { section: 50 })),
  ask('plural', 'رولیکهای نقاله 108', of('conveyor-roller', { D: 108 })),
  ask('plural', 'سنسورهای القایی m18 pnp', of('inductive-sensor', { size: 'M18', output: 'PNP' })),
  ask('plural', 'دستکش های نیتریلی', of('protective-gloves', { coating: 'nitrile' })),

  ask('trade', 'بی متال 2.5 تا 4', part('OL-2.5-4')),
  ask('trade', 'شیلنگ باد 8', of('polyurethane-tube', { D: 8 })),
  ask(
    'trade',
    'صفحه مینی فرز استیل بر',
    of('cutting-disc', { use: 'inox', D: 115 }),
    of('cutting-disc', { use: 'inox', D: 125 }),
  ),
  ask('trade', 'کفکش لجنی', of('sewage-submersible-pump')),
  ask('trade', 'تیراهن ۱۶', part('IPE160')),

  ask('noise', 'قیمت روز میلگرد آجدار ۱۴ a3', of('reinforcing-bar', { d: 14, rebarClass: 'A3' })),
  ask('noise', 'خرید دیزل ژنراتور ۲۰۰ کاوا ارزان', part('DG-200')),
  ask('noise', 'سلام روغن هیدرولیک 46 دارید؟', of('hydraulic-oil', { vg: 'VG 46' })),
  ask('noise', 'لیست قیمت پنل خورشیدی ۵۵۰ وات عمده', of('photovoltaic-module', { power: 550 })),

  ask('common', 'کپسول آتش نشانی ۶ کیلویی', of('fire-extinguisher', { charge: 6 })),
  ask('common', 'ورق استیل ۳۰۴', of('sheet-and-plate', { steel: 'AISI304' })),
  askBroadly(
    'common',
    'پمپ آب',
    of('end-suction-pump vertical-multistage-pump submersible-borehole-pump sewage-submersible-pump'),
  ),
  askBroadly('common', 'پیچ شش گوش', of('hexagon-screw-full-thread hexagon-bolt-part-thread')),

  ask(
    'two',
    'پیچ و مهره m16',
    of('hexagon-screw-full-thread hexagon-bolt-part-thread socket-head-cap-screw socket-countersunk-screw', {
      thread: 'M16',
    }),
    of('hexagon-nut prevailing-torque-nut', { thread: 'M16' }),
  ),
  askBroadly('two', 'اورینگ و کاسه نمد وایتون', of('o-ring', { material: 'FKM' }), of('oil-seal', { material: 'FKM' })),
  ask('two', 'زنجیر و چرخ زنجیر 12b', of('roller-chain', { size: '12B' }), of('sprocket', { size: '12B' })),
  ask(
    'two',
    'فلنج و گسکت dn150 کلاس 300',
    of('pipe-flange', { dn: 'DN150', rating: 'class300' }),
    of('spiral-wound-gasket', { dn: 'DN150', rating: 'class300' }),
  ),
  ask('two', 'کلاه ایمنی و دستکش کار', of('industrial-helmet protective-gloves')),

  ask('service', 'سیم پیچی موتور ۲۲ کیلووات', of('motor-rewinding', { power: { min: 22 } })),
  ask('service', 'تراش سی ان سی قطر 500', of('cnc-turning', { maxDiameter: { min: 500 } })),
  ask('service', 'ابکاری کروم سخت', of('electroplating', { metal: 'chrome' })),
  ask('service', 'رادیوگرافی جوش', of('non-destructive-testing', { method: 'RT' })),
  ask('service', 'کالیبره کردن ترکمتر', of('calibration', { field: 'torque' })),

  ask('consulting', 'طراحی قالب تزریق پلاستیک', titled('machine-design', 'قالب تزریق')),
  ask('consulting', 'محاسبات اتصال کوتاه شبکه', titled('network-studies', 'اتصال کوتاه')),
  ask('consulting', 'برنامه نویسی plc', titled('control-engineering', 'PLC')),
  ask('consulting', 'مشاوره گرفتن ایزو 9001', titled('quality-systems', 'ISO 9001')),

  ask('document', 'استاندارد api 610', part('API 610')),
  ask('document', 'asme section 8 div 1', part('ASME BPVC Section VIII Div 1')),
  ask('document', 'iec 60947-2 pdf', part('IEC 60947-2')),
  ask('document', 'ایزو ۱۷۰۲۵', part('ISO/IEC 17025')),

  ask('absent', 'لیفتراک ۳ تن', none('material-handling')),
  ask('absent', 'لوله پولیکا ۱۱۰', none('polyethylene-pipe')),
  ask('absent', 'تیغ اره نواری', none('cutting-tools')),
];
