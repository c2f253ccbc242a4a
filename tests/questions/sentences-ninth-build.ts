import { at, type ExpectedFilter, is, least, most, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];

/** The seventh round of need sentences, written before the parser was seen; measured once. */
export const sentencesNinthBuild: readonly Sentence[] = [
  say('negation', 'سلام یه مته ۸ میل میخوام کبالت نباشه، معمولی', 'hss-twist-drill', [at('d', 8, 'MilliM')], {
    excludes: [is('material', 'HSSCo')],
    optional: [is('material', 'HSS')],
  }),
  say('negation', 'دستکش کار به غیر از چرمی هر چی دارید', 'protective-gloves', [], {
    excludes: [is('coating', 'leather')],
  }),
  say('negation', 'کلاه ایمنی ABS رنگش قرمز و آبی نباشد', 'industrial-helmet', [is('shell', 'ABS')], {
    excludes: [is('colour', 'red', 'blue')],
  }),
  say('negation', 'گسکت اسپیرال ۴ اینچ کلاس ۳۰۰ اصلا نباشه', 'spiral-wound-gasket', [is('dn', 'DN100')], {
    excludes: [is('rating', 'class300')],
  }),
  say('negation', 'سیم جوش ER70S-6 هر سایزی جز ۰.۸', 'mig-wire', [is('grade', 'ER70S-6')], {
    excludes: [at('d', 0.8, 'MilliM')],
  }),
  say('negation', 'پی ال سی ۱۴ ورودی، خروجی رله ای به دردم نمیخوره', 'programmable-controller', [], {
    oneOf: [orMore('inputs', 14)],
    excludes: [is('outputKind', 'relay')],
  }),

  say('capability', 'تراشکاری سی ان سی شفت به قطر ۲۵۰ و طول ۱.۸ متر', 'cnc-turning', [
    least('maxDiameter', 250, 'MilliM'),
    least('maxLength', 1.8, 'M'),
  ]),
  say('capability', 'یه جایی که ورق ۲۰ میل رو با پلاسما ببره، طول کار ۶ متر', 'laser-cutting', [
    is('process', 'plasma'),
    least('maxThickness', 20, 'MilliM'),
    least('maxLength', 6, 'M'),
  ]),
  say(
    'capability',
    'آبکاری کروم سخت شفت ۳ متری با ضخامت ۵۰ میکرون',
    'electroplating',
    [is('metal', 'chrome'), least('maxLength', 3, 'M')],
    { oneOf: [orMore('layer', 50, 'MicroM')] },
  ),
  say('capability', 'بالانس روتور ۱۲ تنی با گرید G2.5', 'balancing-and-alignment', [least('maxMass', 12, 'TONNE')], {
    oneOf: [[at('balanceGrade', 2.5), most('balanceGrade', 2.5)]],
  }),
  say('capability', 'دایکست قطعه الومینیومی دو و نیم کیلویی', 'die-casting', [least('maxMass', 2.5, 'KiloGM')]),
  say('capability', 'خم ورق ۶ میل طول خم ۴ متر', 'sheet-bending', [
    least('maxThickness', 6, 'MilliM'),
    least('maxLength', 4, 'M'),
  ]),

  say('limit', 'کمپرسور اسکرو حداکثر ۳۷ کیلووات، فشار کمتر از ۱۰ بار نباشه', 'screw-compressor', [
    most('power', 37, 'KiloW'),
    least('pressure', 10, 'BAR_G'),
  ]),
  say('limit', 'فن آکسیال بیشتر از 10000 متر مکعب در ساعت، توان موتور زیر ۳ کیلووات', 'axial-fan', [
    least('flow', 10_000, 'M3-PER-HR'),
    most('power', 3, 'KiloW'),
  ]),
  say('limit', 'پنل خورشیدی دست کم ۵۵۰ وات با بازده بالای ۲۰ درصد', 'photovoltaic-module', [
    least('power', 550, 'W'),
    least('efficiency', 20, 'PERCENT'),
  ]),
  say('limit', 'برج خنک کننده ظرفیت نه کمتر از ۵۰۰ کیلووات', 'cooling-tower', [least('heat', 500, 'KiloW')]),
  say('limit', 'چراغ سوله ای نهایتا ۱۵۰ وات با شار بالای ۱۸۰۰۰ لومن', 'led-high-bay', [
    most('power', 150, 'W'),
    least('flux', 18_000, 'LM'),
  ]),
  say('limit', 'ترنسمیتر فشار با خطای حداکثر ۰.۲۵ درصد، خروجی ۴ تا ۲۰ میلی آمپر', 'pressure-transmitter', [
    most('accuracy', 0.25, 'PERCENT'),
    is('signal', 'mA'),
  ]),

  say('covers', 'بیمتال برای موتوری که ۱۵ آمپر میکشه', 'thermal-overload-relay', [at('range', 15, 'A')]),
  say('covers', 'ترکمتر که ۱۵۰ نیوتن متر رو پوشش بده درایو یک دوم', 'torque-wrench', [
    at('range', 150, 'N-M'),
    is('drive', '1/2"'),
  ]),
  say('covers', 'گلند برنجی برای کابل به قطر ۱۸ میل', 'cable-gland', [
    is('material', 'brass'),
    at('clamp', 18, 'MilliM'),
  ]),
  say('covers', 'مانومتر صفحه ۱۰ سانت که تا ۲۵ بار رو نشون بده', 'pressure-gauge', [at('D', 10, 'CentiM')], {
    oneOf: [[at('range', 25, 'BAR_G'), span('range', 0, 25, 'BAR_G')]],
  }),
  say('covers', 'اورینگ وایتون برای دمای ۱۸۰ درجه، قطر داخلی ۵۰', 'o-ring', [
    is('material', 'FKM'),
    at('temperature', 180, 'DEG_C'),
    at('d1', 50, 'MilliM'),
  ]),
  say('covers', 'خار تخت برای شفت ۴۲', 'parallel-key', [at('shaft', 42, 'MilliM')]),

  say('range', 'پمپ سانتریفیوژ زمینی دبی ۵۰ تا ۸۰ متر مکعب در ساعت هد بین ۳۰ و ۴۰ متر', 'end-suction-pump', [
    span('flow', 50, 80, 'M3-PER-HR'),
    span('head', 30, 40, 'M'),
  ]),
  say('range', 'باتری ژل ۱۲ ولت بین ۶۵ تا ۱۰۰ آمپر ساعت', 'stationary-battery', [
    at('voltage', 12, 'V'),
    span('capacity', 65, 100, 'A-HR'),
  ]),
  say('range', 'شناور چاهی 5.5 الی 7.5 کیلووات', 'submersible-borehole-pump', [span('power', 5.5, 7.5, 'KiloW')]),
  say('range', 'لودسل برشی از ۵۰۰ کیلو تا ۲ تن', 'load-cell', [
    is('form', 'shear'),
    span('capacity', 500, 2000, 'KiloGM'),
  ]),
  say(
    'range',
    'ورق سیاه ضخامت ۸ الی ۱۲ میل عرض ۱۵۰۰',
    'sheet-and-plate',
    [span('t', 8, 12, 'MilliM'), at('W', 1500, 'MilliM')],
    { optional: [is('steel', 'S235JR')] },
  ),
  say('range', 'الکترود E6013 قطر ۲.۵ تا ۴', 'covered-electrode', [is('grade', 'E6013'), span('d', 2.5, 4, 'MilliM')]),

  say('ambiguous', 'مبدل ۲۵ متر مربعی میخوام', 'plate-heat-exchanger shell-and-tube-exchanger', [], {
    asks: ['category'],
    optional: orMore('area', 25, 'M2'),
  }),
  say('ambiguous', 'ترانس ۴۰۰ کاوا', 'oil-distribution-transformer dry-type-transformer', [], {
    asks: ['category'],
    optional: orMore('kVA', 400, 'KiloVA'),
  }),
  say('ambiguous', 'واشر M16 گالوانیزه', 'plain-washer spring-lock-washer', [], {
    asks: ['category'],
    optional: [is('thread', 'M16'), is('material', 'steel')],
  }),
  say('ambiguous', 'تسمه طول ۲۰۰۰ دارین؟', 'narrow-v-belt classical-v-belt timing-belt', [], {
    asks: ['category'],
    optional: [at('L', 2000, 'MilliM')],
  }),
  say('ambiguous', 'گیربکس نسبت ۱ به ۲۰', 'worm-gearbox helical-gearbox', [], {
    asks: ['category'],
    optional: [at('ratio', 20)],
  }),
  say('ambiguous', 'لوله ۴ اینچ رده ۴۰', 'carbon-steel-pipe stainless-steel-pipe', [], {
    asks: ['category'],
    optional: [is('dn', 'DN100'), is('nps', '4"'), is('schedule', 'sch40'), is('schedule', 'sch40', 'sch40S')],
  }),

  say('dimensions', 'قوطی ۶۰ در ۴۰ ضخامت ۳', 'hollow-section', [
    at('h', 60, 'MilliM'),
    at('b', 40, 'MilliM'),
    at('t', 3, 'MilliM'),
  ]),
  say('dimensions', 'کاسه نمد 35x52x7 وایتون', 'oil-seal', [
    at('d', 35, 'MilliM'),
    at('D', 52, 'MilliM'),
    at('B', 7, 'MilliM'),
    is('material', 'FKM'),
  ]),
  say('dimensions', 'تابلو دیواری ۶۰۰*۴۰۰*۲۵۰', 'wall-enclosure', [
    at('H', 600, 'MilliM'),
    at('W', 400, 'MilliM'),
    at('depth', 250, 'MilliM'),
  ]),
  say('dimensions', 'نبشی ۸ در ۸ سانت ضخامت ۸ میل', 'equal-angle', [at('a', 8, 'CentiM'), at('t', 8, 'MilliM')]),
  say('dimensions', 'پیچ آلن M10x50 خشکه 12.9', 'socket-head-cap-screw', [
    is('thread', 'M10'),
    at('L', 50, 'MilliM'),
    is('grade', '12.9'),
  ]),
  say('dimensions', 'رولیک نقاله ۸۹ در ۶۰۰ شفت ۲۰', 'conveyor-roller', [
    at('D', 89, 'MilliM'),
    at('L', 600, 'MilliM'),
    at('shaft', 20, 'MilliM'),
  ]),

  say(
    'quantity',
    '۲۵ حلقه کابل افشان ۳ در ۲.۵',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { quantity: { value: 25, unit: 'ROLL' } },
  ),
  say('quantity', '۴ تن تیرآهن ۱۸ لازم داریم', 'ipe-beam', [at('h', 18, 'CentiM')], {
    quantity: { value: 4, unit: 'TONNE' },
  }),
  say('quantity', 'سفارش ۱۲۰ لیتر روغن دنده ۲۲۰', 'gear-oil', [is('vg', 'VG 220')], {
    quantity: { value: 120, unit: 'L' },
  }),
  say(
    'quantity',
    'صد عدد پیچ آلن خزینه M6 به طول ۲۰',
    'socket-countersunk-screw',
    [is('thread', 'M6'), at('L', 20, 'MilliM')],
    { quantity: pieces(100) },
  ),
  say(
    'quantity',
    '۶ شاخه لوله مانیسمان ۲ اینچ رده ۸۰',
    'carbon-steel-pipe',
    [is('make', 'seamless'), is('schedule', 'sch80')],
    { oneOf: [[is('dn', 'DN50'), is('nps', '2"')]], quantity: { value: 6, unit: 'BRANCH' } },
  ),
  say(
    'quantity',
    '۱۵ کیلو سیم جوش آلومینیوم 4043 سایز ۱.۲',
    'mig-wire',
    [is('grade', 'ER4043'), at('d', 1.2, 'MilliM')],
    { quantity: { value: 15, unit: 'KiloGM' } },
  ),

  say('price', 'کفش ایمنی S3 سایز ۴۲ زیر دو میلیون تومن', 'safety-footwear', [is('protection', 'S3'), at('size', 42)], {
    price: toman(2_000_000),
  }),
  say('price', 'دیزل ژنراتور ۱۵۰ کاوا پیوسته با بودجه ۳ میلیارد تومان', 'diesel-generator-set', [], {
    oneOf: [orMore('prime', 150, 'KiloVA')],
    price: toman(3_000_000_000, 'total'),
  }),
  say('price', 'ده تا پروژکتور ۱۰۰ وات دونه ای کمتر از ۸۰۰ هزار تومن', 'led-floodlight', [at('power', 100, 'W')], {
    quantity: pieces(10),
    price: toman(800_000),
  }),
  say(
    'price',
    'فلنج اسلیپان DN80 PN16 بین ۱ تا ۱.۵ میلیون تومان',
    'pipe-flange',
    [is('form', 'SO'), is('dn', 'DN80'), is('rating', 'PN16')],
    { price: { minRial: 10_000_000, maxRial: 15_000_000, per: 'unit' } },
  ),
  say('price', 'یو پی اس ۱۰ کاوا، کل هزینه حداکثر ۹۰ میلیون تومن', 'uninterruptible-power-supply', [], {
    oneOf: [orMore('S', 10, 'KiloVA')],
    price: toman(90_000_000, 'total'),
  }),
  say('price', 'کالیبراسیون گیج فشار دونه ای زیر ۵۰۰ هزار تومان', 'calibration', [is('field', 'pressure')], {
    price: toman(500_000),
  }),

  say('city', 'سیم پیچی الکتروموتور ۷۵ کیلووات تو اهواز', 'motor-rewinding', [least('power', 75, 'KiloW')], {
    city: 'اهواز',
  }),
  say('city', 'گالوانیزه گرم سازه نزدیک اراک', 'hot-dip-galvanizing', [], { city: 'اراک' }),
  say(
    'city',
    'فروشنده ورق استیل ۳۰۴ دو میل اصفهان',
    'sheet-and-plate',
    [is('steel', 'AISI304'), at('t', 2, 'MilliM')],
    { city: 'اصفهان' },
  ),
  say('city', 'تست جوش رادیوگرافی در شیراز', 'non-destructive-testing', [is('method', 'RT')], { city: 'شیراز' }),
  say('city', 'مخزن باد ۵۰۰ لیتری فروشنده اش تبریز باشه', 'air-receiver', [], {
    oneOf: [orMore('volume', 500, 'L')],
    city: 'تبریز',
  }),
  say('city', 'تعمیر اساسی پمپ ۱۶۰ کیلوواتی، عسلویه', 'pump-overhaul', [least('power', 160, 'KiloW')], {
    city: 'عسلویه',
  }),

  say('delivery', 'کنتاکتور ۲۵ آمپر بوبین ۲۳۰ فردا لازم دارم', 'contactor', [at('In', 25, 'A'), is('coil', 'AC230')], {
    deliveryDays: 1,
  }),
  say('delivery', 'آزمایشگاه تست کشش میلگرد، جواب ظرف ۲ روز', 'materials-testing', [most('reportDays', 2, 'DAY')]),
  say(
    'delivery',
    'تسمه باریک پروفیل SPB طول ۲۵۰۰، ارسال حداکثر ۳ روز کاری',
    'narrow-v-belt',
    [is('profile', 'SPB'), at('L', 2500, 'MilliM')],
    { deliveryDays: 3 },
  ),
  say('delivery', 'طراحی قالب تزریق، تحویل ۴۵ روزه', 'machine-design', [most('delivery', 45, 'DAY')]),
  say('delivery', 'موجود در انبار باشه: شیر پروانه ای DN150', 'butterfly-valve', [is('dn', 'DN150')], {
    inStock: true,
  }),
  say('delivery', 'آنالیز ارتعاش پمپها، حضور حداکثر ۶ ساعت بعد از تماس', 'condition-monitoring', [
    most('response', 6, 'HR'),
  ]),

  say('part-number', '6206 zz ده عدد', 'deep-groove-ball-bearing', [], {
    partNumber: '6206ZZ',
    quantity: pieces(10),
  }),
  say('part-number', 'یاتاقان ucp208 با پوسته', 'pillow-block-bearing-unit', [], { partNumber: 'UCP208' }),
  say('part-number', 'رولبرینگ ۳۰۲۱۰ کونیک', 'tapered-roller-bearing', [], { partNumber: '30210' }),
  say('part-number', 'متن استاندارد IEC 60947-2 فارسی', 'switchgear-standards', [is('language', 'fa')], {
    partNumber: 'IEC 60947-2',
  }),
  say('part-number', 'HK2016 دارین؟ ۲۰ تا', 'drawn-cup-needle-bearing', [], {
    partNumber: 'HK2016',
    quantity: pieces(20),
  }),
  say('part-number', 'ISO 2768-1 را لازم دارم', 'drawing-and-tolerance-standards', [], { partNumber: 'ISO 2768-1' }),

  say('words', 'کمپرسور پستونی ۲۰۰ لیتری', 'piston-compressor', [], { oneOf: [orMore('tank', 200, 'L')] }),
  say(
    'words',
    'الکترموتور سه فاز ۷/۵ کیلووات ۱۵۰۰ دور ای ای ۳',
    'three-phase-motor',
    [at('power', 7.5, 'KiloW'), is('ieClass', 'IE3')],
    { oneOf: [[at('speed', 1500, 'REV-PER-MIN'), is('poles', 'p4')]] },
  ),
  say('words', 'شلنگ هیدرولیک دو سیم نیم اینچ', 'hydraulic-hose', [is('type', 'SN2')], {
    oneOf: [[is('dn', 'DN12'), at('d', 0.5, 'IN'), at('d', 12.7, 'MilliM')]],
  }),
  say('words', 'سنسور القائی M18 پی ان پی توکار', 'inductive-sensor', [
    is('size', 'M18'),
    is('output', 'PNP'),
    is('mount', 'flush'),
  ]),
  say('words', 'kabl zamini 4x16', 'power-cable-nyy', [at('cores', 4), at('section', 16, 'MilliM2')]),

  say('many-wishes', 'الکتروموتور تک فاز ۱.۵ کیلووات ۴ قطب ۲۲۰ ولت', 'single-phase-motor', [
    at('power', 1.5, 'KiloW'),
    is('poles', 'p4'),
    at('voltage', 220, 'V'),
  ]),
  say('many-wishes', 'سیلندر پنوماتیک قطر ۸۰ کورس ۲۵۰ پورت 3/8', 'pneumatic-cylinder-iso-15552', [
    at('bore', 80, 'MilliM'),
    at('stroke', 250, 'MilliM'),
    is('port', 'G3/8'),
  ]),
  say('many-wishes', 'مبدل صفحه ای ۵۰ متر مربع ۸۰ صفحه فشار طراحی ۱۶ بار', 'plate-heat-exchanger', [at('plates', 80)], {
    oneOf: [orMore('area', 50, 'M2'), orMore('pressure', 16, 'BAR_G')],
  }),
  say(
    'many-wishes',
    'شیر جهتی هیدرولیک NG10 وسط باز فشار ۳۱۵ بار دبی ۱۰۰ لیتر بر دقیقه',
    'hydraulic-directional-valve',
    [is('size', 'NG10'), is('centre', 'H')],
    { oneOf: [orMore('pressure', 315, 'BAR_G'), orMore('flow', 100, 'L-PER-MIN')] },
  ),
  say(
    'many-wishes',
    'لوله استیل ۳۱۶ سه اینچ رده ۱۰',
    'stainless-steel-pipe',
    [is('alloy', '316L'), is('schedule', 'sch10S')],
    { oneOf: [[is('dn', 'DN80'), is('nps', '3"')]] },
  ),
  say(
    'many-wishes',
    'ترانسفورماتور روغنی ۶۳۰ کاوا ۲۰ کیلوولت تلفات بی باری کمتر از ۸۰۰ وات',
    'oil-distribution-transformer',
    [at('U1', 20, 'KiloV'), most('Po', 800, 'W')],
    { oneOf: [orMore('kVA', 630, 'KiloVA')] },
  ),

  say(
    'two-things',
    'پیچ آلن M8x30 دویست عدد + واشر فنری M8 دویست عدد',
    'socket-head-cap-screw',
    [is('thread', 'M8'), at('L', 30, 'MilliM')],
    {
      quantity: pieces(200),
      also: [{ categories: ['spring-lock-washer'], filters: [is('thread', 'M8')], quantity: pieces(200) }],
    },
  ),
  say(
    'two-things',
    'شیر کشویی DN80 PN16 به همراه گسکت اسپیرال وند DN80',
    'gate-valve',
    [is('dn', 'DN80'), is('pn', 'PN16')],
    { also: [{ categories: ['spiral-wound-gasket'], filters: [is('dn', 'DN80')] }] },
  ),
  say(
    'two-things',
    'زنجیر صنعتی 10B تک ردیفه ۵ متر و چرخ زنجیر 10B بیست دندانه',
    'roller-chain',
    [is('size', '10B'), at('strands', 1)],
    {
      quantity: { value: 5, unit: 'M' },
      also: [{ categories: ['sprocket'], filters: [is('size', '10B'), at('z', 20)] }],
    },
  ),
  say('two-things', 'تاچ پنل ۷ اینچ و یه پاور ۲۴ ولت ۵ آمپر', 'operator-panel', [at('diagonal', 7, 'IN')], {
    also: [{ categories: ['din-rail-power-supply'], filters: [at('current', 5, 'A')] }],
  }),
  say(
    'two-things',
    'کپسول آتش نشانی پودری ۶ کیلویی چهار تا، کفش ایمنی سایز ۴۳ هم دو تا',
    'fire-extinguisher',
    [is('agent', 'powder'), at('charge', 6, 'KiloGM')],
    {
      quantity: pieces(4),
      also: [{ categories: ['safety-footwear'], filters: [at('size', 43)], quantity: pieces(2) }],
    },
  ),

  say('polite', 'سلام وقت بخیر، قیمت و موجودی انکودر ۱۰۲۴ پالس خروجی لاین درایور رو لطف میفرمایید؟', 'rotary-encoder', [
    at('pulses', 1024),
    is('output', 'lineDriver'),
  ]),
  say('polite', 'با سلام و احترام، خواهشمند است پیش فاکتور رسمی سینی کابل عرض ۳۰۰ لبه ۵۰ ارسال فرمایید', 'cable-tray', [
    at('W', 300, 'MilliM'),
    at('h', 50, 'MilliM'),
  ]),
  say('polite', 'داداش یه صفحه سنگ برش ۲۳۰ آهن داری؟', 'cutting-disc', [at('D', 230, 'MilliM'), is('use', 'steel')]),
  say('polite', 'ممنون میشم راهنمایی کنین، دنبال باتری صنعتی ۲۰۰ آمپر هستم', 'stationary-battery', [], {
    oneOf: [orMore('capacity', 200, 'A-HR')],
  }),
  say('polite', 'خسته نباشید. استعلام بها: روغن کمپرسور ۴۶', 'compressor-oil', [is('vg', 'VG 46')]),
  say('polite', 'آقا دستتون درد نکنه فقط بگید فرز انگشتی کارباید ۱۰ چهار پر دارید یا نه', 'carbide-end-mill', [
    at('d', 10, 'MilliM'),
    at('flutes', 4),
  ]),

  say(
    'unread',
    'مانومتر گلیسیرینی صفحه ۶۳ صفر تا ۱۶ بار',
    'pressure-gauge',
    [at('D', 63, 'MilliM'), span('range', 0, 16, 'BAR_G')],
    { rest: ['گلیسیرینی'] },
  ),
  say('unread', 'گیربکس حلزونی سایز ۶۳ نسبت ۳۰ موتوژن', 'worm-gearbox', [at('size', 63, 'MilliM'), at('ratio', 30)], {
    rest: ['موتوژن'],
  }),
  say('unread', 'درایو دلتا ۱۱ کیلووات سه فاز', 'variable-frequency-drive', [at('power', 11, 'KiloW')], {
    rest: ['دلتا'],
  }),
  say(
    'unread',
    'چرخ صنعتی پلی اورتان قطر ۱۶۰ گردان آلمانی',
    'industrial-castor',
    [is('tread', 'PU'), at('D', 160, 'MilliM'), is('fork', 'swivel')],
    { rest: ['آلمانی'] },
  ),
  say('unread', 'پمپ دوزینگ ۵۰ لیتر بر ساعت دیافراگم تفلون', 'dosing-pump', [], {
    oneOf: [orMore('flow', 50, 'L-PER-HR')],
    rest: ['تفلون'],
  }),
  say(
    'unread',
    'نوار نقاله EP 400/3 عرض ۸۰۰ آجدار',
    'conveyor-belt',
    [is('rating', 'EP 400/3'), at('W', 800, 'MilliM')],
    {
      rest: ['آجدار'],
    },
  ),
];
