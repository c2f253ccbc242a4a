import { at, type ExpectedFilter, is, least, most, span, yes } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];

/** A tolerance that a buyer names exactly, although a smaller one serves as well. */
const orLess = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  most(key, value, unitId),
];

/** The seventh round of need sentences to build on: once sealed, measured and then opened. */
export const sentencesSeventhBuild: readonly Sentence[] = [
  say(
    'negation',
    'بلبرینگ ساده ۳۰*۶۲*۱۶ میخوام ، باز نباشه',
    'deep-groove-ball-bearing',
    [at('d', 30, 'MilliM'), at('D', 62, 'MilliM'), at('B', 16, 'MilliM')],
    { excludes: [is('sealing', 'open')] },
  ),
  say('negation', 'میل رزوه M20 یک متری ، گرید ۴.۸ به درد ما نمیخوره', 'threaded-rod', [is('thread', 'M20')], {
    excludes: [is('grade', '4.8')],
    optional: [is('length', '1000 mm')],
  }),
  say(
    'negation',
    'butterfly valve شش اینچ PN16 بدنش چدنی نباشه',
    'butterfly-valve',
    [is('dn', 'DN150'), is('pn', 'PN16')],
    { excludes: [is('body', 'GGG40')] },
  ),
  say('negation', 'پمپ حلزونی ۵۰ مکعب در ساعت هد ۳۲ ، مدل استیلشو نمیخوایم', 'end-suction-pump', [], {
    oneOf: [orMore('flow', 50, 'M3-PER-HR'), orMore('head', 32, 'M')],
    excludes: [is('casing', 'CF8M')],
  }),
  say(
    'negation',
    'الكتروموتور سه فاز ۵/۵ كيلووات چهار قطب ، IE2 نباشه',
    'three-phase-motor',
    [at('power', 5.5, 'KiloW'), is('poles', 'p4')],
    { excludes: [is('ieClass', 'IE2')] },
  ),
  say(
    'negation',
    'چرخ صنعتی ۱۲۵ پلی اورتان گردان ، ترمزدار نمیخوام',
    'industrial-castor',
    [at('D', 125, 'MilliM'), is('tread', 'PU'), is('fork', 'swivel')],
    { excludes: [is('fork', 'brake')] },
  ),
  say('negation', 'کپسول اتش نشانی ۶ کیلویی غیر از CO2', 'fire-extinguisher', [at('charge', 6, 'KiloGM')], {
    excludes: [is('agent', 'CO2')],
  }),
  say(
    'negation',
    'برشکاری ورق ۲۵میل ، هواگاز نباشه چون لبه ش خراب میشه',
    'laser-cutting',
    [least('maxThickness', 25, 'MilliM')],
    {
      excludes: [is('process', 'oxy')],
    },
  ),
  say('negation', 'آبکاری قطعات فولادی ۱۲ میکرون ، نیکل نباشه', 'electroplating', [], {
    oneOf: [orMore('layer', 12, 'MicroM')],
    excludes: [is('metal', 'nickel')],
  }),
  say(
    'negation',
    'ریخته گری ماسه ای بدنه ۲۰۰ کیلویی ، هر آلیاژی جز برنز',
    'sand-casting',
    [least('maxMass', 200, 'KiloGM')],
    {
      excludes: [is('alloy', 'bronze')],
    },
  ),
  say('negation', 'استانداردهای لوله و فلنج و شیر ولی ASME رو نمیخوایم', 'pipe-and-valve-standards', [], {
    excludes: [is('organisation', 'ASME')],
  }),
  say('negation', 'كنتاكتور ٣٢ آمپر ، بوبینش ۲۳۰ ولت نباشه', 'contactor', [at('In', 32, 'A')], {
    excludes: [is('coil', 'AC230')],
  }),
  say('negation', 'شیلنگ فشار قوی هیدرولیک نیم اینچ بجز یک لا', 'hydraulic-hose', [], {
    oneOf: [[is('dn', 'DN12'), at('d', 0.5, 'IN')]],
    excludes: [is('type', 'SN1')],
  }),

  say('capability', 'شفت به قطر ۴۲۰ و طول ۲ متر داریم واسه تراشکاری سی ان سی', 'cnc-turning', [
    least('maxDiameter', 420, 'MilliM'),
    least('maxLength', 2, 'M'),
  ]),
  say('capability', 'سنگ زنی محور به طول ۲۴۰۰ با زبری ۰/۸ میکرون', 'grinding', [least('maxLength', 2400, 'MilliM')], {
    oneOf: [orLess('ra', 0.8, 'MicroM')],
  }),
  say('capability', 'خم کاری ورق ده میل به طول شش متر کی انجام میده', 'sheet-bending', [
    least('maxThickness', 10, 'MilliM'),
    least('maxLength', 6, 'M'),
  ]),
  say('capability', 'نیتراسیون شفت ۸۵۰ کیلویی ، طولش ۲۲۰ سانته', 'heat-treatment', [
    is('process', 'nitride'),
    least('maxMass', 850, 'KiloGM'),
    least('maxLength', 220, 'CentiM'),
  ]),
  say('capability', 'سيم پيچي موتور فشار متوسط ۹۰۰كيلووات', 'motor-rewinding', [
    least('power', 900, 'KiloW'),
    yes('hv'),
  ]),
  say('capability', 'دنده زنی مدول ۸ روی قطعه به قطر ۶۰ سانت', 'gear-cutting', [
    least('module', 8, 'MilliM'),
    least('maxDiameter', 60, 'CentiM'),
  ]),

  say('limit', 'گالوانیزه گرم برای تیرهای ۱۱ متری ، پوشش حداقل ۸۵ میکرون باشه', 'hot-dip-galvanizing', [
    least('maxLength', 11, 'M'),
    least('layer', 85, 'MicroM'),
  ]),
  say('limit', 'کالیبراسیون گیج های فشار ، جوابش حداکثر سه روزه بیاد', 'calibration', [
    is('field', 'pressure'),
    most('reportDays', 3, 'DAY'),
  ]),
  say('limit', 'پروژکتور LED نهایتا ۲۰۰ وات ولی دست کم ۱۸۰۰۰ لومن بده', 'led-floodlight', [
    most('power', 200, 'W'),
    least('flux', 18_000, 'LM'),
  ]),
  say('limit', 'پنل خورشیدی ۵۵۰ وات به بالا با راندمان حداقل 21٪', 'photovoltaic-module', [
    least('power', 550, 'W'),
    least('efficiency', 21, 'PERCENT'),
  ]),
  say('limit', 'استانداردهای نقشه کشی و تلرانس از سال ۲۰۱۰ به بعد', 'drawing-and-tolerance-standards', [
    least('year', 2010),
  ]),
  say('limit', 'هماهنگی حفاظتی رله های پست ، حداکثر ۳ هفته', 'network-studies', [most('delivery', 3, 'WK')]),

  say('covers', 'بیمتال واسه موتوری که ۲۷ آمپر میکشه', 'thermal-overload-relay', [at('range', 27, 'A')]),
  say('covers', 'ترکمتر برای گشتاور ۱۸۰ نیوتن متر درایو یک دوم', 'torque-wrench', [
    at('range', 180, 'N-M'),
    is('drive', '1/2"'),
  ]),
  say('covers', 'خار تخت برای شفت ۴۸ به طول ۸۰', 'parallel-key', [at('shaft', 48, 'MilliM'), at('L', 80, 'MilliM')]),
  say('covers', 'فلومتر مگنتیک که ۱۵۰ متر مکعب بر ساعت رو بخونه', 'electromagnetic-flowmeter', [
    at('flow', 150, 'M3-PER-HR'),
  ]),

  say('range', 'ترنسمیتر فشار 0-25بار خروجی ۴ تا ۲۰ میلی آمپر', 'pressure-transmitter', [
    span('range', 0, 25, 'BAR_G'),
    is('signal', 'mA'),
  ]),
  say('range', 'دماسنج بی متال منفی ۳۰ تا مثبت ۵۰ درجه صفحه ۱۰۰', 'bimetal-thermometer', [
    span('range', -30, 50, 'DEG_C'),
    at('D', 100, 'MilliM'),
  ]),
  say('range', 'لوله پلی اتیلن سایز ۹۰ تا ۱۶۰ فشار ۱۶ بار', 'polyethylene-pipe', [span('D', 90, 160, 'MilliM')], {
    oneOf: [orMore('pressure', 16, 'BAR_G')],
  }),
  say('range', 'كمپرسور پيستوني مخزن ۳۰۰ ليتر بين ۵ تا ۱۰ بار', 'piston-compressor', [
    at('tank', 300, 'L'),
    span('pressure', 5, 10, 'BAR_G'),
  ]),
  say('range', 'استاندارد مخزن تحت فشار بین ۲۰۱۹ تا ۲۰۲۲ نسخه انگلیسی', 'pressure-equipment-standards', [
    span('year', 2019, 2022),
    is('language', 'en'),
  ]),

  say('dimensions', 'قوطی پروفیل 60*40 ضخامت ۳.۲', 'hollow-section', [
    at('h', 60, 'MilliM'),
    at('b', 40, 'MilliM'),
    at('t', 3.2, 'MilliM'),
  ]),
  say('dimensions', 'نبشي ٥٠ در ٥', 'equal-angle', [at('a', 50, 'MilliM'), at('t', 5, 'MilliM')]),
  say('dimensions', 'کاسه نمد ۴۰-۵۵-۸ وایتون', 'oil-seal', [
    at('d', 40, 'MilliM'),
    at('D', 55, 'MilliM'),
    at('B', 8, 'MilliM'),
    is('material', 'FKM'),
  ]),
  say('dimensions', 'کابل فرمان ۱۲در۱.۵', 'control-cable', [at('cores', 12), at('section', 1.5, 'MilliM2')]),
  say('dimensions', 'رولیک نقاله قطر ۸۹ طول ۳۸ سانت شفت ۲۰', 'conveyor-roller', [
    at('D', 89, 'MilliM'),
    at('L', 38, 'CentiM'),
    at('shaft', 20, 'MilliM'),
  ]),

  say('quantity', 'دو تن میلگرد آجدار ۱۶ آ3', 'reinforcing-bar', [at('d', 16, 'MilliM'), is('rebarClass', 'A3')], {
    quantity: { value: 2, unit: 'TONNE' },
  }),
  say(
    'quantity',
    '٤٠ شاخه لوله مانیسمان ۳ اینچ رده ۴۰',
    'carbon-steel-pipe',
    [is('schedule', 'sch40'), is('make', 'seamless')],
    { oneOf: [[is('dn', 'DN80'), is('nps', '3"')]], quantity: { value: 40, unit: 'BRANCH' } },
  ),
  say('quantity', '۱۲۰تا کابلشو مسی نمره ۷۰ سوراخ ۱۰', 'cable-lug', [at('section', 70, 'MilliM2'), is('bolt', 'M10')], {
    quantity: pieces(120),
  }),
  say(
    'quantity',
    '2000 ta mohre shesh gosh M10 kelas 8',
    'hexagon-nut',
    [is('thread', 'M10'), is('nutClass', 'class8')],
    { quantity: pieces(2000) },
  ),

  say('price', 'لودسل ۵ تنی برشی زیر ۱۵ میلیون تومن', 'load-cell', [at('capacity', 5, 'TONNE'), is('form', 'shear')], {
    price: toman(15_000_000),
  }),
  say('price', '۳ دستگاه یو پی اس ۶ کاوا ، کلش از ۴۰۰ میلیون تومن رد نشه', 'uninterruptible-power-supply', [], {
    oneOf: [orMore('S', 6, 'KiloVA')],
    quantity: pieces(3),
    price: toman(400_000_000, 'total'),
  }),
  say('price', 'ورق سیاه ۱۰ میل از ۵۰۰ تا ۵۵۰ هزار ریال هر کیلو', 'sheet-and-plate', [at('t', 10, 'MilliM')], {
    optional: [is('steel', 'S235JR', 'S355JR')],
    price: { minRial: 500_000, maxRial: 550_000, per: 'unit' },
  }),
  say(
    'price',
    'پیچ DIN912 سایز M8*40 گرید ۱۲.۹ پونصد تا ، جمعش تا ۱۵ میلیون تومن',
    'socket-head-cap-screw',
    [is('thread', 'M8'), at('L', 40, 'MilliM'), is('grade', '12.9')],
    { quantity: pieces(500), price: toman(15_000_000, 'total') },
  ),
  say('price', 'فرزکاری ۵ محوره ساعتی زیر یک میلیون تومن', 'cnc-milling', [], {
    oneOf: [orMore('axes', 5)],
    price: toman(1_000_000),
  }),

  say(
    'city',
    'اورهال پمپ شناور ۳۷ کیلووات تو اهواز ، حداکثر ۴۸ ساعته برسن',
    'pump-overhaul',
    [least('power', 37, 'KiloW'), most('response', 48, 'HR')],
    { city: 'اهواز' },
  ),
  say(
    'city',
    'ساخت اسکلت فلزی سوله نزدیک شاهین شهر ، ماهی ۸۰ تن',
    'structural-fabrication',
    [least('capacity', 80, 'TONNE-PER-MON')],
    { city: 'شاهین شهر' },
  ),
  say('city', 'شیر فلکه کشویی ۸اینچ PN16 ، بار بره بندر عباس', 'gate-valve', [is('dn', 'DN200'), is('pn', 'PN16')], {
    city: 'بندرعباس',
  }),
  say('city', 'ديزل ژنراتور پرايم ۲۰۰ کاوا تو شيراز موجود باشه', 'diesel-generator-set', [], {
    oneOf: [orMore('prime', 200, 'KiloVA')],
    city: 'شیراز',
    inStock: true,
  }),
  say('city', 'ممیزی انرژی برای کارخونه مون تو یزد تا ۳۰ روز', 'energy-audit', [most('delivery', 30, 'DAY')], {
    city: 'یزد',
  }),

  say(
    'delivery',
    'گیج فشار صفحه ۱۰ سانت ۰ تا ۴۰ بار ظرف ۳ روز',
    'pressure-gauge',
    [at('D', 10, 'CentiM'), span('range', 0, 40, 'BAR_G')],
    { deliveryDays: 3 },
  ),
  say(
    'delivery',
    'تسمه نقاله عرض ۸۰ سانت EP400/3 ، یه هفته ای برسه',
    'conveyor-belt',
    [at('W', 80, 'CentiM'), is('rating', 'EP 400/3')],
    { optional: [at('plies', 3)], deliveryDays: 7 },
  ),
  say('delivery', 'طراحی جیگ و فیکسچر ، دوهفته ای تحویل بدن', 'machine-design', [most('delivery', 2, 'WK')]),
  say('delivery', 'ارتعاش سنجی فن ها ، گزارش یک روزه', 'condition-monitoring', [most('reportDays', 1, 'DAY')]),
  say(
    'delivery',
    'باتری ۱۲ولت ۱۰۰ آمپر ساعت ، تا پس فردا دستمون برسه',
    'stationary-battery',
    [at('voltage', 12, 'V')],
    { oneOf: [orMore('capacity', 100, 'A-HR')], deliveryDays: 2 },
  ),

  say('part-number', 'NU210 ده تا', '', [], { partNumber: 'NU210', quantity: pieces(10) }),
  say('part-number', '۶۳۰۶ 2Z چهار تا میخوام', '', [], { partNumber: '6306-2Z', quantity: pieces(4) }),
  say('part-number', 'متن استاندارد ASTM A106 رو لازم داریم', '', [], { partNumber: 'ASTM A106' }),
  say('part-number', 'IEC61439-2 دو نسخه', '', [], {
    partNumber: 'IEC 61439-2',
    quantity: { value: 2, unit: 'COPY' },
  }),
  say('part-number', 'hk2520 بیست عدد ، میاد تبریز', '', [], {
    partNumber: 'HK2520',
    quantity: pieces(20),
    city: 'تبریز',
  }),

  say('words', 'شگل ۶.۵ تن', 'bow-shackle', [], { oneOf: [orMore('load', 6.5, 'TONNE')] }),
  say('words', 'PSV اریفیس J', 'safety-valve', [is('orifice', 'J')]),
  say('words', 'مته کبالت ۸.۵', 'hss-twist-drill', [is('material', 'HSSCo'), at('d', 8.5, 'MilliM')]),
  say('words', 'پمپ بادی دیافراگمی', 'diaphragm-pump-aodd'),
  say('words', 'کلاه ایمنی زرد', 'industrial-helmet', [is('colour', 'yellow')]),
  say('words', 'طراحی ارت کارخونه', 'power-distribution-design'),
  say('words', 'استاندارد ملی کابل و سیم کشی ، فارسی باشه', 'cable-and-installation-standards', [
    is('organisation', 'ISIRI'),
    is('language', 'fa'),
  ]),
  say('words', 'استانداردهای پمپ و ماشین دوار ، ناشر API', 'rotating-equipment-standards', [is('organisation', 'API')]),

  say(
    'many-wishes',
    'فلنچ گردن جوش A105 شش اینچ کلاس ۳۰۰ ، ۲۴ عدد ، تحویل عسلویه ظرف ۱۰ روز',
    'pipe-flange',
    [is('form', 'WN'), is('dn', 'DN150'), is('rating', 'class300')],
    { quantity: pieces(24), city: 'عسلویه', deliveryDays: 10 },
  ),
  say(
    'many-wishes',
    'الکتروموتور ۳۰ اسب ۱۵۰۰ دور IE3 ، دو دستگاه ، هرکدوم زیر ۹۰ میلیون تومن ، موجود باشه',
    'three-phase-motor',
    [is('ieClass', 'IE3')],
    {
      oneOf: [
        [at('power', 30, 'HP_Metric'), at('power', 30, 'HP'), at('power', 22, 'KiloW')],
        [is('poles', 'p4'), at('speed', 1500, 'REV-PER-MIN')],
      ],
      quantity: pieces(2),
      price: toman(90_000_000),
      inStock: true,
    },
  ),
  say(
    'many-wishes',
    'سیم جوش CO2 قطر ۱.۲ صد کیلو ، کیلویی زیر ۱۵۰ هزار تومن ، تبریز باشه',
    'mig-wire',
    [at('d', 1.2, 'MilliM')],
    {
      optional: [is('grade', 'ER70S-6')],
      quantity: { value: 100, unit: 'KiloGM' },
      price: toman(150_000),
      city: 'تبریز',
    },
  ),
  say(
    'many-wishes',
    'پی ال سی با حداقل ۲۰ ورودی دیجیتال و ۱۴ خروجی رله ای',
    'programmable-controller',
    [least('inputs', 20), is('outputKind', 'relay')],
    { oneOf: [orMore('outputs', 14)] },
  ),
  say(
    'many-wishes',
    'تحلیل تنش FEA روی شاسی ، حداکثر ۱۵ روزه ، دست کم ۲ بار بازنگری رایگان',
    'finite-element-analysis',
    [most('delivery', 15, 'DAY'), least('revisions', 2)],
  ),
  say(
    'many-wishes',
    'ترانس خشک ۱۰۰۰کاوا ۲۰ کیلوولت تلفات بی باری زیر ۱۶۰۰ وات ، تحویل کرمان',
    'dry-type-transformer',
    [at('kVA', 1000, 'KiloVA'), at('U1', 20, 'KiloV'), most('Po', 1600, 'W')],
    { city: 'کرمان' },
  ),
  say(
    'many-wishes',
    'برنامه نویسی PLC و اسکادا برای خط تولید ، ۴۵ روزه ، حداقل ۲۵ تا مدرک تحویل بدن',
    'control-engineering',
    [most('delivery', 45, 'DAY'), least('documents', 25)],
  ),

  say('two-things', 'تیرآهن ۱۴ ده شاخه ، ناودونی ۱۰ هم شش شاخه', 'ipe-beam', [at('h', 14, 'CentiM')], {
    quantity: { value: 10, unit: 'BRANCH' },
    also: [{ categories: ['upn-channel'], filters: [at('h', 10, 'CentiM')], quantity: { value: 6, unit: 'BRANCH' } }],
  }),
  say('two-things', 'مهره کاسه نمدی M12 صدتا + واشر تخت M12 دویست تا', 'prevailing-torque-nut', [is('thread', 'M12')], {
    quantity: pieces(100),
    also: [{ categories: ['plain-washer'], filters: [is('thread', 'M12')], quantity: pieces(200) }],
  }),
  say(
    'two-things',
    'گسکت اسپیرال وند ۴ اینچ کلاس ۱۵۰ و زانو جوشی DN100 رده ۸۰',
    'spiral-wound-gasket',
    [is('dn', 'DN100'), is('rating', 'class150')],
    {
      also: [{ categories: ['butt-weld-elbow'], filters: [is('dn', 'DN100'), is('schedule', 'sch80')] }],
    },
  ),
  say(
    'two-things',
    'چرخ زنجیر 12B با ۲۱ دندونه و یه کوپلینگ ستاره ای قطر خارجی ۹۵',
    'sprocket',
    [is('size', '12B'), at('z', 21)],
    { also: [{ categories: ['jaw-coupling'], filters: [at('D', 95, 'MilliM')] }] },
  ),

  say(
    'polite',
    'سلام وقت بخیر خسته نباشید ، ممنون میشم قیمت برج خنک کننده ۶۰ متر مکعب در ساعت رو بدین',
    'cooling-tower',
    [],
    { oneOf: [orMore('flow', 60, 'M3-PER-HR')] },
  ),
  say('polite', 'درود ، اگه لطف کنین هزینه و زمان استقرار CMMS رو اعلام بفرمایید', 'maintenance-management'),
  say('polite', 'سلام مهندس جان محافظ جان دو پل ۴۰ آمپر سی میلی آمپر دارین؟ دمتون گرم', 'residual-current-breaker', [
    at('poles', 2),
    at('In', 40, 'A'),
    at('leak', 30, 'MilliA'),
  ]),
  say(
    'polite',
    'ببخشید مزاحم شدم یه مخزن پلی اتیلن ۵۰۰۰ لیتری میخواستم ، پیشاپیش تشکر',
    'storage-tank',
    [is('material', 'PE')],
    { oneOf: [orMore('volume', 5000, 'L')] },
  ),

  say(
    'unread',
    'چشم نوری رفلکتوری برد ۴ متر مثل همونی که پارسال دادین',
    'photoelectric-sensor',
    [is('mode', 'retro')],
    { oneOf: [orMore('reach', 4, 'M')], rest: ['پارسال'] },
  ),
  say(
    'unread',
    'انکودر ۱۰۲۴ پالس لاین درایور ، پولشو با چک سه ماهه میدیم',
    'rotary-encoder',
    [is('output', 'lineDriver')],
    { oneOf: [orMore('pulses', 1024)], rest: ['چک'] },
  ),
  say(
    'unread',
    'تابلو دیواری ارتفاع ۸۰ عرض ۶۰ عمق ۲۵ سانت رنگ RAL7035',
    'wall-enclosure',
    [at('H', 80, 'CentiM'), at('W', 60, 'CentiM'), at('depth', 25, 'CentiM')],
    { rest: ['RAL7035'] },
  ),
  say(
    'unread',
    'مکانیکال سیل شفت ۳۵ سیلیکون سیلیکون ، چینی نباشه',
    'mechanical-seal',
    [at('d', 35, 'MilliM'), is('faces', 'SiCSiC')],
    { rest: ['چینی'] },
  ),
  say('unread', 'اینورتر زیمنس ۷.۵ کیلووات', 'variable-frequency-drive', [at('power', 7.5, 'KiloW')], {
    rest: ['زیمنس'],
  }),
  say('unread', 'آموزش ارتعاش سنجی برای ده نفر تو کاشان', 'feasibility-and-training', [], {
    city: 'کاشان',
    rest: ['نفر'],
  }),

  say('ambiguous', 'گیربکس نسبت ۱ به ۴۰ میخوام', 'worm-gearbox helical-gearbox', [at('ratio', 40)], {
    asks: ['category'],
  }),
  say(
    'ambiguous',
    'ترانس ۶۳۰ کاوا واسه کارخونه',
    'oil-distribution-transformer dry-type-transformer',
    [at('kVA', 630, 'KiloVA')],
    { asks: ['category'] },
  ),
  say(
    'ambiguous',
    'جک قطر ۶۳ کورس ۲۰۰',
    'pneumatic-cylinder-iso-15552 hydraulic-cylinder',
    [at('bore', 63, 'MilliM'), at('stroke', 200, 'MilliM')],
    { asks: ['category'] },
  ),
  say('ambiguous', 'روغن ۴۶ صد لیتر', 'hydraulic-oil compressor-oil heat-transfer-oil', [], {
    oneOf: [[is('vg', 'VG 46'), at('viscosity', 46, 'CentiST')]],
    quantity: { value: 100, unit: 'L' },
    asks: ['category'],
  }),
  say('ambiguous', 'خار فنری ۴۰', 'retaining-ring-shaft retaining-ring-bore', [at('d1', 40, 'MilliM')], {
    asks: ['category'],
  }),
  say('ambiguous', 'شیرتوپی 2 اینچ', 'flanged-ball-valve threaded-ball-valve', [], {
    oneOf: [[is('dn', 'DN50'), is('thread', 'G2"')]],
    asks: ['category'],
  }),
  say(
    'ambiguous',
    'پیچ شش گوش M16 در 80 گرید ۸.۸',
    'hexagon-screw-full-thread hexagon-bolt-part-thread',
    [is('thread', 'M16'), at('L', 80, 'MilliM'), is('grade', '8.8')],
    { asks: ['category'] },
  ),
  say(
    'ambiguous',
    'کابل ۳ در ۲.۵ برای کارگاه',
    'power-cable-nyy flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { asks: ['category'] },
  ),
];
