import { at, type ExpectedFilter, is, least, most, span, yes } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];
const sized = (dn: string): ExpectedFilter[] => [is('dn', dn)];

const asked: readonly Sentence[] = [
  say('negation', 'دستکش نیتریل میخام لاتکس به هیچ وجه', 'protective-gloves', [is('coating', 'nitrile')], {
    excludes: [is('coating', 'latex')],
  }),
  say('negation', 'چراغ سوله ای ۱۵۰ وات رنگ ۴۰۰۰ کلوین نباشه', 'led-high-bay', [at('power', 150, 'W')], {
    excludes: [is('colour', 'k4000')],
  }),
  say('negation', 'کپسول آتش نشانی پودری نمیخام بقیه هرچی داری بگو', 'fire-extinguisher', [], {
    excludes: [is('agent', 'powder')],
  }),
  say(
    'negation',
    'چرخ گاری ۱۲۵ روکش پلی اورتان ترمزدار نباشه',
    'industrial-castor',
    [at('D', 125, 'MilliM'), is('tread', 'PU')],
    { excludes: [is('fork', 'brake')] },
  ),
  say('negation', 'کنتاکتور ۱۸ آمپر بوبین ۲۴ ولت نباشه', 'contactor', [at('In', 18, 'A')], {
    excludes: [is('coil', 'DC24')],
  }),
  say('negation', 'لوله استیل ۲ اینچ ۳۰۴ نباشد فقط ۳۱۶', 'stainless-steel-pipe', [is('alloy', '316L')], {
    oneOf: [[is('dn', 'DN50'), is('nps', '2"')]],
    excludes: [is('alloy', '304L')],
  }),
  say('negation', 'مخزن ۵ هزار لیتری میخوام پلی اتیلن نباشه', 'storage-tank', [], {
    oneOf: [orMore('volume', 5000, 'L')],
    excludes: [is('material', 'PE')],
  }),

  say('capability', 'جایی هست ورق ۲۰ میل رو با هواگاز ببره؟ طول ۳ متر', 'laser-cutting', [
    is('process', 'oxy'),
    least('maxThickness', 20, 'MilliM'),
    least('maxLength', 3, 'M'),
  ]),
  say('capability', 'خمکاری ورق ۸ میل به طول ۴ متر انجام میدید', 'sheet-bending', [
    least('maxThickness', 8, 'MilliM'),
    least('maxLength', 4, 'M'),
  ]),
  say('capability', 'بالانس روتور ۸۰۰ کیلویی با G2.5', 'balancing-and-alignment', [least('maxMass', 800, 'KiloGM')], {
    oneOf: [[at('balanceGrade', 2.5), most('balanceGrade', 2.5)]],
  }),
  say('capability', 'سیم پیچی موتور ۱۶۰ کیلووات', 'motor-rewinding', [least('power', 160, 'KiloW')]),
  say('capability', 'دنده تراشی مدول ۸ قطر ۶۰۰', 'gear-cutting', [
    least('module', 8, 'MilliM'),
    least('maxDiameter', 600, 'MilliM'),
  ]),
  say('capability', 'تراشکاری شفت به قطر ۳۰۰ و طول ۲ متر', 'cnc-turning', [
    least('maxDiameter', 300, 'MilliM'),
    least('maxLength', 2, 'M'),
  ]),
  say('capability', 'گالوانیزه گرم قطعات ۶ متری ماهی ۵۰ تن', 'hot-dip-galvanizing', [
    least('maxLength', 6, 'M'),
    least('capacity', 50, 'TONNE-PER-MON'),
  ]),
  say(
    'capability',
    'جرثقیل زنجیری برقی که ۱.۵ تن بلند کنه ارتفاع ۶ متر',
    'chain-hoist',
    [is('drive', 'electric'), least('load', 1.5, 'TONNE')],
    { oneOf: [orMore('lift', 6, 'M')] },
  ),

  say('limit', 'فن سانتریفیوژ حداقل ۱۰ هزار مترمکعب در ساعت', 'centrifugal-fan', [least('flow', 10000, 'M3-PER-HR')]),
  say(
    'limit',
    'کمپرسور اسکرو از ۳۰ کیلو وات کمتر نباشه فشار ۱۰ بار',
    'screw-compressor',
    [least('power', 30, 'KiloW')],
    { oneOf: [orMore('pressure', 10, 'BAR_G')] },
  ),
  say('limit', 'پنل خورشیدی بالای ۵۰۰ وات', 'photovoltaic-module', [least('power', 500, 'W')]),
  say('limit', 'ترانس روغنی حداکثر ۲۵۰ کاوا', 'oil-distribution-transformer', [most('kVA', 250, 'KiloVA')]),
  say('limit', 'پمپ لجن کش دبی بیشتر از ۵۰ متر مکعب در ساعت، هد حداقل ۱۵ متر', 'sewage-submersible-pump', [
    least('flow', 50, 'M3-PER-HR'),
    least('head', 15, 'M'),
  ]),
  say('limit', 'خازن ۲۵ کیلووار به بالا', 'power-factor-capacitor', [least('Q', 25, 'KiloVAR')]),
  say('limit', 'اورینگ ضخامت مقطع حداکثر ۲.۶۲', 'o-ring', [most('d2', 2.62, 'MilliM')]),

  say('covers', 'بی متال برای موتور ۱۴ آمپر', 'thermal-overload-relay', [at('range', 14, 'A')]),
  say('covers', 'ترک متر ۱۵۰ نیوتن متر درایو ۱/۲', 'torque-wrench', [at('range', 150, 'N-M'), is('drive', '1/2"')]),
  say('covers', 'گلند برای کابل قطر ۱۵ میل برنجی', 'cable-gland', [at('clamp', 15, 'MilliM'), is('material', 'brass')]),
  say('covers', 'خار تخت واسه محور ۳۵', 'parallel-key', [at('shaft', 35, 'MilliM')]),
  say('covers', 'سنسور دما PT100 که ۴۰۰ درجه رو جواب بده', 'resistance-thermometer', [
    is('element', 'Pt100A', 'Pt100B'),
    at('range', 400, 'DEG_C'),
  ]),
  say('covers', 'مانومتر صفحه ۱۰ سانت ۱۶ بار', 'pressure-gauge', [at('D', 10, 'CentiM'), at('range', 16, 'BAR_G')]),
  say('covers', 'فلومتر مگنتی که ۸۰ متر مکعب بر ساعت رو بخونه', 'electromagnetic-flowmeter', [
    at('flow', 80, 'M3-PER-HR'),
  ]),

  say('range', 'الکتروموتور سه فاز بین ۴ تا ۷.۵ کیلووات ۱۵۰۰ دور', 'three-phase-motor', [
    span('power', 4, 7.5, 'KiloW'),
    at('speed', 1500, 'REV-PER-MIN'),
  ]),
  say('range', 'باتری ۱۲ ولت ۶۰ تا ۱۰۰ آمپر ساعت', 'stationary-battery', [
    span('capacity', 60, 100, 'A-HR'),
    at('voltage', 12, 'V'),
  ]),
  say('range', 'لودسل برشی بین ۵۰۰ کیلو تا ۲ تن', 'load-cell', [
    span('capacity', 500, 2000, 'KiloGM'),
    is('form', 'shear'),
  ]),
  say('range', 'مته آهن از ۳ تا ۱۰ میل', 'hss-twist-drill', [span('d', 3, 10, 'MilliM')]),
  say('range', 'یو پی اس ۶ الی ۱۰ کاوا سه فاز', 'uninterruptible-power-supply', [
    span('S', 6, 10, 'KiloVA'),
    at('phases', 3),
  ]),
  say('range', 'پروژکتور ال ای دی ۵۰ تا ۱۰۰ وات', 'led-floodlight', [span('power', 50, 100, 'W')]),
  say('range', 'میلگرد آجدار A3 سایز ۱۴ تا ۲۰', 'reinforcing-bar', [
    span('d', 14, 20, 'MilliM'),
    is('rebarClass', 'A3'),
  ]),
  say('range', 'دماسنج بی متال رنج ۰ تا ۱۲۰ ساقه ۱۰ سانت', 'bimetal-thermometer', [
    span('range', 0, 120, 'DEG_C'),
    at('stem', 10, 'CentiM'),
  ]),

  say('ambiguous', 'شیر ۲ اینچ استیل', 'valves', [is('dn', 'DN50'), is('body', 'CF8M')]),
  say(
    'ambiguous',
    'جک ۵۰ کورس ۲۰۰',
    'pneumatic-cylinder-iso-15552 hydraulic-cylinder',
    [at('bore', 50, 'MilliM'), at('stroke', 200, 'MilliM')],
    { asks: ['category'] },
  ),
  say('ambiguous', 'اینورتر ۲۵۰ آمپر', 'inverter-welding-machine variable-frequency-drive', [], {
    asks: ['category'],
    oneOf: [orMore('current', 250, 'A')],
  }),
  say('ambiguous', 'گیج صفحه ۱۰ سانتی', 'pressure-gauge bimetal-thermometer', [at('D', 10, 'CentiM')], {
    asks: ['category'],
  }),
  say('ambiguous', 'پمپ دنده ای ۲۰ لیتر در دقیقه', 'gear-pump-transfer hydraulic-gear-pump', [], {
    asks: ['category'],
    oneOf: [orMore('flow', 20, 'L-PER-MIN')],
  }),
  say('ambiguous', 'خار ۳۰', 'retaining-ring-shaft retaining-ring-bore parallel-key', [], {
    asks: ['category'],
    optional: [at('d1', 30, 'MilliM'), at('shaft', 30, 'MilliM')],
  }),
  say(
    'ambiguous',
    'ترانس ۱۰۰ کاوا ۲۰ کیلوولت',
    'oil-distribution-transformer dry-type-transformer',
    [at('kVA', 100, 'KiloVA'), at('U1', 20, 'KiloV')],
    { asks: ['category'] },
  ),
  say('ambiguous', 'سنسور M18 سه سیم PNP', 'inductive-sensor', [is('size', 'M18'), is('output', 'PNP')]),
];

const sizes: readonly Sentence[] = [
  say(
    'dimensions',
    'ورق سیاه ۱۰ میل ۱۵۰۰ در ۶۰۰۰',
    'sheet-and-plate',
    [at('t', 10, 'MilliM'), at('W', 1500, 'MilliM'), at('L', 6000, 'MilliM')],
    { optional: [is('steel', 'S235JR'), is('steel', 'S235JR', 'S355JR')] },
  ),
  say('dimensions', 'قوطی ۸۰ در ۴۰ ضخامت ۳', 'hollow-section', [
    at('h', 80, 'MilliM'),
    at('b', 40, 'MilliM'),
    at('t', 3, 'MilliM'),
  ]),
  say('dimensions', 'کاسه نمد ۴۵ ۶۲ ۱۰ وایتون', 'oil-seal', [
    at('d', 45, 'MilliM'),
    at('D', 62, 'MilliM'),
    at('B', 10, 'MilliM'),
    is('material', 'FKM'),
  ]),
  say('dimensions', 'نبشی ۵۰ در ۵۰ در ۵', 'equal-angle', [at('a', 50, 'MilliM'), at('t', 5, 'MilliM')]),
  say('dimensions', 'تابلو برق دیواری ۶۰ در ۴۰ عمق ۲۰', 'wall-enclosure', [
    at('H', 60, 'CentiM'),
    at('W', 40, 'CentiM'),
    at('depth', 20, 'CentiM'),
  ]),
  say('dimensions', 'سینی کابل ۳۰ سانت لبه ۵ سانت', 'cable-tray', [at('W', 30, 'CentiM'), at('h', 5, 'CentiM')]),
  say('dimensions', 'پیچ آلن M10 در ۴۰ گرید ۱۲.۹', 'socket-head-cap-screw', [
    is('thread', 'M10'),
    at('L', 40, 'MilliM'),
    is('grade', '12.9'),
  ]),
  say('dimensions', 'رولیک ۱۰۸ طول ۳۸ سانت شفت ۲۰', 'conveyor-roller', [
    at('D', 108, 'MilliM'),
    at('L', 38, 'CentiM'),
    at('shaft', 20, 'MilliM'),
  ]),
  say('dimensions', 'سیلندر بادی ۶۳×۱۰۰', 'pneumatic-cylinder-iso-15552', [
    at('bore', 63, 'MilliM'),
    at('stroke', 100, 'MilliM'),
  ]),
  say('dimensions', 'فنر بشقابی خارج ۴۰ داخل ۲۰.۴ ضخامت ۲', 'disc-spring', [
    at('D', 40, 'MilliM'),
    at('d', 20.4, 'MilliM'),
    at('t', 2, 'MilliM'),
  ]),
  say('dimensions', 'بلبرینگ داخل ۳۰ خارج ۶۲ عرض ۱۶', 'bearings', [
    at('d', 30, 'MilliM'),
    at('D', 62, 'MilliM'),
    at('B', 16, 'MilliM'),
  ]),

  say(
    'quantity',
    'پیچ تمام دنده ۸ در ۵۰ ۲۰۰ تا',
    'hexagon-screw-full-thread',
    [is('thread', 'M8'), at('L', 50, 'MilliM')],
    { quantity: pieces(200) },
  ),
  say(
    'quantity',
    '۵۰۰ متر کابل افشان ۳ در ۲.۵',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { quantity: { value: 500, unit: 'M' } },
  ),
  say('quantity', '۲ تن میلگرد ۱۶ آجدار', 'reinforcing-bar', [at('d', 16, 'MilliM')], {
    quantity: { value: 2, unit: 'TONNE' },
  }),
  say('quantity', '۱۰۰ لیتر روغن دنده ۲۲۰', 'gear-oil', [is('vg', 'VG 220')], { quantity: { value: 100, unit: 'L' } }),
  say('quantity', 'الکترود ۷۰۱۸ سایز ۴ ده بسته', 'covered-electrode', [is('grade', 'E7018'), at('d', 4, 'MilliM')], {
    quantity: { value: 10, unit: 'PACK' },
  }),
  say('quantity', 'تیراهن ۱۸ دوازده شاخه', 'ipe-beam', [at('h', 18, 'CentiM')], {
    quantity: { value: 12, unit: 'BRANCH' },
  }),
  say('quantity', 'دو حلقه سیم افشان نمره ۴', 'flexible-wire-h07v-k', [at('section', 4, 'MilliM2')], {
    quantity: { value: 2, unit: 'ROLL' },
  }),
  say('quantity', '۳۰ کیلو سیم جوش CO2 قطر ۱', 'mig-wire', [at('d', 1, 'MilliM')], {
    quantity: { value: 30, unit: 'KiloGM' },
  }),
  say('quantity', 'مهره M20 استیل ۵۰ تا', 'hexagon-nut', [is('thread', 'M20'), is('nutClass', 'A2')], {
    quantity: pieces(50),
  }),
  say(
    'quantity',
    'کابل زمینی ۴ در ۱۶ هفتاد متر لازم دارم',
    'power-cable-nyy',
    [at('cores', 4), at('section', 16, 'MilliM2')],
    { quantity: { value: 70, unit: 'M' } },
  ),
];

const terms: readonly Sentence[] = [
  say('price', 'دستگاه جوش ۲۰۰ آمپر تا ۱۵ میلیون', 'inverter-welding-machine', [], {
    oneOf: [orMore('current', 200, 'A')],
    price: toman(15_000_000),
  }),
  say('price', 'کفش ایمنی سایز ۴۳ زیر یک میلیون تومن', 'safety-footwear', [at('size', 43)], {
    price: toman(1_000_000),
  }),
  say(
    'price',
    'کلید اتوماتیک ۲۵۰ آمپر سه پل بودجم ۸ میلیون تومنه',
    'moulded-case-circuit-breaker',
    [at('In', 250, 'A'), at('poles', 3)],
    { price: toman(8_000_000, 'total') },
  ),
  say('price', 'قیمت لوله مانیسمان ۴ اینچ رده ۴۰', 'carbon-steel-pipe', [is('schedule', 'sch40')], {
    oneOf: [[is('dn', 'DN100'), is('nps', '4"')]],
    optional: [is('make', 'seamless')],
  }),
  say('price', 'کلاه ایمنی زرد دونه ای ۲۰۰ تا ۳۰۰ هزار تومن', 'industrial-helmet', [is('colour', 'yellow')], {
    price: { minRial: 2_000_000, maxRial: 3_000_000, per: 'unit' },
  }),
  say('price', 'پمپ طبقاتی با سقف قیمت ۶۰ میلیون تومان', 'vertical-multistage-pump', [], {
    price: toman(60_000_000),
  }),
  say(
    'price',
    'جمعا ۵۰ میلیون تومن بودجه دارم برای ۱۰ تا پروژکتور ۲۰۰ وات',
    'led-floodlight',
    [at('power', 200, 'W')],
    {
      quantity: pieces(10),
      price: toman(50_000_000, 'total'),
    },
  ),

  say(
    'city',
    'گیربکس حلزونی ۶۳ نسبت ۳۰ فروشنده تبریز باشه',
    'worm-gearbox',
    [at('size', 63, 'MilliM'), at('ratio', 30)],
    {
      city: 'تبریز',
    },
  ),
  say('city', 'تعمیرات پمپ اطراف اهواز', 'pump-overhaul', [], { city: 'اهواز' }),
  say('city', 'آبکاری کروم سخت تو تهران', 'electroplating', [is('metal', 'chrome')], { city: 'تهران' }),
  say('city', 'تانکر پلی اتیلن هزار لیتری شیراز', 'storage-tank', [is('material', 'PE')], {
    oneOf: [orMore('volume', 1000, 'L')],
    city: 'شیراز',
  }),
  say('city', 'نبشی ۸ از اهواز', 'equal-angle', [at('a', 8, 'CentiM')], { city: 'اهواز' }),
  say('city', 'کسی تو اصفهان فرز CNC پنج محور داره', 'cnc-milling', [], {
    oneOf: [orMore('axes', 5)],
    city: 'اصفهان',
  }),

  say('delivery', 'شیر پروانه ای ۸ اینچ تا ۳ روز دیگه برسه', 'butterfly-valve', sized('DN200'), { deliveryDays: 3 }),
  say(
    'delivery',
    'کاسه نمد وایتون محور ۲۵ همین امروز میخوام',
    'oil-seal',
    [at('d', 25, 'MilliM'), is('material', 'FKM')],
    { deliveryDays: 0 },
  ),
  say(
    'delivery',
    'الکتروموتور ۱۱ کیلووات ۳۰۰۰ دور تحویل حداکثر یک هفته',
    'three-phase-motor',
    [at('power', 11, 'KiloW'), at('speed', 3000, 'REV-PER-MIN')],
    { deliveryDays: 7 },
  ),
  say('delivery', 'کابلشو ۷۰ موجود در انبار', 'cable-lug', [at('section', 70, 'MilliM2')], { inStock: true }),
  say('delivery', 'درایر هوا ۴۵۰ متر مکعب ساعت تحویل ۱۰ روزه', 'refrigeration-air-dryer', [], {
    oneOf: [orMore('flow', 450, 'M3-PER-HR')],
    deliveryDays: 10,
  }),
  say('delivery', 'آزمون التراسونیک جوش با گزارش ظرف ۲ روز', 'non-destructive-testing', [
    is('method', 'UT'),
    most('reportDays', 2, 'DAY'),
  ]),

  say('part-number', 'کسی تو مشهد بلبرینگ 6305ZZ داره', '', [], { partNumber: '6305ZZ', city: 'مشهد' }),
  say('part-number', 'رولبرینگ NU 210 دو عدد', '', [], { partNumber: 'NU210', quantity: pieces(2) }),
  say('part-number', 'یاتاقان UCP208 چهار تا', '', [], { partNumber: 'UCP208', quantity: pieces(4) }),
  say('part-number', 'قیمت همکار برای 30208', '', [], { partNumber: '30208' }),
  say('part-number', 'معادل 51107 چی دارید', '', [], { partNumber: '51107' }),
  say('part-number', 'تسمه SPB2000 لازم دارم ۴ تا', '', [], { partNumber: 'SPB2000', quantity: pieces(4) }),
];

const voices: readonly Sentence[] = [
  say('words', 'سلونوئید ولو پنوماتیک ۵/۲ پورت یک چهارم', 'pneumatic-solenoid-valve', [
    is('ways', 'v52', 'v52d'),
    is('port', 'G1/4'),
  ]),
  say('words', 'shir kesooyi 4 inch', 'gate-valve', sized('DN100')),
  say('words', 'contactor 32A coil 220', 'contactor', [at('In', 32, 'A'), is('coil', 'AC230')]),
  say('words', 'فیوز مینیاتوری تک پل C16', 'miniature-circuit-breaker', [
    at('In', 16, 'A'),
    at('poles', 1),
    is('curve', 'C'),
  ]),
  say('words', 'ناودونی ۱۰', 'upn-channel', [at('h', 10, 'CentiM')]),
  say('words', 'اچ ام آی ۷ اینچ', 'operator-panel', [at('diagonal', 7, 'IN')]),
  say('words', 'PLC با خروجی ترانزیستوری ۲۴ ورودی', 'programmable-controller', [is('outputKind', 'transistor')], {
    oneOf: [orMore('inputs', 24)],
  }),
  say('words', 'زنجیر صنعتی ۵/۸ دو ردیفه', 'roller-chain', [at('strands', 2)], {
    oneOf: [[is('size', '10B'), at('p', 0.625, 'IN')]],
  }),
  say('words', 'تسمه تایم 8M طول ۱۲۰۰', 'timing-belt', [is('pitchName', '8M'), at('L', 1200, 'MilliM')]),

  say(
    'many-wishes',
    'پمپ سانتریفیوژ دبی ۱۰۰ متر مکعب در ساعت هد ۵۰ متر دور ۲۹۰۰ چدنی',
    'end-suction-pump',
    [at('speed', 2900, 'REV-PER-MIN'), is('casing', 'GG25')],
    { oneOf: [orMore('flow', 100, 'M3-PER-HR'), orMore('head', 50, 'M')] },
  ),
  say('many-wishes', 'سیم بکسل ۱۶ میل مغز فولاد بار گسیختگی حداقل ۱۳ تن', 'steel-wire-rope', [
    at('d', 16, 'MilliM'),
    is('core', 'IWRC'),
    least('strength', 13, 'TONNE_F'),
  ]),
  say('many-wishes', 'سیلندر هیدرولیک قطر ۸۰ شفت ۴۵ کورس ۳۰۰', 'hydraulic-cylinder', [
    at('bore', 80, 'MilliM'),
    at('rod', 45, 'MilliM'),
    at('stroke', 300, 'MilliM'),
  ]),
  say('many-wishes', 'فلنج گلودار ۶ اینچ کلاس ۱۵۰', 'pipe-flange', [
    is('form', 'WN'),
    is('dn', 'DN150'),
    is('rating', 'class150'),
  ]),
  say('many-wishes', 'کوپلینگ ستاره ای برای گشتاور ۲۰۰ نیوتن متر و شفت ۴۰', 'jaw-coupling', [
    least('torque', 200, 'N-M'),
    least('bore', 40, 'MilliM'),
  ]),
  say('many-wishes', 'لول ترانسمیتر راداری برد ۱۵ متر', 'level-transmitter', [is('principle', 'radar80')], {
    oneOf: [orMore('reach', 15, 'M')],
  }),
  say('many-wishes', 'سوپاپ اطمینان فشار تنظیم ۶ بار اریفیس J', 'safety-valve', [
    at('setPressure', 6, 'BAR_G'),
    is('orifice', 'J'),
  ]),
  say('many-wishes', 'کمپرسور پیستونی مخزن ۵۰۰ لیتر برای کارگاه نجاری', 'piston-compressor', [], {
    oneOf: [orMore('tank', 500, 'L')],
  }),
  say('many-wishes', 'ساخت مخزن تحت فشار ۱۲ تنی با استاندارد ASME', 'structural-fabrication', [
    yes('asme'),
    least('maxMass', 12, 'TONNE'),
  ]),

  say('two-things', 'دستکش کار لاتکس و کلاه ایمنی سفید', 'protective-gloves', [is('coating', 'latex')], {
    also: [{ categories: ['industrial-helmet'], filters: [is('colour', 'white')] }],
  }),
  say(
    'two-things',
    '۱۰ تا کلید مینیاتوری C25 تک پل و ۵ تا محافظ جان ۴۰ آمپر دو پل',
    'miniature-circuit-breaker',
    [at('In', 25, 'A'), at('poles', 1), is('curve', 'C')],
    {
      quantity: pieces(10),
      also: [{ categories: ['residual-current-breaker'], filters: [at('In', 40, 'A'), at('poles', 2)] }],
    },
  ),
  say('two-things', 'اینورتر ۱۵ کیلووات و الکتروموتور سه فاز ۱۵ کیلووات ۱۵۰۰ دور', 'variable-frequency-drive', [], {
    oneOf: [orMore('power', 15, 'KiloW')],
    also: [
      {
        categories: ['three-phase-motor'],
        filters: [at('power', 15, 'KiloW'), at('speed', 1500, 'REV-PER-MIN')],
      },
    ],
  }),
  say('two-things', 'شگل ۴.۷۵ تن + سیم بکسل ۱۸', 'bow-shackle', [], {
    oneOf: [orMore('load', 4.75, 'TONNE')],
    also: [{ categories: ['steel-wire-rope'], filters: [at('d', 18, 'MilliM')] }],
  }),
  say(
    'two-things',
    'فلنج اسلیپون ۳ اینچ کلاس ۱۵۰ با زانو جوشی ۳ اینچ',
    'pipe-flange',
    [is('form', 'SO'), is('dn', 'DN80'), is('rating', 'class150')],
    {
      also: [{ categories: ['butt-weld-elbow'], filters: [is('nps', '3"')] }],
    },
  ),

  say(
    'polite',
    'با سلام و خسته نباشید نیازمند ۳ دستگاه دیزل ژنراتور ۲۰۰ کاوا هستیم ممنون',
    'diesel-generator-set',
    [],
    {
      oneOf: [[...orMore('prime', 200, 'KiloVA'), ...orMore('standby', 200, 'KiloVA')]],
      quantity: pieces(3),
    },
  ),
  say('polite', 'سلام وقت بخیر استعلام قیمت شیر یکطرفه ۳ اینچ میخاستم', 'check-valve', sized('DN80')),
  say('polite', 'دوستان کسی آشنا داره واسه کالیبراسیون گیج فشار؟ مرسی', 'calibration', [is('field', 'pressure')]),
  say(
    'polite',
    'لطفا پیش فاکتور پنل خورشیدی ۵۵۰ وات ۲۰ عدد ارسال بفرمایید',
    'photovoltaic-module',
    [at('power', 550, 'W')],
    { quantity: pieces(20) },
  ),
  say('polite', 'درود، ممیزی انرژی کارخانه ما چقدر هزینه داره', 'energy-audit'),

  say('unread', 'شیر توپی کیتز ۲ اینچ فلنجدار', 'flanged-ball-valve', sized('DN50'), { rest: ['کیتز'] }),
  say('unread', 'الکتروموتور سه فاز موتوژن ۵.۵ کیلووات', 'three-phase-motor', [at('power', 5.5, 'KiloW')], {
    rest: ['موتوژن'],
  }),
  say('unread', 'رنگ روغنی ساختمانی ۴ لیتری', ''),
  say('unread', 'لپ تاپ صنعتی ۱۴ اینچ', ''),
  say('unread', 'دریل ستونی ۱۶ میل', ''),
  say('unread', 'ترازو دیجیتال ۳۰۰ کیلویی', ''),
  say('unread', 'برای سوله ۳۰ در ۵۰ متر چراغ سوله ای میخوام ۱۵۰ واتی', 'led-high-bay', [at('power', 150, 'W')]),
  say('unread', 'پمپ شناور برای چاه ۸۰ متری', 'submersible-borehole-pump', [], {
    optional: [at('head', 80, 'M'), least('head', 80, 'M')],
  }),
];

/** The eighth round of need sentences, written before the parser was seen; measured once. */
export const sentencesTenthBuild: readonly Sentence[] = [...asked, ...sizes, ...terms, ...voices];
