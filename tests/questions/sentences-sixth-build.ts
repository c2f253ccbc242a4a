import { at, type ExpectedFilter, is, least, most, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];

/** The sixth round of need sentences to build on: once sealed, measured and then opened. */
export const sentencesSixthBuild: readonly Sentence[] = [
  say('negation', 'مهره شش گوش M16 ، هر جنسی باشه بجز استیل', 'hexagon-nut', [is('thread', 'M16')], {
    excludes: [is('nutClass', 'A2')],
  }),
  say('negation', 'بجز مغزی کنفی، هرچی سیم بکسل ۱۶ میل دارین قیمت بدین', 'steel-wire-rope', [at('d', 16, 'MilliM')], {
    excludes: [is('core', 'FC')],
  }),
  say('negation', 'تست غیرمخرب جوش بدون رادیوگرافی', 'non-destructive-testing', [], {
    excludes: [is('method', 'RT')],
  }),
  say(
    'negation',
    'پراکسیمیتی M12 خروجی PNP روکار نباشه',
    'inductive-sensor',
    [is('size', 'M12'), is('output', 'PNP')],
    { excludes: [is('mount', 'loose')] },
  ),
  say('negation', 'استانداردهای جوش و بازرسی، زبان آلمانیشو نمیخوام', 'welding-standards', [], {
    excludes: [is('language', 'de')],
  }),
  say('negation', 'فلنج ۳ اینچ کلاس ۱۵۰ غیر از اسلیپون', 'pipe-flange', [is('dn', 'DN80'), is('rating', 'class150')], {
    excludes: [is('form', 'SO')],
  }),

  say(
    'capability',
    'واسه فرزکاری قطعه ۱۴۰ سانتی دنبال ماشینینگ سنتر ۵ محور میگردم',
    'cnc-milling',
    [least('maxLength', 140, 'CentiM')],
    {
      oneOf: [orMore('axes', 5)],
    },
  ),
  say('capability', 'یه ورق ۸ میل داریم باید خم بخوره، طول خمش دو و نیم متر، پرس برکتون جواب میده؟', 'sheet-bending', [
    least('maxThickness', 8, 'MilliM'),
    least('maxLength', 2.5, 'M'),
  ]),
  say('capability', 'دنده زنی مدول ۸ روی چرخ دنده قطر ۴۲۰ میل', 'gear-cutting', [
    least('module', 8, 'MilliM'),
    least('maxDiameter', 420, 'MilliM'),
  ]),
  say('capability', 'آبکاری محور ۲.۵ متری به غیر از قلع', 'electroplating', [least('maxLength', 2.5, 'M')], {
    excludes: [is('metal', 'tin')],
  }),
  say('capability', 'سازنده اسکلت فلزی سوله که ماهی ۱۰۰ تن بتونه بزنه', 'structural-fabrication', [
    least('capacity', 100, 'TONNE-PER-MON'),
  ]),
  say(
    'capability',
    'بالانس دینامیک روتور تا ۲ تن با درجه G2.5',
    'balancing-and-alignment',
    [least('maxMass', 2, 'TONNE')],
    { oneOf: [[at('balanceGrade', 2.5), most('balanceGrade', 2.5)]] },
  ),

  say('limit', 'لول ترانسمیتر با برد حداقل ۸ متر، اولتراسونیک نباشه', 'level-transmitter', [least('reach', 8, 'M')], {
    excludes: [is('principle', 'ultrasonic')],
  }),
  say('limit', 'آنالیز ارتعاش تجهیزات دوار، گزارشش حداکثر سه روزه آماده باشه', 'condition-monitoring', [
    most('reportDays', 3, 'DAY'),
  ]),
  say('limit', 'لوله پلی اتیلن سایز ۱۱۰ که دست کم ۱۲ بار فشار رو جواب بده', 'polyethylene-pipe', [
    at('D', 110, 'MilliM'),
    least('pressure', 12, 'BAR_G'),
  ]),
  say('limit', 'درایر تبریدی هوا با دبی بالای ۵۰۰ متر مکعب در ساعت', 'refrigeration-air-dryer', [
    least('flow', 500, 'M3-PER-HR'),
  ]),
  say('limit', 'کالیبراسیون گیج فشار با عدم قطعیت کمتر از یک دهم درصد', 'calibration', [
    is('field', 'pressure'),
    most('uncertainty', 0.1, 'PERCENT'),
  ]),
  say('limit', 'ترانس خشک ۱۰۰۰ کاوا که تلفات بارش از ۹۵۰۰ وات بیشتر نباشه', 'dry-type-transformer', [
    at('kVA', 1000, 'KiloVA'),
    most('Pk', 9500, 'W'),
  ]),

  say('covers', 'سوپاپ اطمینان میخوام که روی ۹ بار تنظیم بشه', 'safety-valve', [at('setPressure', 9, 'BAR_G')]),
  say('covers', 'خار مستطیلی واسه شفت ۴۸ ، طول خار ۵۰ میل', 'parallel-key', [
    at('shaft', 48, 'MilliM'),
    at('L', 50, 'MilliM'),
  ]),
  say('covers', 'یه اورینگ با قطر مقطع ۲.۶۲ ، جاش گرمه حدودا ۱۵۰ درجه', 'o-ring', [
    at('d2', 2.62, 'MilliM'),
    at('temperature', 150, 'DEG_C'),
  ]),
  say('covers', 'ترموکوپل تیپ K واسه کوره ۹۰۰ درجه', 'resistance-thermometer', [
    is('element', 'K'),
    at('range', 900, 'DEG_C'),
  ]),
  say('covers', 'ترنسمیتر فشار ۴ تا ۲۰ میلی آمپر، فشار خطمون ۸ باره', 'pressure-transmitter', [
    is('signal', 'mA'),
    at('range', 8, 'BAR_G'),
  ]),
  say('covers', 'گسکت اسپیرال DN100 کلاس ۳۰۰ برای بخار ۴۰۰ درجه', 'spiral-wound-gasket', [
    is('dn', 'DN100'),
    is('rating', 'class300'),
    at('temperature', 400, 'DEG_C'),
  ]),

  say('range', 'مخزن پلی اتیلن ۳ تا ۵ هزار لیتری', 'storage-tank', [is('material', 'PE'), span('volume', 3, 5, 'M3')]),
  say(
    'range',
    'الکتروموتور سه فاز ۷.۵ تا ۱۱ کیلووات دور ۱۵۰۰',
    'three-phase-motor',
    [span('power', 7.5, 11, 'KiloW')],
    { oneOf: [[at('speed', 1500, 'REV-PER-MIN'), is('poles', 'p4')]] },
  ),
  say('range', 'برج خنک کننده با دبی آب ۶۰ الی ۱۰۰ متر مکعب بر ساعت', 'cooling-tower', [
    span('flow', 60, 100, 'M3-PER-HR'),
  ]),
  say('range', 'پمپ دنده ای هیدرولیک بین ۱۶ و ۲۲ سی سی', 'hydraulic-gear-pump', [
    span('displacement', 16, 22, 'CentiM3'),
  ]),
  say('range', 'خازن سه فاز از ۱۲.۵ تا ۲۵ کیلووار', 'power-factor-capacitor', [span('Q', 12.5, 25, 'KiloVAR')]),
  say('range', 'تسمه دندانه دار 14M بین ۱۱۰ تا ۱۴۰ دندونه', 'timing-belt', [
    is('pitchName', '14M'),
    span('teeth', 110, 140),
  ]),

  say('ambiguous', 'گیربکس نسبت ۱ به ۲۰ میخواستم', 'worm-gearbox helical-gearbox', [], {
    asks: ['category'],
    optional: [at('ratio', 20)],
  }),
  say('ambiguous', 'تسمه به طول ۱۶۰۰', 'narrow-v-belt classical-v-belt timing-belt', [], {
    asks: ['category'],
    optional: [at('L', 1600, 'MilliM')],
  }),
  say('ambiguous', 'ترانس ۶۳۰ کاوا چند؟', 'oil-distribution-transformer dry-type-transformer', [], {
    asks: ['category'],
    optional: [at('kVA', 630, 'KiloVA')],
  }),
  say('ambiguous', 'روغن ۶۸ میخوام واسه دستگاه', 'hydraulic-oil gear-oil compressor-oil', [], {
    asks: ['category'],
    optional: [is('vg', 'VG 68'), at('viscosity', 68, 'CentiST')],
  }),
  say(
    'ambiguous',
    'رولبرینگ قطر داخلی ۵۰',
    'cylindrical-roller-bearing tapered-roller-bearing spherical-roller-bearing drawn-cup-needle-bearing',
    [],
    { asks: ['category'], optional: [at('d', 50, 'MilliM')] },
  ),
  say('ambiguous', 'کاسه نمد ۵۰ دارین؟', 'oil-seal', [], { asks: ['property'] }),

  say(
    'dimensions',
    'ورق سیاه ۶ در ۱۵۰۰ در ۶۰۰۰',
    'sheet-and-plate',
    [at('t', 6, 'MilliM'), at('W', 1500, 'MilliM'), at('L', 6000, 'MilliM')],
    { optional: [is('steel', 'S235JR'), is('steel', 'S235JR', 'S355JR')] },
  ),
  say('dimensions', 'باکس تابلو دیواری ۶۰*۴۰*۲۰ سانت', 'wall-enclosure', [
    at('H', 60, 'CentiM'),
    at('W', 40, 'CentiM'),
    at('depth', 20, 'CentiM'),
  ]),
  say('dimensions', 'سیلندر روغنی پیستون ۶۳ میله ۲۸ کورس ۵۰۰', 'hydraulic-cylinder', [
    at('bore', 63, 'MilliM'),
    at('rod', 28, 'MilliM'),
    at('stroke', 500, 'MilliM'),
  ]),
  say('dimensions', 'سینی کابل ۳۰ در ۵ سانت', 'cable-tray', [at('W', 30, 'CentiM'), at('h', 5, 'CentiM')]),
  say('dimensions', 'هرزگرد قطر ۱۳۳ طول ۶۰ سانت شفت ۲۵', 'conveyor-roller', [
    at('D', 133, 'MilliM'),
    at('L', 60, 'CentiM'),
    at('shaft', 25, 'MilliM'),
  ]),
  say('dimensions', 'فنر بشقابی ۴۵×۲۲.۴×۲.۵', 'disc-spring', [
    at('D', 45, 'MilliM'),
    at('d', 22.4, 'MilliM'),
    at('t', 2.5, 'MilliM'),
  ]),

  say('quantity', '۱۰ تا کپسول آتش نشانی ۱۲ کیلویی، فوم نمیخوایم', 'fire-extinguisher', [at('charge', 12, 'KiloGM')], {
    excludes: [is('agent', 'foam')],
    quantity: pieces(10),
  }),
  say(
    'quantity',
    'نخ گرافیت ۱۰ میل پونزده کیلو',
    'gland-packing',
    [is('material', 'graphite'), at('side', 10, 'MilliM')],
    { quantity: { value: 15, unit: 'KiloGM' } },
  ),
  say(
    'quantity',
    'کابل افشان ۳ در ۲.۵ صد و هشتاد متر',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { quantity: { value: 180, unit: 'M' } },
  ),
  say('quantity', '۴۰۰ لیتر روغن گیربکس صنعتی ۲۲۰', 'gear-oil', [], {
    oneOf: [[is('vg', 'VG 220'), at('viscosity', 220, 'CentiST')]],
    quantity: { value: 400, unit: 'L' },
  }),
  say('quantity', 'میل رزوه M12 گرید ۸.۸ شصت شاخه', 'threaded-rod', [is('thread', 'M12'), is('grade', '8.8')], {
    quantity: { value: 60, unit: 'BRANCH' },
  }),
  say('quantity', 'هاش ۲۰ سنگین پنج و نیم تن', 'heb-beam', [at('h', 20, 'CentiM')], {
    optional: [at('b', 20, 'CentiM')],
    quantity: { value: 5.5, unit: 'TONNE' },
  }),

  say('price', 'کلاه ایمنی سفید دونه ای زیر ۴۵۰ هزار تومن', 'industrial-helmet', [is('colour', 'white')], {
    price: toman(450_000),
  }),
  say('price', 'باتری یو پی اس ۱۰۰ آمپر ساعت حداکثر ۹ میلیون تومان', 'stationary-battery', [], {
    oneOf: [orMore('capacity', 100, 'A-HR')],
    price: toman(9_000_000),
  }),
  say('price', 'مته کبالت ۸ میل تا ۳۰۰ هزار تومن', 'hss-twist-drill', [is('material', 'HSSCo'), at('d', 8, 'MilliM')], {
    price: toman(300_000),
  }),
  say('price', 'ممیزی انرژی کارخونه، جمعا تا ۲۰۰ میلیون تومن', 'energy-audit', [], {
    price: toman(200_000_000, 'total'),
  }),
  say('price', 'جرثقیل زنجیری دستی ۲ تن بین ۱۵ تا ۲۵ میلیون تومان', 'chain-hoist', [is('drive', 'manual')], {
    oneOf: [orMore('load', 2, 'TONNE')],
    price: { minRial: 150_000_000, maxRial: 250_000_000, per: 'unit' },
  }),
  say(
    'price',
    'میلگرد CK45 قطر ۵۰ ، کیلویی تا ۸۰۰ هزار ریال',
    'round-bar',
    [is('steel', 'C45E'), at('d', 50, 'MilliM')],
    { price: { maxRial: 800_000, per: 'unit' } },
  ),

  say('city', 'اورهال پمپ ۹۰ کیلووات عسلویه', 'pump-overhaul', [least('power', 90, 'KiloW')], { city: 'عسلویه' }),
  say('city', 'سمانته چرخ دنده تو تبریز', 'heat-treatment', [is('process', 'carburize')], { city: 'تبریز' }),
  say('city', 'طراحی تک خطی و جانمایی پست برق، طرف قزوین باشین بهتره', 'power-distribution-design', [], {
    city: 'قزوین',
  }),
  say('city', 'دیزل ژنراتور ۲۵۰ کاوا توان دائم، تحویل بندرعباس', 'diesel-generator-set', [at('prime', 250, 'KiloVA')], {
    city: 'بندرعباس',
  }),
  say('city', 'استقرار CMMS برای کارخونمون تو اراک', 'maintenance-management', [], { city: 'اراک' }),
  say('city', 'رنگ کاری صنعتی سازه ۵ متری کرج، پودری نباشه', 'industrial-coating', [least('maxLength', 5, 'M')], {
    excludes: [is('system', 'powder')],
    city: 'کرج',
  }),

  say('delivery', 'برنامه نویسی PLC و اسکادا، ۲۰ روزه تحویل بشه', 'control-engineering', [most('delivery', 20, 'DAY')]),
  say(
    'delivery',
    'درایو موتور ۱۵ کیلووات، سه روزه لازمش دارم',
    'variable-frequency-drive',
    [at('power', 15, 'KiloW')],
    { deliveryDays: 3 },
  ),
  say('delivery', 'دنده زنجیر 10B بیست و پنج دندونه ظرف ۱۰ روز', 'sprocket', [is('size', '10B'), at('z', 25)], {
    deliveryDays: 10,
  }),
  say('delivery', 'مخزن باد ۱۰۰۰ لیتری ۱۶ بار تحویل دو هفته ای', 'air-receiver', [at('volume', 1000, 'L')], {
    oneOf: [orMore('pressure', 16, 'BAR_G')],
    deliveryDays: 14,
  }),
  say('delivery', 'سه راهی جوشی ۴ اینچ رده ۴۰ پس فردا دستم باشه', 'butt-weld-tee', [is('schedule', 'sch40')], {
    oneOf: [[is('dn', 'DN100'), is('nps', '4"')]],
    deliveryDays: 2,
  }),
  say('delivery', 'سافت استارتر ۳۷ کیلووات فقط موجود باشه', 'soft-starter', [at('power', 37, 'KiloW')], {
    inStock: true,
  }),

  say('part-number', 'بلبرینگ 6204 zz ده تا', 'deep-groove-ball-bearing', [], {
    partNumber: '6204ZZ',
    quantity: pieces(10),
  }),
  say('part-number', 'کنیکی ۳۰۲۰۸ چهار عدد', 'tapered-roller-bearing', [], {
    partNumber: '30208',
    quantity: pieces(4),
  }),
  say('part-number', 'سوزنی hk2016 قیمت لطفا', 'drawn-cup-needle-bearing', [], { partNumber: 'HK2016' }),
  say('part-number', 'پی دی اف استاندارد API-610', 'rotating-equipment-standards', [], { partNumber: 'API 610' }),
  say('part-number', 'یاتاقان UCP 208 سه تا', 'pillow-block-bearing-unit', [], {
    partNumber: 'UCP208',
    quantity: pieces(3),
  }),

  say('words', 'shir yektarafe DN100 PN16 badane chodan', 'check-valve', [
    is('dn', 'DN100'),
    is('pn', 'PN16'),
    is('body', 'GGG40'),
  ]),
  say('words', 'سيم ميگ استيل 308 يك ميل', 'mig-wire', [is('grade', 'ER308LSi'), at('d', 1, 'MilliM')]),
  say('words', 'کابل کنترل دوازده رشته نمره یک و نیم', 'control-cable', [
    at('cores', 12),
    at('section', 1.5, 'MilliM2'),
  ]),
  say('words', 'رگلاتور فیلتر باد دهنه سه هشتم ۴۰ میکرونی', 'air-preparation-unit', [
    is('port', 'G3/8'),
    at('mesh', 40),
  ]),
  say('words', 'مهره قفلی نایلوندار سایز M14 جنس 304', 'prevailing-torque-nut', [
    is('thread', 'M14'),
    is('nutClass', 'A2'),
  ]),
  say('words', 'havakesh sanati ghotr 50 sant 4 adad', 'axial-fan', [at('D', 50, 'CentiM')], { quantity: pieces(4) }),

  say(
    'many-wishes',
    'سنگ زنی محور قطر ۲۵۰ طول ۲ متر زبری ۰.۴ میکرون IT5 همدان',
    'grinding',
    [least('maxDiameter', 250, 'MilliM'), least('maxLength', 2, 'M')],
    {
      oneOf: [
        [at('ra', 0.4, 'MicroM'), most('ra', 0.4, 'MicroM')],
        [at('itGrade', 5), most('itGrade', 5)],
      ],
      city: 'همدان',
    },
  ),
  say(
    'many-wishes',
    'مکانیکال سیل شفت ۳۸ دمای ۱۲۰ درجه شش عدد تا ده روز دیگه، کربن سرامیک نباشه',
    'mechanical-seal',
    [at('d', 38, 'MilliM'), at('temperature', 120, 'DEG_C')],
    { excludes: [is('faces', 'carbonCeramic')], quantity: pieces(6), deliveryDays: 10 },
  ),
  say(
    'many-wishes',
    'پیچ آلن M10 طول ۵۰ گرید ۱۲.۹ پونصد تا اصفهان دونه ای حداکثر ۲۵ هزار تومن',
    'socket-head-cap-screw',
    [is('thread', 'M10'), at('L', 50, 'MilliM'), is('grade', '12.9')],
    { quantity: pieces(500), city: 'اصفهان', price: toman(25_000) },
  ),
  say(
    'many-wishes',
    'شیر برقی هیدرولیک NG10 وسط بسته ۳۱۵ بار دبی ۱۰۰ لیتر بر دقیقه دو عدد موجود',
    'hydraulic-directional-valve',
    [is('size', 'NG10'), is('centre', 'E')],
    {
      oneOf: [orMore('pressure', 315, 'BAR_G'), orMore('flow', 100, 'L-PER-MIN')],
      quantity: pieces(2),
      inStock: true,
    },
  ),
  say(
    'many-wishes',
    'استاندارد موتور و ترانس ناشر IEC تا سال ۲۰۱۴ زبان انگلیسی ۴ نسخه',
    'machine-and-transformer-standards',
    [is('organisation', 'IEC'), most('year', 2014), is('language', 'en')],
    { quantity: { value: 4, unit: 'COPY' } },
  ),
  say(
    'many-wishes',
    'الکتروموتور تکفاز ۲.۲ کیلووات چهار قطب سه دستگاه قم، دستگاهی تا ۱۵ میلیون تومن',
    'single-phase-motor',
    [at('power', 2.2, 'KiloW'), is('poles', 'p4')],
    { quantity: pieces(3), city: 'قم', price: toman(15_000_000) },
  ),

  say(
    'two-things',
    'پی ال سی ۱۴ ورودی ۱۰ خروجی رله ای با HMI هفت اینچ',
    'programmable-controller',
    [is('outputKind', 'relay')],
    {
      oneOf: [orMore('inputs', 14), orMore('outputs', 10)],
      also: [{ categories: ['operator-panel'], filters: [at('diagonal', 7, 'IN')] }],
    },
  ),
  say(
    'two-things',
    'شیر گازی برنجی یک اینچ ۲۰ تا، مانومتر صفحه ۶۳ رنج ۰ تا ۱۰ بار هم ۵ تا',
    'threaded-ball-valve',
    [is('thread', 'G1"'), is('body', 'brass')],
    {
      quantity: pieces(20),
      also: [
        {
          categories: ['pressure-gauge'],
          filters: [at('D', 63, 'MilliM'), span('range', 0, 10, 'BAR_G')],
          quantity: pieces(5),
        },
      ],
    },
  ),
  say(
    'two-things',
    'سختکاری القایی محور ۱.۵ متری، بعدشم سنگ زنی',
    'heat-treatment',
    [is('process', 'induction'), least('maxLength', 1.5, 'M')],
    { also: [{ categories: ['grinding'] }] },
  ),
  say(
    'two-things',
    'پیچ آچارخور M12 طول ۵۰ گرید 8.8 صد تا و واشر فنری M12 دویست تا',
    'hexagon-screw-full-thread',
    [is('thread', 'M12'), at('L', 50, 'MilliM'), is('grade', '8.8')],
    {
      quantity: pieces(100),
      also: [{ categories: ['spring-lock-washer'], filters: [is('thread', 'M12')], quantity: pieces(200) }],
    },
  ),
  say(
    'two-things',
    'فلاپ دیسک ۱۲۵ دانه ۸۰ پنجاه عدد و الکترود ۶۰۱۳ سه و دو دهم بیست کیلو',
    'flap-disc',
    [at('D', 125, 'MilliM'), at('grit', 80)],
    {
      quantity: pieces(50),
      also: [
        {
          categories: ['covered-electrode'],
          filters: [is('grade', 'E6013'), at('d', 3.2, 'MilliM')],
          quantity: { value: 20, unit: 'KiloGM' },
        },
      ],
    },
  ),
  say('two-things', 'مبدل پوسته و لوله ۲۰ متر مربعی + هزار لیتر روغن داغ VG32', 'shell-and-tube-exchanger', [], {
    oneOf: [orMore('area', 20, 'M2')],
    also: [
      {
        categories: ['heat-transfer-oil'],
        filters: [is('vg', 'VG 32')],
        quantity: { value: 1000, unit: 'L' },
      },
    ],
  }),

  say(
    'polite',
    'سلام وقت بخیر، ۴ عدد بال ولو فلنجی DN80 PN40 لازم داریم فقط بدنه استیل نباشه. ممنون از شما',
    'flanged-ball-valve',
    [is('dn', 'DN80'), is('pn', 'PN40')],
    { excludes: [is('body', 'CF8M')], quantity: pieces(4) },
  ),
  say(
    'polite',
    'سلام و عرض ادب، واسه شاسی دستگاهمون یه تحلیل اجزای محدود میخواستیم، سپاسگزارم',
    'finite-element-analysis',
  ),
  say(
    'polite',
    'درود بر شما، احتراما جهت خرید ۳ دستگاه پمپ شناور چاه با دبی ۳۰ متر مکعب در ساعت و هد ۱۲۰ متر استعلام قیمت داریم',
    'submersible-borehole-pump',
    [],
    { oneOf: [orMore('flow', 30, 'M3-PER-HR'), orMore('head', 120, 'M')], quantity: pieces(3) },
  ),
  say(
    'polite',
    'سلام استاد خدا قوت، رله شیشه ای ۲۴ ولت ۴ کنتاکت داری؟ بی زحمت ۲۵ تا کنار بذار',
    'interface-relay',
    [is('coil', 'DC24'), at('contacts', 4)],
    { quantity: pieces(25) },
  ),
  say(
    'polite',
    'خواهشمند است قیمت دستکش کار به جز روکش چرمی را برای این شرکت ارسال فرمایید، با تشکر فراوان',
    'protective-gloves',
    [],
    { excludes: [is('coating', 'leather')] },
  ),

  say('unread', 'چراغ سوله ای ۱۵۰ وات با گارانتی دو ساله', 'led-high-bay', [at('power', 150, 'W')], {
    rest: ['گارانتی'],
  }),
  say('unread', 'پمپ دیافراگمی بادی ۳ متر مکعب در ساعت ضدانفجار', 'diaphragm-pump-aodd', [], {
    oneOf: [orMore('flow', 3, 'M3-PER-HR')],
    rest: ['انفجار'],
  }),
  say(
    'unread',
    'لوله مانیسمان ۳ اینچ رده ۴۰ روسی',
    'carbon-steel-pipe',
    [is('schedule', 'sch40'), is('make', 'seamless')],
    { oneOf: [[is('dn', 'DN80'), is('nps', '3"')]], rest: ['روسی'] },
  ),
  say('unread', 'آچار یکسر رینگ ۲۴ ضدجرقه', 'combination-wrench', [at('s', 24, 'MilliM')], { rest: ['جرقه'] }),
  say('unread', 'دستگاه بسته بندی ساشه چهار لاین', '', [], { rest: ['ساشه'] }),
  say('unread', 'لیفتراک دیزلی ۳ تن کارکرده', '', [], { rest: ['لیفتراک'] }),
];
