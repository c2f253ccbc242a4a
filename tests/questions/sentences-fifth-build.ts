import { at, type ExpectedFilter, is, least, most, span, yes } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];

/** The fifth round of need sentences to build on: once sealed, measured and then opened. */
export const sentencesFifthBuild: readonly Sentence[] = [
  say(
    'negation',
    'چرخ صنعتی نایلونی قطر ۲۰۰، ترمزدار نمیخوام',
    'industrial-castor',
    [at('D', 200, 'MilliM'), is('tread', 'nylon')],
    { excludes: [is('fork', 'brake')] },
  ),
  say('negation', 'شیربرقی بادی دهنه یک چهارم، هرچی بود بجز 3/2', 'pneumatic-solenoid-valve', [is('port', 'G1/4')], {
    excludes: [is('ways', 'v32')],
  }),
  say('negation', 'زنجیر صنعتی 12B دو ردیفه نباشه لطفا', 'roller-chain', [is('size', '12B')], {
    excludes: [at('strands', 2)],
  }),
  say('negation', 'سی تی ۱۰۰۰ به ۵ ، کلاس یک به کارم نمیخوره', 'current-transformer', [at('Ip', 1000, 'A')], {
    excludes: [is('accuracy', 'c1')],
  }),
  say(
    'negation',
    'برشکاری سی ان سی ورق ۱۵ میل، با هواگاز نباشه',
    'laser-cutting',
    [least('maxThickness', 15, 'MilliM')],
    {
      excludes: [is('process', 'oxy')],
    },
  ),
  say('negation', 'استاندارد فولاد و مقاطع هر ناشری غیر از ASTM', 'steel-standards', [], {
    excludes: [is('organisation', 'ASTM')],
  }),

  say(
    'capability',
    'وایرکات سنبه ماتریس به ضخامت ۳۵۰ میل با تلرانس ۵ میکرون',
    'wire-edm',
    [least('maxThickness', 350, 'MilliM')],
    { oneOf: [[at('tolerance', 5, 'MicroM'), most('tolerance', 5, 'MicroM')]] },
  ),
  say('capability', 'چدن ریزی GG25 برای وزنه تعادل ۲ تنی', 'sand-casting', [
    is('alloy', 'GG25'),
    least('maxMass', 2, 'TONNE'),
  ]),
  say('capability', 'آهنگری آزاد شافت ۱۸۰۰ کیلویی کی میزنه؟', 'open-die-forging', [least('maxMass', 1800, 'KiloGM')]),
  say('capability', 'گالوانیزه گرم دکل ۱۱ متری، ماهی ۵۰۰ تن کار داریم', 'hot-dip-galvanizing', [
    least('maxLength', 11, 'M'),
    least('capacity', 500, 'TONNE-PER-MON'),
  ]),
  say('capability', 'نیتراسیون ماردون اکسترودر طول ۱۴۰۰ میلیمتر', 'heat-treatment', [
    is('process', 'nitride'),
    least('maxLength', 1400, 'MilliM'),
  ]),
  say('capability', 'سیم پیچی مجدد الکتروموتور فشار متوسط ۶۰۰ کیلووات', 'motor-rewinding', [
    least('power', 600, 'KiloW'),
    yes('hv'),
  ]),

  say('limit', 'متالوگرافی یه قطعه شکسته، جوابش نهایتا دو روزه بیاد', 'materials-testing', [
    most('reportDays', 2, 'DAY'),
  ]),
  say('limit', 'شیلنگ فشار قوی 2SN که حداقل ۳۰۰ بار رو نگه داره', 'hydraulic-hose', [
    is('type', 'SN2'),
    least('pressure', 300, 'BAR_G'),
  ]),
  say('limit', 'پروژکتور ال ای دی نورش بالای ۱۵۰۰۰ لومن باشه', 'led-floodlight', [least('flux', 15_000, 'LM')]),
  say('limit', 'تیرآهن IPE که هر مترش از ۲۰ کیلو سنگین تر نشه', 'ipe-beam', [most('massPerMetre', 20, 'KiloGM-PER-M')]),
  say('limit', 'سیم بکسل مغزی فولادی با نیروی گسیختگی بیشتر از ۳۰۰ کیلونیوتن', 'steel-wire-rope', [
    is('core', 'IWRC'),
    least('strength', 300, 'KiloN'),
  ]),
  say('limit', 'کلید اتومات کمپکت ۴۰۰ آمپر قدرت قطع حداقل ۴۰ کیلو آمپر', 'moulded-case-circuit-breaker', [
    at('In', 400, 'A'),
    least('Icu', 40, 'KiloA'),
  ]),

  say('covers', 'ترکمتر میخوام پیچ ۴۵۰ نیوتن متری باهاش سفت کنم', 'torque-wrench', [at('range', 450, 'N-M')]),
  say('covers', 'فلومتر مگنتیک، دبی خطمون ۲۵۰ متر مکعب در ساعته', 'electromagnetic-flowmeter', [
    at('flow', 250, 'M3-PER-HR'),
  ]),
  say('covers', 'الکترود ۷۰۱۸ که روی ۱۷۰ آمپر خوب جوش بخوره', 'covered-electrode', [
    is('grade', 'E7018'),
    at('current', 170, 'A'),
  ]),
  say('covers', 'بی متال تابلو واسه موتوری که جریانش ۵/۵ آمپره', 'thermal-overload-relay', [at('range', 5.5, 'A')]),
  say('covers', 'گیج دما عقربه ای برای دودکش ۳۲۰ درجه', 'bimetal-thermometer', [at('range', 320, 'DEG_C')]),
  say('covers', 'گلند برنجی که کابل قطر ۲۳ میل ازش رد بشه', 'cable-gland', [
    is('material', 'brass'),
    at('clamp', 23, 'MilliM'),
  ]),

  say('range', 'استانداردهای سیستم مدیریت چاپ ۲۰۱۵ تا ۲۰۱۸', 'management-system-standards', [span('year', 2015, 2018)]),
  say('range', 'بلوئر سانتریفیوژ فشار استاتیک ۱۵۰۰ الی ۲۰۰۰ پاسکال', 'centrifugal-fan', [
    span('static', 1500, 2000, 'PA'),
  ]),
  say('range', 'مبدل صفحه ای سطح تبادل بین ۵ و ۱۰ مترمربع', 'plate-heat-exchanger', [span('area', 5, 10, 'M2')]),
  say('range', 'پمپ گریز از مرکز دبی 40-60 مترمکعب بر ساعت', 'end-suction-pump', [span('flow', 40, 60, 'M3-PER-HR')]),
  say('range', 'میلگرد آجدار از ۱۴ تا ۲۰', 'reinforcing-bar', [span('d', 14, 20, 'MilliM')]),
  say('range', 'رولبرینگ بشکه ای قطر خارجی ۱۵۰ تا ۲۰۰ میل سوراخ مخروطی', 'spherical-roller-bearing', [
    span('D', 150, 200, 'MilliM'),
    is('bore', 'tapered'),
  ]),

  say('ambiguous', 'فن ۸۰۰۰ متر مکعب بر ساعت برای سالن', 'axial-fan centrifugal-fan', [], {
    asks: ['category'],
    optional: orMore('flow', 8000, 'M3-PER-HR'),
  }),
  say('ambiguous', 'جک ۶۳ کورس ۲۰۰', 'pneumatic-cylinder-iso-15552 hydraulic-cylinder', [], {
    asks: ['category'],
    optional: [at('bore', 63, 'MilliM'), at('stroke', 200, 'MilliM')],
  }),
  say(
    'ambiguous',
    'کلید ۶۳ آمپر میخواستم',
    'miniature-circuit-breaker moulded-case-circuit-breaker residual-current-breaker',
    [],
    { asks: ['category'], optional: [at('In', 63, 'A')] },
  ),
  say('ambiguous', 'اینورتر ۱۶۰ آمپر', 'inverter-welding-machine variable-frequency-drive', [], {
    asks: ['category'],
    optional: orMore('current', 160, 'A'),
  }),
  say('ambiguous', 'گیج ۰ تا ۶۰ صفحه ۱۰۰', 'pressure-gauge bimetal-thermometer', [], {
    asks: ['category'],
    optional: [span('range', 0, 60, 'BAR_G'), span('range', 0, 60, 'DEG_C'), at('D', 100, 'MilliM')],
  }),
  say('ambiguous', 'کوپلینگ فکی ۵۵', 'jaw-coupling', [], { asks: ['property'] }),

  say('dimensions', 'نبشی ۱۰۰*۱۰۰*۱۰ شاخه ۱۲ متری', 'equal-angle', [
    at('a', 100, 'MilliM'),
    at('t', 10, 'MilliM'),
    at('stock', 12, 'M'),
  ]),
  say('dimensions', 'رولبرینگ NU قطر ۴۰ در ۸۰ در ۱۸', 'cylindrical-roller-bearing', [
    is('form', 'NU'),
    at('d', 40, 'MilliM'),
    at('D', 80, 'MilliM'),
    at('B', 18, 'MilliM'),
  ]),
  say(
    'dimensions',
    'تسمه نقاله EP400/3 پهنای ۸۰ سانت',
    'conveyor-belt',
    [is('rating', 'EP 400/3'), at('W', 80, 'CentiM')],
    {
      optional: [at('plies', 3)],
    },
  ),
  say('dimensions', 'بلبرینگ کفگرد ۳۰×۴۷×۱۱', 'thrust-ball-bearing', [
    at('d', 30, 'MilliM'),
    at('D', 47, 'MilliM'),
    at('B', 11, 'MilliM'),
  ]),
  say('dimensions', 'صفحه برش استیل ۱۱۵ در ۱', 'cutting-disc', [
    at('D', 115, 'MilliM'),
    at('T', 1, 'MilliM'),
    is('use', 'inox'),
  ]),
  say('dimensions', 'جک بادی 80x320', 'pneumatic-cylinder-iso-15552', [
    at('bore', 80, 'MilliM'),
    at('stroke', 320, 'MilliM'),
  ]),

  say(
    'quantity',
    '۹۰ کیلو گریس پلی اوره ان ال جی آی ۲',
    'industrial-grease',
    [is('thickener', 'polyurea'), is('nlgi', 'NLGI 2')],
    { quantity: { value: 90, unit: 'KiloGM' } },
  ),
  say(
    'quantity',
    'لوله استیل ۳۱۶ یک اینچ رده 10S چهل و دو متر',
    'stainless-steel-pipe',
    [is('alloy', '316L'), is('schedule', 'sch10S')],
    { oneOf: [[is('dn', 'DN25'), is('nps', '1"')]], quantity: { value: 42, unit: 'M' } },
  ),
  say(
    'quantity',
    'واشر تخت استیل M16 دو هزار و پونصد تا',
    'plain-washer',
    [is('thread', 'M16'), is('material', 'A2')],
    { quantity: pieces(2500) },
  ),
  say('quantity', 'آرماتور ۱۸ A3 بیست و پنج شاخه', 'reinforcing-bar', [at('d', 18, 'MilliM'), is('rebarClass', 'A3')], {
    quantity: { value: 25, unit: 'BRANCH' },
  }),
  say(
    'quantity',
    'ترمینال ریلی فنری نمره ۶ ، ۳ بسته',
    'terminal-block',
    [at('section', 6, 'MilliM2'), is('clamp', 'spring')],
    {
      quantity: { value: 3, unit: 'PACK' },
    },
  ),
  say(
    'quantity',
    '850 متر کابل زمینی سه در دو و نیم',
    'power-cable-nyy',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    {
      quantity: { value: 850, unit: 'M' },
    },
  ),

  say(
    'price',
    'پمپ لجن کش ۱.۵ کیلووات تا سقف ۲۰ میلیون تومان',
    'sewage-submersible-pump',
    [at('power', 1.5, 'KiloW')],
    {
      price: toman(20_000_000),
    },
  ),
  say('price', 'دستکش ضدبرش جفتی ۲۵۰ تا ۴۰۰ هزار تومن', 'protective-gloves', [], {
    price: { minRial: 2_500_000, maxRial: 4_000_000, per: 'unit' },
  }),
  say('price', 'یو پی اس ۳ کاوا ارزونتر از ۶۰ میلیون تومان', 'uninterruptible-power-supply', [], {
    oneOf: [orMore('S', 3, 'KiloVA')],
    price: toman(60_000_000),
  }),
  say('price', 'طراح پایپینگ نفرساعت زیر یک و نیم میلیون تومن', 'piping-design', [], { price: toman(1_500_000) }),
  say(
    'price',
    '۵۰ عدد کلید مینیاتوری ۳۲ آمپر تکفاز سرجمع تا ۱۰ میلیون تومان',
    'miniature-circuit-breaker',
    [at('In', 32, 'A')],
    {
      optional: [at('poles', 1)],
      quantity: pieces(50),
      price: toman(10_000_000, 'total'),
    },
  ),
  say(
    'price',
    'کپسول آتش نشانی co2 شش کیلویی حداکثر ۵۰ میلیون ریال',
    'fire-extinguisher',
    [is('agent', 'CO2'), at('charge', 6, 'KiloGM')],
    { price: { maxRial: 50_000_000, per: 'unit' } },
  ),

  say('city', 'پرتونگاری جوش تو گرگان کی انجام میده', 'non-destructive-testing', [is('method', 'RT')], {
    city: 'گرگان',
  }),
  say('city', 'تراشکاری سی ان سی بوش قطر ۴۵۰ یزد', 'cnc-turning', [least('maxDiameter', 450, 'MilliM')], {
    city: 'یزد',
  }),
  say('city', 'مشاور سیستم کیفیت و ایمنی برای کارخونه ما در اردبیل', 'quality-systems', [], { city: 'اردبیل' }),
  say('city', 'پنل خورشیدی ۵۵۰ وات بیرجند', 'photovoltaic-module', [at('power', 550, 'W')], { city: 'بیرجند' }),
  say('city', 'کالیبراسیون گشتاور، ارومیه باشه بهتره', 'calibration', [is('field', 'torque')], { city: 'ارومیه' }),
  say(
    'city',
    'ورق آلومینیوم ضخامت ۱.۵ میل ارسال به سنندج',
    'sheet-and-plate',
    [is('steel', 'AW1050'), at('t', 1.5, 'MilliM')],
    { city: 'سنندج' },
  ),

  say(
    'delivery',
    'شفت انکودر ۵۰۰ پالس پوش پول، ۴ روزه برسه دستم',
    'rotary-encoder',
    [at('pulses', 500), is('output', 'pushPull')],
    { deliveryDays: 4 },
  ),
  say('delivery', 'زانو جوشی ۶اینچ رده ۸۰ تا یک هفته دیگه', 'butt-weld-elbow', [is('schedule', 'sch80')], {
    oneOf: [[is('dn', 'DN150'), is('nps', '6"')]],
    deliveryDays: 7,
  }),
  say('delivery', 'مطالعات هماهنگی حفاظتی پست، تحویل ۱۲ روزه', 'network-studies', [most('delivery', 12, 'DAY')]),
  say('delivery', 'کمپرسور اسکرو ۵۵ کیلووات ده بار، تحویل یک ماهه', 'screw-compressor', [at('power', 55, 'KiloW')], {
    oneOf: [orMore('pressure', 10, 'BAR_G')],
    deliveryDays: 30,
  }),
  say(
    'delivery',
    'کابلشو مسی ۹۵ پیچ ۱۲ فوری، تا فردا میخوامش',
    'cable-lug',
    [at('section', 95, 'MilliM2'), is('bolt', 'M12')],
    {
      deliveryDays: 1,
    },
  ),
  say('delivery', 'شگل کمانی ۶.۵ تن فقط موجود انبار', 'bow-shackle', [], {
    oneOf: [orMore('load', 6.5, 'TONNE')],
    inStock: true,
  }),

  say('part-number', 'کفگرد ۵۱۲۰۸ هشت عدد', 'thrust-ball-bearing', [], { partNumber: '51208', quantity: pieces(8) }),
  say('part-number', 'رولبرینگ 22216k قیمتش چنده', 'spherical-roller-bearing', [], { partNumber: '22216K' }),
  say('part-number', 'استاندارد iso ۲۱۹۴۰-۱۱ رو دارین بفرستین', 'rotating-equipment-standards', [], {
    partNumber: 'ISO 21940-11',
  }),
  say('part-number', 'فایل EN10204', 'steel-standards', [], { partNumber: 'EN 10204' }),
  say('part-number', 'nj 311 دو تا', 'cylindrical-roller-bearing', [], { partNumber: 'NJ311', quantity: pieces(2) }),

  say('words', 'ترموکوبل تیپ J غلاف ۲۰ سانت', 'resistance-thermometer', [is('element', 'J'), at('L', 20, 'CentiM')]),
  say(
    'words',
    'ghooti sanati 80*80*4 8 shakhe',
    'hollow-section',
    [at('h', 80, 'MilliM'), at('b', 80, 'MilliM'), at('t', 4, 'MilliM')],
    { quantity: { value: 8, unit: 'BRANCH' } },
  ),
  say('words', 'gate valve 6inch PN16 gheymat bedin', 'gate-valve', [is('dn', 'DN150'), is('pn', 'PN16')]),
  say('words', 'ساچمه ای دو طرف پلاستیک قطر داخل ۲۵', 'deep-groove-ball-bearing', [
    is('sealing', 'sealed'),
    at('d', 25, 'MilliM'),
  ]),
  say('words', 'خار فنري تو سايز ٤٧', 'retaining-ring-bore', [at('d1', 47, 'MilliM')]),
  say('words', 'چشم نوری رفلکتوری که ۴ متر بزنه', 'photoelectric-sensor', [is('mode', 'retro')], {
    oneOf: [orMore('reach', 4, 'M')],
  }),

  say(
    'many-wishes',
    'پمپ اتا ۱۰۰ مترمکعب در ساعت هد ۵۰ متر ۲۲ کیلووات ۲۹۰۰ دور حلزونی چدنی ۲ دستگاه',
    'end-suction-pump',
    [at('power', 22, 'KiloW'), at('speed', 2900, 'REV-PER-MIN'), is('casing', 'GG25')],
    { oneOf: [orMore('flow', 100, 'M3-PER-HR'), orMore('head', 50, 'M')], quantity: pieces(2) },
  ),
  say(
    'many-wishes',
    'استاندارد کلید و تابلو ناشر IEC از ۲۰۲۰ به بعد انگلیسی دو نسخه',
    'switchgear-standards',
    [is('organisation', 'IEC'), least('year', 2020), is('language', 'en')],
    { quantity: { value: 2, unit: 'COPY' } },
  ),
  say(
    'many-wishes',
    'گیج فشار صفحه ۱۰ سانت رنج ۰ تا ۲۵ بار رزوه ۱/۲ کلاس 1.6 بیست عدد موجود',
    'pressure-gauge',
    [at('D', 10, 'CentiM'), span('range', 0, 25, 'BAR_G'), is('thread', 'G1/2')],
    {
      oneOf: [[at('accuracyClass', 1.6), most('accuracyClass', 1.6)]],
      quantity: pieces(20),
      inStock: true,
    },
  ),
  say(
    'many-wishes',
    'جرثقیل زنجیری برقی ۳ تن ارتفاع ۶ متر دو دستگاه تا دو هفته شیراز',
    'chain-hoist',
    [is('drive', 'electric')],
    {
      oneOf: [orMore('load', 3, 'TONNE'), orMore('lift', 6, 'M')],
      quantity: pieces(2),
      deliveryDays: 14,
      city: 'شیراز',
    },
  ),
  say(
    'many-wishes',
    'پیچ شش گوش نیم رزوه M20 طول ۱۲۰ گرید ۱۰.۹ دویست عدد مشهد',
    'hexagon-bolt-part-thread',
    [is('thread', 'M20'), at('L', 120, 'MilliM'), is('grade', '10.9')],
    { quantity: pieces(200), city: 'مشهد' },
  ),
  say(
    'many-wishes',
    'ترانس روغنی ۸۰۰کاوا تلفات بی باری زیر ۷۰۰ وات تحویل ۴۵ روزه کرمانشاه',
    'oil-distribution-transformer',
    [at('kVA', 800, 'KiloVA'), most('Po', 700, 'W')],
    { deliveryDays: 45, city: 'کرمانشاه' },
  ),

  say('two-things', 'ناودانی ۱۴ ده شاخه و نبشی ۵۰×۵۰×۵ پانزده شاخه', 'upn-channel', [at('h', 14, 'CentiM')], {
    quantity: { value: 10, unit: 'BRANCH' },
    also: [
      {
        categories: ['equal-angle'],
        filters: [at('a', 50, 'MilliM'), at('t', 5, 'MilliM')],
        quantity: { value: 15, unit: 'BRANCH' },
      },
    ],
  }),
  say(
    'two-things',
    'کمپرسور پیستونی ۳۰۰ لیتری با ۱۰۰ متر شیلنگ باد ۱۰ میل',
    'piston-compressor',
    [at('tank', 300, 'L')],
    {
      also: [
        {
          categories: ['polyurethane-tube'],
          filters: [at('D', 10, 'MilliM')],
          quantity: { value: 100, unit: 'M' },
        },
      ],
    },
  ),
  say(
    'two-things',
    'قلاویز ماشینی M12 راست شیار + مته آهن ده و دو دهم',
    'machine-tap',
    [is('thread', 'M12'), is('flute', 'straight')],
    { also: [{ categories: ['hss-twist-drill'], filters: [at('d', 10.2, 'MilliM')] }] },
  ),
  say('two-things', 'بلبرینگ 6309 دو تا و کاسه نمد ۴۵ در ۶۲ در ۸ چهار تا', 'deep-groove-ball-bearing', [], {
    partNumber: '6309',
    quantity: pieces(2),
    also: [
      {
        categories: ['oil-seal'],
        filters: [at('d', 45, 'MilliM'), at('D', 62, 'MilliM'), at('B', 8, 'MilliM')],
        quantity: pieces(4),
      },
    ],
  }),
  say(
    'two-things',
    'ترانسمیتر فشار ۰ تا ۱۶ بار دو عدد، ترموکوپل K هم چهار عدد',
    'pressure-transmitter',
    [span('range', 0, 16, 'BAR_G')],
    {
      quantity: pieces(2),
      also: [{ categories: ['resistance-thermometer'], filters: [is('element', 'K')], quantity: pieces(4) }],
    },
  ),
  say('two-things', 'طراحی قالب میخوایم و بعدش تحلیل اجزای محدود همون قطعه', 'machine-design', [], {
    also: [{ categories: ['finite-element-analysis'] }],
  }),

  say(
    'polite',
    'با سلام و احترام، خواهشمند است پیش فاکتور ۱۲ عدد شیر پروانه‌ای DN125 PN10 را ارسال فرمایید',
    'butterfly-valve',
    [is('dn', 'DN125'), is('pn', 'PN10')],
    { quantity: pieces(12) },
  ),
  say(
    'polite',
    'سلام وقتتون بخیر شرمنده مزاحم میشم یاتاقان ucp شفت ۶۰ دارین؟ قیمتشم لطف کنین',
    'pillow-block-bearing-unit',
    [at('d', 60, 'MilliM')],
  ),
  say(
    'polite',
    'سلام، واسه امکان سنجی یه طرح تولیدی مزاحمتون شدم، ممنون میشم راهنماییم کنین',
    'feasibility-and-training',
  ),
  say('polite', 'سلام حاجی خسته نباشی کنتاکتور ۶۵ آمپر بوبین ۲۲۰ داری؟ دمت گرم', 'contactor', [
    at('In', 65, 'A'),
    is('coil', 'AC230'),
  ]),
  say(
    'polite',
    'ضمن تشکر از حسن توجه شما، به ۴ دستگاه پروژکتور LED دویست وات نیازمندیم. لطفا اعلام قیمت بفرمایید',
    'led-floodlight',
    [at('power', 200, 'W')],
    { quantity: pieces(4) },
  ),

  say('unread', 'پوتین ایمنی S1P سایز ۴۴ زیره عاج دار', 'safety-footwear', [is('protection', 'S1P'), at('size', 44)], {
    rest: ['عاج'],
  }),
  say('unread', 'پمپ طبقاتی عمودی ۴ کیلووات ابارا', 'vertical-multistage-pump', [at('power', 4, 'KiloW')], {
    rest: ['ابارا'],
  }),
  say('unread', 'مخزن ذخیره استیل ۳۰۴ هزار لیتری همزن دار', 'storage-tank', [is('material', 'SS304')], {
    oneOf: [orMore('volume', 1, 'M3')],
    rest: ['همزن'],
  }),
  say('unread', 'HMI 10.1 inch weintek', 'operator-panel', [at('diagonal', 10.1, 'IN')], { rest: ['weintek'] }),
  say('unread', 'دستگاه جوش میگ مگ ۵۰۰ آمپر آبخنک', 'inverter-welding-machine', [is('process', 'MIG')], {
    oneOf: [orMore('current', 500, 'A')],
    rest: ['آبخنک'],
  }),
  say('unread', 'شیر گازی نیم اینچ کیز', 'threaded-ball-valve', [is('thread', 'G1/2"')], { rest: ['کیز'] }),
];
