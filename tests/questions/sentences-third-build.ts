import { at, type ExpectedFilter, is, least, most, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];

/** The third round of need sentences to build on: market sites, purchase requests and messages of foremen. */
export const sentencesThirdBuild: readonly Sentence[] = [
  say(
    'negation',
    'بلبرینگ شیار عمیق شفت ۴۰ فلزی نباشه لاستیکی بدین',
    'deep-groove-ball-bearing',
    [at('d', 40, 'MilliM'), is('sealing', 'sealed')],
    { excludes: [is('sealing', 'shielded')] },
  ),
  say('negation', 'دستکش کار میخوام چرم نباشه', 'protective-gloves', [], { excludes: [is('coating', 'leather')] }),
  say('negation', 'کابلشو نمره ۷۰ بجز پیچ M12', 'cable-lug', [at('section', 70, 'MilliM2')], {
    excludes: [is('bolt', 'M12')],
  }),
  say(
    'negation',
    'سنسور القایی M18 پی ان پی ، روکار به دردم نمیخوره',
    'inductive-sensor',
    [is('size', 'M18'), is('output', 'PNP')],
    { excludes: [is('mount', 'loose')] },
  ),
  say('negation', 'کنتاکتور 65 آمپر بوبین ۲۴ ولت نباشد', 'contactor', [at('In', 65, 'A')], {
    excludes: [is('coil', 'DC24')],
  }),
  say('negation', 'لوله استیل ۲ اینچ رده ۴۰، نه ۳۰۴', 'stainless-steel-pipe', [is('schedule', 'sch40S')], {
    oneOf: [[is('dn', 'DN50'), is('nps', '2"')]],
    excludes: [is('alloy', '304L')],
  }),
  say('negation', 'جرثقیل زنجیری ۳ تن غیر برقی', 'chain-hoist', [], {
    oneOf: [orMore('load', 3, 'TONNE')],
    excludes: [is('drive', 'electric')],
  }),
  say('negation', 'گريس صنعتي NLGI 2 كه پايه كلسيم نباشد', 'industrial-grease', [is('nlgi', 'NLGI 2')], {
    excludes: [is('thickener', 'calcium')],
  }),
  say('negation', 'تست غیر مخرب جوش به غیر از رادیوگرافی', 'non-destructive-testing', [], {
    excludes: [is('method', 'RT')],
  }),

  say('capability', 'یه شفت قطر ۱۸۰ میل طول ۹۰ سانت دارم واسه تراش سی ان سی', 'cnc-turning', [
    least('maxDiameter', 180, 'MilliM'),
    least('maxLength', 90, 'CentiM'),
  ]),
  say('capability', 'وایرکات ماتریس فولادی ضخامت ۱۸۰ میل', 'wire-edm', [least('maxThickness', 180, 'MilliM')]),
  say('capability', 'برش واترجت ورق آلومینیوم ۶۰ میل', 'laser-cutting', [
    is('process', 'waterjet'),
    least('maxThickness', 60, 'MilliM'),
  ]),
  say('capability', 'عملیات حرارتی سمانته واسه چرخدنده ۴۵۰ کیلویی', 'heat-treatment', [
    is('process', 'carburize'),
    least('maxMass', 450, 'KiloGM'),
  ]),
  say('capability', 'خمکاری ورق ده میل به طول ۴ متر', 'sheet-bending', [
    least('maxThickness', 10, 'MilliM'),
    least('maxLength', 4, 'M'),
  ]),
  say('capability', 'بالانس دینامیکی روتور فن ۷۵۰ کیلوگرمی', 'balancing-and-alignment', [
    least('maxMass', 750, 'KiloGM'),
  ]),
  say('capability', 'سنگ زنی محور غلتک، قطر ۳۵۰ میلیمتر طول ۲/۵ متر', 'grinding', [
    least('maxDiameter', 350, 'MilliM'),
    least('maxLength', 2.5, 'M'),
  ]),
  say('capability', 'دایکاست قطعه آلومینیومی ۳ کیلویی ۵۰۰۰ تا', 'die-casting', [least('maxMass', 3, 'KiloGM')], {
    quantity: pieces(5000),
  }),

  say(
    'limit',
    'دستگاه جوش میگ مگ ۳۵۰ آمپر که سیکل کاریش کمتر از ۶۰ درصد نباشه',
    'inverter-welding-machine',
    [is('process', 'MIG'), least('duty', 60, 'PERCENT')],
    { oneOf: [orMore('current', 350, 'A')] },
  ),
  say('limit', 'کالیبراسیون کولیس، گواهی رو نهایتا دو روزه بدن', 'calibration', [
    is('field', 'length'),
    most('reportDays', 2, 'DAY'),
  ]),
  say('limit', 'پنل خورشیدی با راندمان بالای ۲۱ درصد', 'photovoltaic-module', [least('efficiency', 21, 'PERCENT')]),
  say('limit', 'سیم پیچی الکتروموتور ۱۱۰ کیلووات، حداکثر ۴ روزه برسن', 'motor-rewinding', [
    least('power', 110, 'KiloW'),
    most('response', 4, 'DAY'),
  ]),
  say(
    'limit',
    'شلنگ هیدرولیک ۱ اینچ که فشار کارش از ۱۵۰ بار کمتر نباشه',
    'hydraulic-hose',
    [least('pressure', 150, 'BAR_G')],
    { oneOf: [[is('dn', 'DN25'), at('d', 1, 'IN')]] },
  ),
  say('limit', 'ترانسفورماتور روغنی ۴۰۰ کاوا تلفات بی باری زیر ۴۵۰ وات', 'oil-distribution-transformer', [
    at('kVA', 400, 'KiloVA'),
    most('Po', 450, 'W'),
  ]),
  say('limit', 'آزمون کشش میلگرد جوابش یک روزه آماده بشه', 'materials-testing', [most('reportDays', 1, 'DAY')]),
  say('limit', 'برج خنک کننده حداقل ۷۰ متر مکعب در ساعت', 'cooling-tower', [least('flow', 70, 'M3-PER-HR')]),
  say('limit', 'فن سانتریفیوژ با فشار استاتیک حداقل 1800 پاسکال', 'centrifugal-fan', [least('static', 1800, 'PA')]),

  say('covers', 'گلند برای کابل قطر ۱۱ میل', 'cable-gland', [at('clamp', 11, 'MilliM')]),
  say('covers', 'خار تخت واسه شفت ۳۵', 'parallel-key', [at('shaft', 35, 'MilliM')]),
  say('covers', 'شیر اطمینان که روی ۷ بار تنظیم بشه', 'safety-valve', [at('setPressure', 7, 'BAR_G')]),
  say('covers', 'اورینگی که ۱۵۰ درجه رو تحمل کنه', 'o-ring', [at('temperature', 150, 'DEG_C')]),
  say('covers', 'دماسنج بیمتال که ۲۲۰ درجه رو نشون بده', 'bimetal-thermometer', [at('range', 220, 'DEG_C')]),
  say('covers', 'ترموکوپل نوع K برای کوره ۱۰۰۰ درجه', 'resistance-thermometer', [
    is('element', 'K'),
    at('range', 1000, 'DEG_C'),
  ]),
  say('covers', 'فلومتر مغناطیسی واسه دبی ۱۰۰ متر مکعب بر ساعت', 'electromagnetic-flowmeter', [
    at('flow', 100, 'M3-PER-HR'),
  ]),
  say('covers', 'گسکت اسپیرال وند خط بخار ۴۰۰ درجه سانتیگراد', 'spiral-wound-gasket', [
    at('temperature', 400, 'DEG_C'),
  ]),
  say('covers', 'الکترود ۷۰۱۸ که با ۱۲۰ آمپر جوش بده', 'covered-electrode', [
    is('grade', 'E7018'),
    at('current', 120, 'A'),
  ]),

  say('range', 'گیج فشار عقربه ای ۰ تا ۱۶ بار صفحه ۱۰ سانت', 'pressure-gauge', [
    span('range', 0, 16, 'BAR_G'),
    at('D', 10, 'CentiM'),
  ]),
  say('range', 'ترانسمیتر فشار صفر تا ۴۰ بار', 'pressure-transmitter', [span('range', 0, 40, 'BAR_G')]),
  say('range', 'بی متال کنتاکتور ۹ تا ۱۳ آمپر', 'thermal-overload-relay', [span('range', 9, 13, 'A')]),
  say('range', 'آچار ترکمتر ۴۰-۲۰۰ نیوتن متر درایو ۱/۲', 'torque-wrench', [
    span('range', 40, 200, 'N-M'),
    is('drive', '1/2"'),
  ]),
  say('range', 'تسمه تایم 8M طول بین ۹۰۰ تا ۱۲۰۰', 'timing-belt', [
    is('pitchName', '8M'),
    span('L', 900, 1200, 'MilliM'),
  ]),
  say('range', 'دیزل ژنراتور بین ۲۰۰ تا ۳۰۰ کاوا', 'diesel-generator-set', [], {
    oneOf: [[span('prime', 200, 300, 'KiloVA'), span('standby', 200, 300, 'KiloVA')]],
  }),
  say('range', 'چراغ سوله ای ال ای دی ۱۰۰ الی ۱۵۰ وات', 'led-high-bay', [span('power', 100, 150, 'W')]),
  say('range', 'کمپرسور اسکرو از 30 تا 45 کیلووات، ۱۰ بار', 'screw-compressor', [span('power', 30, 45, 'KiloW')], {
    oneOf: [orMore('pressure', 10, 'BAR_G')],
  }),

  say('ambiguous', 'شیر توپی ۱ اینچ', 'threaded-ball-valve flanged-ball-valve', [], {
    asks: ['category'],
    optional: [is('thread', 'G1"'), is('dn', 'DN25')],
  }),
  say('ambiguous', 'ترانس ۱۰۰۰ کاوا ۲۰ کیلوولت', 'oil-distribution-transformer dry-type-transformer', [], {
    asks: ['category'],
    optional: [at('kVA', 1000, 'KiloVA'), at('U1', 20, 'KiloV')],
  }),
  say('ambiguous', 'خار فنری ۳۵', 'retaining-ring-shaft retaining-ring-bore', [], {
    asks: ['category'],
    optional: [at('d1', 35, 'MilliM')],
  }),
  say('ambiguous', 'مخزن ۱۰۰۰ لیتری', 'air-receiver storage-tank', [], {
    asks: ['category'],
    optional: [at('volume', 1000, 'L')],
  }),
  say('ambiguous', 'روغن صنعتی گرید ۶۸', 'hydraulic-oil gear-oil compressor-oil', [], {
    asks: ['category'],
    optional: [is('vg', 'VG 68'), at('viscosity', 68, 'CentiST')],
  }),
  say('ambiguous', 'سیلندر هیدرولیک ۱۰۰', 'hydraulic-cylinder', [], { asks: ['property'] }),
  say('ambiguous', 'پیچ شش گوش M16x100 گرید ۸.۸', 'hexagon-screw-full-thread hexagon-bolt-part-thread', [], {
    asks: ['category'],
    optional: [is('thread', 'M16'), at('L', 100, 'MilliM'), is('grade', '8.8')],
  }),
  say('ambiguous', 'واشر M14', 'plain-washer spring-lock-washer', [], {
    asks: ['category'],
    optional: [is('thread', 'M14')],
  }),
  say('ambiguous', 'کمپرسور باد ۱۱ کیلووات', 'screw-compressor piston-compressor', [], {
    asks: ['category'],
    optional: [at('power', 11, 'KiloW')],
  }),

  say('dimensions', 'کاسه نمد ۳۵*۵۲*۷', 'oil-seal', [
    at('d', 35, 'MilliM'),
    at('D', 52, 'MilliM'),
    at('B', 7, 'MilliM'),
  ]),
  say('dimensions', 'قوطی ۱۰۰ در ۵۰ ضخامت ۵', 'hollow-section', [
    at('h', 100, 'MilliM'),
    at('b', 50, 'MilliM'),
    at('t', 5, 'MilliM'),
  ]),
  say(
    'dimensions',
    'نبشی 50x50x5 شاخه ۶ متری ۴۰ شاخه',
    'equal-angle',
    [at('a', 50, 'MilliM'), at('t', 5, 'MilliM'), at('stock', 6, 'M')],
    { quantity: { value: 40, unit: 'BRANCH' } },
  ),
  say('dimensions', 'بلبرینگ شیار عمیق ۲۵×۵۲×۱۵', 'deep-groove-ball-bearing', [
    at('d', 25, 'MilliM'),
    at('D', 52, 'MilliM'),
    at('B', 15, 'MilliM'),
  ]),
  say('dimensions', 'ورق گالوانیزه ۱۰۰۰ در ۲۰۰۰ ضخامت ۰.۷', 'sheet-and-plate', [
    is('steel', 'DX51D'),
    at('W', 1000, 'MilliM'),
    at('L', 2000, 'MilliM'),
    at('t', 0.7, 'MilliM'),
  ]),
  say('dimensions', 'تابلو برق دیواری ۶۰×۴۰×۲۰ سانت', 'wall-enclosure', [
    at('H', 60, 'CentiM'),
    at('W', 40, 'CentiM'),
    at('depth', 20, 'CentiM'),
  ]),
  say('dimensions', 'فنر بشقابی 40x20.4x2.25', 'disc-spring', [
    at('D', 40, 'MilliM'),
    at('d', 20.4, 'MilliM'),
    at('t', 2.25, 'MilliM'),
  ]),
  say('dimensions', 'رولیک نقاله ۸۹ در ۶۰۰', 'conveyor-roller', [at('D', 89, 'MilliM'), at('L', 600, 'MilliM')]),
  say('dimensions', 'سینی‌کابل عرض ۳۰ سانت لبه ۱۰ سانت', 'cable-tray', [at('W', 30, 'CentiM'), at('h', 10, 'CentiM')]),

  say('quantity', 'سیم جوش CO2 قطر ۰.۸ پنج رول', 'mig-wire', [at('d', 0.8, 'MilliM')], {
    optional: [is('grade', 'ER70S-6')],
    quantity: { value: 5, unit: 'ROLL' },
  }),
  say(
    'quantity',
    'كابل افشان 3*2.5 دويست متر',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { quantity: { value: 200, unit: 'M' } },
  ),
  say('quantity', '۲ تن میلگرد ۱۶ آجدار A3', 'reinforcing-bar', [at('d', 16, 'MilliM'), is('rebarClass', 'A3')], {
    quantity: { value: 2, unit: 'TONNE' },
  }),
  say('quantity', 'تیرآهن ۱۸ تعداد ۲۵ شاخه', 'ipe-beam', [at('h', 18, 'CentiM')], {
    quantity: { value: 25, unit: 'BRANCH' },
  }),
  say('quantity', 'روغن هیدرولیک ۴۶ مقدار ۲۰۰۰ لیتر', 'hydraulic-oil', [], {
    oneOf: [[is('vg', 'VG 46'), at('viscosity', 46, 'CentiST')]],
    quantity: { value: 2000, unit: 'L' },
  }),
  say(
    'quantity',
    '۳۰۰ عدد پیچ آلن سر استوانه M8*30',
    'socket-head-cap-screw',
    [is('thread', 'M8'), at('L', 30, 'MilliM')],
    { quantity: pieces(300) },
  ),
  say('quantity', 'گریس لیتیوم ۱۸۰ کیلو', 'industrial-grease', [is('thickener', 'lithium')], {
    quantity: { value: 180, unit: 'KiloGM' },
  }),
  say('quantity', '12 دستگاه پروژکتور LED دویست وات', 'led-floodlight', [at('power', 200, 'W')], {
    quantity: pieces(12),
  }),
  say('quantity', 'واشرفنری M10 دو هزار تا', 'spring-lock-washer', [is('thread', 'M10')], { quantity: pieces(2000) }),

  say('price', 'لودسل اس شکل ۱ تن زیر ۸ میلیون تومن', 'load-cell', [is('form', 'sType')], {
    oneOf: [orMore('capacity', 1, 'TONNE')],
    price: toman(8_000_000),
  }),
  say('price', 'اینورتر 7.5kw تا سقف ۲۵ میلیون تومان', 'variable-frequency-drive', [at('power', 7.5, 'KiloW')], {
    price: toman(25_000_000),
  }),
  say(
    'price',
    'الکتروموتور تکفاز ۱.۱ کیلووات حداکثر ۹۰,۰۰۰,۰۰۰ ریال',
    'single-phase-motor',
    [at('power', 1.1, 'KiloW')],
    { price: { maxRial: 90_000_000, per: 'unit' } },
  ),
  say('price', 'میلگرد آجدار ۱۴ کیلویی زیر ۴۵ هزار تومن', 'reinforcing-bar', [at('d', 14, 'MilliM')], {
    price: toman(45_000),
  }),
  say('price', '۵۰ عدد کلاه ایمنی سفید، بودجه کل ۲۰ میلیون تومان', 'industrial-helmet', [is('colour', 'white')], {
    quantity: pieces(50),
    price: toman(20_000_000, 'total'),
  }),
  say(
    'price',
    'باتری ۱۲ ولت ۱۰۰ آمپرساعت بین ۸ تا ۱۲ میلیون تومان',
    'stationary-battery',
    [at('voltage', 12, 'V'), at('capacity', 100, 'A-HR')],
    { price: { minRial: 80_000_000, maxRial: 120_000_000, per: 'unit' } },
  ),
  say(
    'price',
    'یو پی اس ۳ کاوا از ۵۰ میلیون تومن گرون تر نباشه',
    'uninterruptible-power-supply',
    [at('S', 3, 'KiloVA')],
    { price: toman(50_000_000) },
  ),
  say('price', 'پنل خورشیدی 550w دونه ای کمتر از ۷ میلیون تومان', 'photovoltaic-module', [at('power', 550, 'W')], {
    price: toman(7_000_000),
  }),
  say('price', 'زنجیر 16B دو ردیفه متری تا ۶۰۰ هزار تومن', 'roller-chain', [is('size', '16B'), at('strands', 2)], {
    price: toman(600_000),
  }),

  say('city', 'ریخته گری فولاد توی اراک', 'sand-casting', [is('alloy', 'steel')], { city: 'اراک' }),
  say('city', 'پمپ لجن کش ۷.۵ کیلووات تحویل اهواز', 'sewage-submersible-pump', [at('power', 7.5, 'KiloW')], {
    city: 'اهواز',
  }),
  say('city', 'لوله پلی اتیلن ۱۱۰ ده بار تبریز', 'polyethylene-pipe', [at('D', 110, 'MilliM')], {
    oneOf: [orMore('pressure', 10, 'BAR_G')],
    city: 'تبریز',
  }),
  say('city', 'فروشنده سیم بکسل ۱۶ در بندرعباس', 'steel-wire-rope', [at('d', 16, 'MilliM')], { city: 'بندرعباس' }),
  say('city', 'کارگاه آهنگری سمت قزوین معرفی کنید', 'open-die-forging', [], { city: 'قزوین' }),
  say('city', 'تعمیر اساسی گیربکس نزدیک ساوه', 'pump-overhaul', [], { city: 'ساوه' }),
  say('city', 'آزمایشگاه کالیبراسیون فشار در شیراز', 'calibration', [is('field', 'pressure')], { city: 'شیراز' }),
  say(
    'city',
    'فلنج کور ۶ اینچ کلاس ۱۵۰ کرمانشاه',
    'pipe-flange',
    [is('form', 'BL'), is('dn', 'DN150'), is('rating', 'class150')],
    { city: 'کرمانشاه' },
  ),
  say('city', 'ناودانی ۱۴ شاخه ۱۲ متری از یزد', 'upn-channel', [at('h', 14, 'CentiM'), at('stock', 12, 'M')], {
    city: 'یزد',
  }),

  say(
    'delivery',
    'موتور سه فاز ۲۲ کیلووات ۱۵۰۰ دور، تحویل یک هفته ای',
    'three-phase-motor',
    [at('power', 22, 'KiloW')],
    { oneOf: [[is('poles', 'p4'), at('speed', 1500, 'REV-PER-MIN')]], deliveryDays: 7 },
  ),
  say('delivery', 'مبدل صفحه ای ۵۰ صفحه تحویل ظرف ۲۰ روز', 'plate-heat-exchanger', [at('plates', 50)], {
    deliveryDays: 20,
  }),
  say(
    'delivery',
    'کابل زمینی ۴×۱۶ حتما موجود انبار باشه',
    'power-cable-nyy',
    [at('cores', 4), at('section', 16, 'MilliM2')],
    { inStock: true },
  ),
  say('delivery', 'سنسور نوری رفلکتوری، ۳ روز کاری به دستم برسه', 'photoelectric-sensor', [is('mode', 'retro')], {
    deliveryDays: 3,
  }),
  say('delivery', 'پی ال سی ۲۴ ورودی فقط موجود', 'programmable-controller', [at('inputs', 24)], { inStock: true }),
  say('delivery', 'شیر پروانه ای ۸اینچ، حداکثر دو هفته ای تحویل بدن', 'butterfly-valve', [is('dn', 'DN200')], {
    deliveryDays: 14,
  }),
  say(
    'delivery',
    'قلاویز ماشینی M8 مارپیچ واسه فردا میخوام',
    'machine-tap',
    [is('thread', 'M8'), is('flute', 'spiral')],
    { deliveryDays: 1 },
  ),
  say('delivery', 'طراحی مخزن تحت فشار، تحویل مدارک ظرف ۲۵ روز', 'pressure-equipment-design', [
    most('delivery', 25, 'DAY'),
  ]),
  say('delivery', 'زانو جوشی ۴ اینچ رده ۴۰ سه روزه برسونین', 'butt-weld-elbow', [is('schedule', 'sch40')], {
    oneOf: [[is('dn', 'DN100'), is('nps', '4"')]],
    deliveryDays: 3,
  }),

  say('part-number', 'بلبرینگ 6308-2Z دارین؟', 'deep-groove-ball-bearing', [], { partNumber: '6308-2Z' }),
  say('part-number', 'یاتاقان ucp208 دوازده تا', 'pillow-block-bearing-unit', [], {
    partNumber: 'UCP208',
    quantity: pieces(12),
  }),
  say('part-number', 'رولبرینگ NU 310 ۲ عدد', 'cylindrical-roller-bearing', [], {
    partNumber: 'NU310',
    quantity: pieces(2),
  }),
  say('part-number', 'تسمه SPB2000 شش تا', 'narrow-v-belt', [], { partNumber: 'SPB2000', quantity: pieces(6) }),
  say('part-number', 'متن استاندارد API 650 رو میخوام', 'pressure-equipment-standards', [], { partNumber: 'API 650' }),
  say('part-number', 'قیمت ۲۲۲۲۰K', 'spherical-roller-bearing', [], { partNumber: '22220K' }),
  say('part-number', 'گیربکس کد WG75-20', 'worm-gearbox', [], { partNumber: 'WG75-20' }),
  say('part-number', 'E6013-3.2 ده بسته', 'covered-electrode', [], {
    partNumber: 'E6013-3.2',
    quantity: { value: 10, unit: 'PACK' },
  }),
  say('part-number', 'آهن HEB200 سه شاخه', 'heb-beam', [], {
    partNumber: 'HEB200',
    quantity: { value: 3, unit: 'BRANCH' },
  }),

  say('words', 'کنتاکتور ۳۲ آمپر بوبین ۲۲۰', 'contactor', [at('In', 32, 'A'), is('coil', 'AC230')]),
  say('words', 'مته شش میل کبالت', 'hss-twist-drill', [at('d', 6, 'MilliM'), is('material', 'HSSCo')]),
  say('words', 'زانو نود درجه جوشی ۲ اینچ رده ۸۰', 'butt-weld-elbow', [is('schedule', 'sch80')], {
    oneOf: [[is('dn', 'DN50'), is('nps', '2"')]],
  }),
  say('words', 'فیوز مینیاتوری تک پل ۱۶ آمپر تیپ C', 'miniature-circuit-breaker', [
    at('In', 16, 'A'),
    at('poles', 1),
    is('curve', 'C'),
  ]),
  say('words', 'بلبرینگ کف گرد شافت ۴۰', 'thrust-ball-bearing', [at('d', 40, 'MilliM')]),
  say('words', 'سیم جوش میگ استیل ۳۱۶ یک و دو دهم', 'mig-wire', [is('grade', 'ER316LSi'), at('d', 1.2, 'MilliM')]),
  say('words', 'صفحه سنگ استیل بر ۱۱۵', 'cutting-disc', [at('D', 115, 'MilliM'), is('use', 'inox')]),
  say('words', 'شگل امگا ۸.۵ تن', 'bow-shackle', [], { oneOf: [orMore('load', 8.5, 'TONNE')] }),
  say('words', 'چرخ صنعتی ۲۰۰ ترمز دار پلی اورتان', 'industrial-castor', [
    at('D', 200, 'MilliM'),
    is('fork', 'brake'),
    is('tread', 'PU'),
  ]),

  say(
    'many-wishes',
    'شیر کشویی چدن داکتیل ۶ اینچ PN16 دو عدد موجود',
    'gate-valve',
    [is('dn', 'DN150'), is('pn', 'PN16'), is('body', 'GGG40')],
    { quantity: pieces(2), inStock: true },
  ),
  say(
    'many-wishes',
    'الکتروموتور سه فاز 5.5kw ۳۰۰۰ دور IE3 فریم 132S',
    'three-phase-motor',
    [at('power', 5.5, 'KiloW'), is('ieClass', 'IE3'), is('frame', '132S')],
    { oneOf: [[is('poles', 'p2'), at('speed', 3000, 'REV-PER-MIN')]] },
  ),
  say(
    'many-wishes',
    'پمپ سانتریفیوژ زمینی دبی ۵۰ متر مکعب بر ساعت هد ۳۲ متر ۲۹۰۰ دور حلزونی استیل',
    'end-suction-pump',
    [at('speed', 2900, 'REV-PER-MIN'), is('casing', 'CF8M')],
    { oneOf: [orMore('flow', 50, 'M3-PER-HR'), orMore('head', 32, 'M')] },
  ),
  say(
    'many-wishes',
    'سیلندر پنوماتیک قطر ۶۳ کورس ۱۶۰ پورت ۳/۸ چهار عدد',
    'pneumatic-cylinder-iso-15552',
    [at('bore', 63, 'MilliM'), at('stroke', 160, 'MilliM'), is('port', 'G3/8')],
    { quantity: pieces(4) },
  ),
  say(
    'many-wishes',
    'کلید محافظ جان ۴ پل ۶۳ آمپر ۳۰ میلی آمپر ۲۰ عدد',
    'residual-current-breaker',
    [at('poles', 4), at('In', 63, 'A'), at('leak', 30, 'MilliA')],
    { quantity: pieces(20) },
  ),
  say(
    'many-wishes',
    'انکودر ۱۰۲۴ پالس شفت ۸ میل لاین درایور ظرف ده روز',
    'rotary-encoder',
    [at('pulses', 1024), at('shaft', 8, 'MilliM'), is('output', 'lineDriver')],
    { deliveryDays: 10 },
  ),
  say(
    'many-wishes',
    'کفش ایمنی S3 سایز ۴۳ زیر یک و نیم میلیون تومن تهران',
    'safety-footwear',
    [is('protection', 'S3'), at('size', 43)],
    { price: toman(1_500_000), city: 'تهران' },
  ),
  say(
    'many-wishes',
    'تسمه نقاله عرض ۸۰۰ سه لایه EP400/3 پنجاه متر',
    'conveyor-belt',
    [at('W', 800, 'MilliM'), at('plies', 3), is('rating', 'EP 400/3')],
    { quantity: { value: 50, unit: 'M' } },
  ),
  say(
    'many-wishes',
    'شیر برقی پنوماتیک ۵/۲ دو بوبین ۱/۴ پنج تا موجود اصفهان',
    'pneumatic-solenoid-valve',
    [is('ways', 'v52d'), is('port', 'G1/4')],
    { quantity: pieces(5), inStock: true, city: 'اصفهان' },
  ),

  say(
    'two-things',
    'پیچ شش گوش تمام رزوه M10x40 گرید 8.8 با مهره شش گوش M10 از هر کدوم ۲۰۰ تا',
    'hexagon-screw-full-thread',
    [is('thread', 'M10'), at('L', 40, 'MilliM'), is('grade', '8.8')],
    {
      quantity: pieces(200),
      also: [{ categories: ['hexagon-nut'], filters: [is('thread', 'M10')], quantity: pieces(200) }],
    },
  ),
  say(
    'two-things',
    'پمپ شناور چاهی ۱۱ کیلووات و سافت استارتر ۱۱ کیلووات',
    'submersible-borehole-pump',
    [at('power', 11, 'KiloW')],
    { also: [{ categories: ['soft-starter'], filters: [at('power', 11, 'KiloW')] }] },
  ),
  say('two-things', 'کابلشو نمره ۳۵ و گلند M25 برنجی', 'cable-lug', [at('section', 35, 'MilliM2')], {
    also: [{ categories: ['cable-gland'], filters: [is('thread', 'M25'), is('material', 'brass')] }],
  }),
  say('two-things', 'مخزن هوای فشرده ۵۰۰ لیتری به همراه خشک کن تبریدی', 'air-receiver', [at('volume', 500, 'L')], {
    also: [{ categories: ['refrigeration-air-dryer'] }],
  }),
  say('two-things', 'مته ۸.۵ میل ۲۰ عدد و قلاویز ماشینی M10 ده عدد', 'hss-twist-drill', [at('d', 8.5, 'MilliM')], {
    quantity: pieces(20),
    also: [{ categories: ['machine-tap'], filters: [is('thread', 'M10')], quantity: pieces(10) }],
  }),
  say(
    'two-things',
    'چرخ زنجیر 10B هفده دندانه + زنجیر غلتکی 10B تک ردیفه ۵ متر',
    'sprocket',
    [is('size', '10B'), at('z', 17)],
    {
      also: [
        {
          categories: ['roller-chain'],
          filters: [is('size', '10B'), at('strands', 1)],
          quantity: { value: 5, unit: 'M' },
        },
      ],
    },
  ),
  say(
    'two-things',
    'فلنج گردن جوش ۳ اینچ کلاس ۱۵۰ و گسکت اسپیرال وند ۳ اینچ کلاس ۱۵۰',
    'pipe-flange',
    [is('form', 'WN'), is('dn', 'DN80'), is('rating', 'class150')],
    { also: [{ categories: ['spiral-wound-gasket'], filters: [is('dn', 'DN80'), is('rating', 'class150')] }] },
  ),
  say('two-things', 'طراحی توزیع برق سوله و مطالعات شبکه برق', 'power-distribution-design', [], {
    also: [{ categories: ['network-studies'] }],
  }),
  say('two-things', 'استاندارد ISO 9001 و ISO 45001', 'management-system-standards', [], {
    partNumber: 'ISO 9001',
    also: [{ categories: ['management-system-standards'], partNumber: 'ISO 45001' }],
  }),

  say(
    'polite',
    'سلام خسته نباشید، لطفا قیمت مانومتر صفحه ۱۰۰ صفر تا ۱۰ بار رو اعلام بفرمایید ممنون',
    'pressure-gauge',
    [at('D', 100, 'MilliM'), span('range', 0, 10, 'BAR_G')],
  ),
  say(
    'polite',
    'با سلام و احترام، خواهشمند است جهت خرید ۱۰ عدد رله اضافه بار ۱۷ تا ۲۵ آمپر پیش فاکتور ارسال فرمایید',
    'thermal-overload-relay',
    [span('range', 17, 25, 'A')],
    { quantity: pieces(10) },
  ),
  say('polite', 'سلام مهندس جان یه گیربکس حلزونی سایز ۶۳ نسبت ۲۰ میخواستم دستت درد نکنه', 'worm-gearbox', [
    at('size', 63, 'MilliM'),
    at('ratio', 20),
  ]),
  say('polite', 'عرض ادب، به ممیزی انرژی نیاز داریم لطفا تماس بگیرید', 'energy-audit'),
  say(
    'polite',
    'درود بر شما، امکانش هست ۲۰۰ متر کابل فرمان ۱۲ در ۱.۵ برامون فاکتور کنید؟',
    'control-cable',
    [at('cores', 12), at('section', 1.5, 'MilliM2')],
    { quantity: { value: 200, unit: 'M' } },
  ),
  say(
    'polite',
    'ببخشید مزاحم شدم، ترمینال ریلی فنری نمره ۴ لازم داشتم ۱۰۰ تا',
    'terminal-block',
    [is('clamp', 'spring'), at('section', 4, 'MilliM2')],
    { quantity: pieces(100) },
  ),
  say('polite', 'سلام وقت بخیر جهت استعلام کوپلینگ فکی با گشتاور ۳۲۵ نیوتن متر مزاحمتون شدم', 'jaw-coupling', [], {
    oneOf: [orMore('torque', 325, 'N-M')],
  }),
  say('polite', 'با تشکر از سایت خوبتون، خاموش کننده CO2 شش کیلویی لازم داریم', 'fire-extinguisher', [
    is('agent', 'CO2'),
    at('charge', 6, 'KiloGM'),
  ]),

  say('unread', 'گیربکس هلیکال نسبت ۲۰ شاکرین', 'helical-gearbox', [at('ratio', 20)], { rest: ['شاکرین'] }),
  say('unread', 'کلید اتوماتیک کمپکت ۲۵۰ آمپر هیوندای', 'moulded-case-circuit-breaker', [at('In', 250, 'A')], {
    rest: ['هیوندای'],
  }),
  say('unread', 'بلبرينگ شيار عميق شفت ۳۰ SKF', 'deep-groove-ball-bearing', [at('d', 30, 'MilliM')], { rest: ['SKF'] }),
  say('unread', 'فن آکسیال ۵۰ سانت ضد انفجار', 'axial-fan', [at('D', 50, 'CentiM')], { rest: ['انفجار'] }),
  say('unread', 'نمایشگر HMI هفت اینچ دلتا', 'operator-panel', [at('diagonal', 7, 'IN')], { rest: ['دلتا'] }),
  say('unread', 'فیوز کاردی ۲۵۰ آمپر پیچاز الکتریک', 'nh-fuse', [at('In', 250, 'A')], { rest: ['پیچاز'] }),
  say(
    'unread',
    'لوله مانیسمان ۴ اینچ رده ۴۰ کاوه',
    'carbon-steel-pipe',
    [is('make', 'seamless'), is('schedule', 'sch40')],
    { oneOf: [[is('dn', 'DN100'), is('nps', '4"')]], rest: ['کاوه'] },
  ),
  say('unread', 'دستکش کار لاتکس ضد اسید', 'protective-gloves', [is('coating', 'latex')], { rest: ['اسید'] }),
];
