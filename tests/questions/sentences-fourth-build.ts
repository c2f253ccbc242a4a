import { at, type ExpectedFilter, is, least, most, span, yes } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];

/** The fourth round of need sentences to build on: once sealed, measured and then opened. */
export const sentencesFourthBuild: readonly Sentence[] = [
  say('negation', 'مهره قفلی کاسه‌نمدی M12 استیل نباشه', 'prevailing-torque-nut', [is('thread', 'M12')], {
    excludes: [is('nutClass', 'A2')],
  }),
  say('negation', 'رله مینیاتوری ۴ کنتاکت که بوبینش 230 ولت نباشه', 'interface-relay', [at('contacts', 4)], {
    excludes: [is('coil', 'AC230')],
  }),
  say('negation', 'فرز انگشتی کارباید ۱۰ میل دو پر نباشد', 'carbide-end-mill', [at('d', 10, 'MilliM')], {
    excludes: [at('flutes', 2)],
  }),
  say('negation', 'شیر یکطرفه ۴ اینچ غیر چدنی', 'check-valve', [is('dn', 'DN100')], {
    excludes: [is('body', 'GGG40')],
  }),
  say('negation', 'میلگرد ساده ۵۰ میل، ST37 نمیخوام', 'round-bar', [at('d', 50, 'MilliM')], {
    excludes: [is('steel', 'S235JR')],
  }),
  say(
    'negation',
    'پکینگ ۱۰ میل تفلونی نه گرافیتی بدین',
    'gland-packing',
    [at('side', 10, 'MilliM'), is('material', 'graphite')],
    { excludes: [is('material', 'PTFE')] },
  ),
  say('negation', 'استاندارد ابزار دقیق و کنترل به جز IEC', 'instrumentation-standards', [], {
    excludes: [is('organisation', 'IEC')],
  }),

  say('capability', 'فرز سی ان سی پنج محور برای قطعه ۱۲۰ سانتی', 'cnc-milling', [least('maxLength', 120, 'CentiM')], {
    oneOf: [orMore('axes', 5)],
  }),
  say('capability', 'چرخ دنده سازی مدول ۸ قطر ۴۰۰ میلیمتر', 'gear-cutting', [
    least('module', 8, 'MilliM'),
    least('maxDiameter', 400, 'MilliM'),
  ]),
  say('capability', 'آبکاری نیکل شفت به طول ۱۸۰ سانت', 'electroplating', [
    is('metal', 'nickel'),
    least('maxLength', 180, 'CentiM'),
  ]),
  say('capability', 'رنگ پودری الکترواستاتیک قاب فلزی ۵ متری', 'industrial-coating', [
    is('system', 'powder'),
    least('maxLength', 5, 'M'),
  ]),
  say('capability', 'ساخت مخزن تحت فشار ۱۲ تنی طبق ASME', 'structural-fabrication', [
    least('maxMass', 12, 'TONNE'),
    yes('asme'),
  ]),
  say('capability', 'پایش وضعیت کارخانه، روزی ۵۰ نقطه اندازه گیری', 'condition-monitoring', [least('points', 50)]),
  say('capability', 'تعمیر اساسی پمپ شناور ۳۷ کیلووات', 'pump-overhaul', [least('power', 37, 'KiloW')]),

  say('limit', 'ارتعاش سنجی فن، ظرف ۳۶ ساعت سر محل باشن', 'condition-monitoring', [most('response', 36, 'HR')]),
  say('limit', 'تحلیل اجزای محدود برای خستگی شاسی، نتیجه حداکثر ۱۵ روزه', 'finite-element-analysis', [
    most('delivery', 15, 'DAY'),
  ]),
  say('limit', 'پمپ دوزینگ با دبی کمتر از ۱۵ لیتر در ساعت', 'dosing-pump', [most('flow', 15, 'L-PER-HR')]),
  say('limit', 'ترانس خشک رزینی ۸۰۰کاوا، تلفات بار از ۸ کیلووات بیشتر نباشه', 'dry-type-transformer', [
    at('kVA', 800, 'KiloVA'),
    most('Pk', 8, 'KiloW'),
  ]),
  say('limit', 'سنگ زنی محور با زبری زیر ۰.۵ میکرون', 'grinding', [most('ra', 0.5, 'MicroM')]),
  say('limit', 'مبدل پوسته و لوله با سطح تبادل دست کم ۲۰ متر مربع', 'shell-and-tube-exchanger', [
    least('area', 20, 'M2'),
  ]),
  say('limit', 'طراحی قالب تزریق پلاستیک، تحویل زیر ۶ هفته', 'machine-design', [most('delivery', 6, 'WK')]),

  say('covers', 'مکانیکال سیل محور ۳۵ برای آب ۱۲۰ درجه', 'mechanical-seal', [
    at('d', 35, 'MilliM'),
    at('temperature', 120, 'DEG_C'),
  ]),
  say('covers', 'پکینگ گرافیتی که دمای ۴۲۰ درجه رو جواب بده', 'gland-packing', [
    is('material', 'graphite'),
    at('temperature', 420, 'DEG_C'),
  ]),
  say('covers', 'کاسه نمد شفت ۴۵ واسه روغن داغ ۱۶۰ درجه', 'oil-seal', [
    at('d', 45, 'MilliM'),
    at('temperature', 160, 'DEG_C'),
  ]),
  say('covers', 'مانومتر واسه خطی که فشارش ۱۲ باره', 'pressure-gauge', [at('range', 12, 'BAR_G')]),
  say('covers', 'سنسور دما PT100 کلاس A برای ۲۰۰ درجه', 'resistance-thermometer', [
    is('element', 'Pt100A'),
    at('range', 200, 'DEG_C'),
  ]),
  say('covers', 'سوپاپ اطمینان اریفیس J ست روی ۱۰ بار', 'safety-valve', [
    is('orifice', 'J'),
    at('setPressure', 10, 'BAR_G'),
  ]),
  say('covers', 'پرشر ترانسمیتر که 2000psi رو بخونه', 'pressure-transmitter', [at('range', 2000, 'PSI_G')]),

  say('range', 'پمپ طبقاتی عمودی هد بین ۸۰ تا۱۲۰متر', 'vertical-multistage-pump', [span('head', 80, 120, 'M')]),
  say('range', 'ترمومتر بیمتال منفی ۳۰ تا مثبت ۵۰ درجه', 'bimetal-thermometer', [span('range', -30, 50, 'DEG_C')]),
  say('range', 'خازن اصلاح ضریب توان ۱۰ تا ۲۵ کیلووار', 'power-factor-capacitor', [span('Q', 10, 25, 'KiloVAR')]),
  say('range', 'ترانس جریان اولیه بین 200 تا 400 آمپر', 'current-transformer', [span('Ip', 200, 400, 'A')]),
  say('range', 'رولبرینگ مخروطی قطر داخلی ۵۰ الی ۶۰', 'tapered-roller-bearing', [span('d', 50, 60, 'MilliM')]),
  say('range', 'تسمه ویبلت معمولی B طول ۲ تا ۲.۵ متر', 'classical-v-belt', [
    is('profile', 'B'),
    span('L', 2, 2.5, 'M'),
  ]),
  say('range', 'استاندارد لوله و فلنج و شیر، سال ۲۰۱۸ تا ۲۰۲۱', 'pipe-and-valve-standards', [span('year', 2018, 2021)]),

  say('ambiguous', 'الکتروموتور 1.5kw', 'three-phase-motor single-phase-motor', [], {
    asks: ['category'],
    optional: [at('power', 1.5, 'KiloW')],
  }),
  say('ambiguous', 'تیرآهن بال پهن ۲۰', 'hea-beam heb-beam', [], {
    asks: ['category'],
    optional: [at('h', 20, 'CentiM')],
  }),
  say('ambiguous', 'پیچ آلن M6x20', 'socket-head-cap-screw socket-countersunk-screw', [], {
    asks: ['category'],
    optional: [is('thread', 'M6'), at('L', 20, 'MilliM')],
  }),
  say('ambiguous', 'تسمه وی بلت طول ۲۰۰۰', 'narrow-v-belt classical-v-belt', [], {
    asks: ['category'],
    optional: [at('L', 2000, 'MilliM')],
  }),
  say('ambiguous', 'شیلنگ واسه کارگاه لازم دارم', 'polyurethane-tube hydraulic-hose', [], { asks: ['category'] }),
  say('ambiguous', 'کابل ۳ در ۴', 'power-cable-nyy flexible-cable-h05vv-f', [], {
    asks: ['category'],
    optional: [at('cores', 3), at('section', 4, 'MilliM2')],
  }),
  say('ambiguous', 'گیربکس هلیکال ۴۰', 'helical-gearbox', [], { asks: ['property'] }),

  say('dimensions', 'رولبرینگ سوزنی ۲۵ در ۳۲ در ۲۰', 'drawn-cup-needle-bearing', [
    at('d', 25, 'MilliM'),
    at('D', 32, 'MilliM'),
    at('B', 20, 'MilliM'),
  ]),
  say('dimensions', 'شیلنگ باد پلی اورتان 12x8', 'polyurethane-tube', [at('D', 12, 'MilliM'), at('d', 8, 'MilliM')]),
  say('dimensions', 'میلگرد CK45 قطر ۸۰ شاخه ۶ متری', 'round-bar', [
    is('steel', 'C45E'),
    at('d', 80, 'MilliM'),
    at('stock', 6, 'M'),
  ]),
  say('dimensions', 'کابل قدرت NYY پنج در ده', 'power-cable-nyy', [at('cores', 5), at('section', 10, 'MilliM2')]),
  say('dimensions', 'اورینگ وایتون ۲۳.۴۷ در ۲.۶۲', 'o-ring', [
    is('material', 'FKM'),
    at('d1', 23.47, 'MilliM'),
    at('d2', 2.62, 'MilliM'),
  ]),
  say('dimensions', 'خار موازی ۱۴*۹*۵۰', 'parallel-key', [
    at('b', 14, 'MilliM'),
    at('h', 9, 'MilliM'),
    at('L', 50, 'MilliM'),
  ]),
  say('dimensions', 'بلبرینگ تماس زاویه ای ۴۰×۸۰×۱۸', 'angular-contact-ball-bearing', [
    at('d', 40, 'MilliM'),
    at('D', 80, 'MilliM'),
    at('B', 18, 'MilliM'),
  ]),

  say('quantity', 'سیم افشان نمره ۱.۵ ده حلقه', 'flexible-wire-h07v-k', [at('section', 1.5, 'MilliM2')], {
    quantity: { value: 10, unit: 'ROLL' },
  }),
  say(
    'quantity',
    'میل پیچ متری M16 گرید 8.8 تعداد هشتاد شاخه',
    'threaded-rod',
    [is('thread', 'M16'), is('grade', '8.8')],
    { quantity: { value: 80, unit: 'BRANCH' } },
  ),
  say('quantity', 'روغن انتقال حرارت ۳۲ به مقدار ۸۰۰ لیتر', 'heat-transfer-oil', [], {
    oneOf: [[is('vg', 'VG 32'), at('viscosity', 32, 'CentiST')]],
    quantity: { value: 800, unit: 'L' },
  }),
  say('quantity', '۱۰۰ عدد فلاپ دیسک ۱۲۵ دانه بندی ۶۰', 'flap-disc', [at('D', 125, 'MilliM'), at('grit', 60)], {
    quantity: pieces(100),
  }),
  say('quantity', '15 تا سه راهی جوشی ۳ اینچ رده ۴۰', 'butt-weld-tee', [is('schedule', 'sch40')], {
    oneOf: [[is('dn', 'DN80'), is('nps', '3"')]],
    quantity: pieces(15),
  }),
  say('quantity', 'ورق سیاه ۱۰ میل، سه و نیم تن', 'sheet-and-plate', [at('t', 10, 'MilliM')], {
    optional: [is('steel', 'S235JR'), is('steel', 'S235JR', 'S355JR')],
    quantity: { value: 3.5, unit: 'TONNE' },
  }),
  say('quantity', 'استاندارد IEC 60076-1 پنج نسخه', 'machine-and-transformer-standards', [], {
    partNumber: 'IEC 60076-1',
    quantity: { value: 5, unit: 'COPY' },
  }),

  say('price', 'پمپ دیافراگمی بادی زیر ۱۵۰ میلیون تومان', 'diaphragm-pump-aodd', [], { price: toman(150_000_000) }),
  say('price', 'پاور سوییچینگ ریلی ۲۴ ولت ۵ آمپر تا ۲ میلیون تومن', 'din-rail-power-supply', [at('current', 5, 'A')], {
    price: toman(2_000_000),
  }),
  say('price', 'مشاوره سیستم کیفیت، ساعتی کمتر از ۲ میلیون تومان', 'quality-systems', [], { price: toman(2_000_000) }),
  say(
    'price',
    'میلگرد MO40 قطر ۷۰ هر کیلو حداکثر ۱۲۰ هزار تومان',
    'round-bar',
    [is('steel', '42CrMo4'), at('d', 70, 'MilliM')],
    { price: toman(120_000) },
  ),
  say('price', '۱۰ عدد واحد مراقبت هوا ۱/۲ جمعا تا ۴۵ میلیون تومان', 'air-preparation-unit', [is('port', 'G1/2')], {
    quantity: pieces(10),
    price: toman(45_000_000, 'total'),
  }),
  say('price', 'آچار یکسر رینگ ۱۷ بین ۲۰۰ تا ۵۰۰ هزار تومن', 'combination-wrench', [at('s', 17, 'MilliM')], {
    price: { minRial: 2_000_000, maxRial: 5_000_000, per: 'unit' },
  }),
  say(
    'price',
    'مخزن ذخیره پلی اتیلن ۲ متر مکعبی نهایتا ۱۲۰ میلیون ریال',
    'storage-tank',
    [is('material', 'PE'), at('volume', 2, 'M3')],
    { price: { maxRial: 120_000_000, per: 'unit' } },
  ),

  say('city', 'شرکت طراحی لوله کشی تو عسلویه', 'piping-design', [], { city: 'عسلویه' }),
  say('city', 'پمپ دنده ای انتقال روغن ۳ کیلووات ، کرج', 'gear-pump-transfer', [at('power', 3, 'KiloW')], {
    city: 'کرج',
  }),
  say('city', 'فرزکاری CNC سه محوره مشهد', 'cnc-milling', [], { oneOf: [orMore('axes', 3)], city: 'مشهد' }),
  say('city', 'آموزش ارتعاش سنجی حضوری در رشت', 'feasibility-and-training', [], { city: 'رشت' }),
  say('city', 'ساخت سازه سوله، کارگاه زنجان باشه', 'structural-fabrication', [], { city: 'زنجان' }),
  say('city', 'شیر گلوب فلنجی ۲ اینچ PN40 بوشهر', 'globe-valve', [is('dn', 'DN50'), is('pn', 'PN40')], {
    city: 'بوشهر',
  }),
  say('city', 'گریس پایه کلسیم تحویل سمنان', 'industrial-grease', [is('thickener', 'calcium')], { city: 'سمنان' }),

  say('delivery', 'رولبرینگ بشکه ای شفت ۱۰۰ ظرف ۵ روز برسه', 'spherical-roller-bearing', [at('d', 100, 'MilliM')], {
    deliveryDays: 5,
  }),
  say(
    'delivery',
    'شیر جهتی هیدرولیک NG10 وسط باز، تا پس فردا برسونید',
    'hydraulic-directional-valve',
    [is('size', 'NG10'), is('centre', 'H')],
    { deliveryDays: 2 },
  ),
  say(
    'delivery',
    'پمپ دنده ای هیدرولیک ۱۶ سی سی، آماده تحویل از انبار',
    'hydraulic-gear-pump',
    [at('displacement', 16, 'CentiM3')],
    { inStock: true },
  ),
  say('delivery', 'برنامه نویسی PLC خط تولید تحویل ۲۰ روزه', 'control-engineering', [most('delivery', 20, 'DAY')]),
  say('delivery', 'لودسل تک نقطه ۶۰ کیلو، حداکثر ۱۰ روزه تحویل', 'load-cell', [is('form', 'single')], {
    oneOf: [orMore('capacity', 60, 'KiloGM')],
    deliveryDays: 10,
  }),
  say('delivery', 'برج خنک کن ۱۰۰ متر مکعب بر ساعت با تحویل سی روزه', 'cooling-tower', [], {
    oneOf: [orMore('flow', 100, 'M3-PER-HR')],
    deliveryDays: 30,
  }),
  say('delivery', 'برنامه نگهداری پیشگیرانه رو ظرف دو ماه تحویل بدن', 'maintenance-management', [], {
    oneOf: [[most('delivery', 60, 'DAY'), most('delivery', 2, 'MON')]],
  }),

  say('part-number', '7305B سه عدد', 'angular-contact-ball-bearing', [], { partNumber: '7305B', quantity: pieces(3) }),
  say('part-number', 'رولبرینگ ۳۲۲۱۰ دارید', 'tapered-roller-bearing', [], { partNumber: '32210' }),
  say('part-number', 'سوزنی HK-1612 بیست تا', 'drawn-cup-needle-bearing', [], {
    partNumber: 'HK1612',
    quantity: pieces(20),
  }),
  say('part-number', 'فایل ASTM A106 میخواستم', 'steel-standards', [], { partNumber: 'ASTM A106' }),
  say('part-number', 'استاندارد api610', 'rotating-equipment-standards', [], { partNumber: 'API 610' }),
  say('part-number', 'روغن CLP-220 چهارصد لیتر', 'gear-oil', [], {
    partNumber: 'CLP-220',
    quantity: { value: 400, unit: 'L' },
  }),
  say('part-number', 'iec 61439-1 لازم دارم', 'switchgear-standards', [], { partNumber: 'IEC 61439-1' }),

  say('words', 'استاندارد ملی کابل و تاسیسات برق به زبان فارسی', 'cable-and-installation-standards', [
    is('organisation', 'ISIRI'),
    is('language', 'fa'),
  ]),
  say('words', 'فیوز چاقویی ۱۶۰ آمپر سایز ۰۰', 'nh-fuse', [at('In', 160, 'A'), is('size', 'NH00')]),
  say('words', 'ورق مس یک میل', 'sheet-and-plate', [is('steel', 'CuETP'), at('t', 1, 'MilliM')]),
  say('words', 'پيچ آلن سر خزينه M8 طول سي ميل', 'socket-countersunk-screw', [
    is('thread', 'M8'),
    at('L', 30, 'MilliM'),
  ]),
  say('words', 'باطری صنعتی ۱۲ ولت ۹ آمپر ساعت', 'stationary-battery', [
    at('voltage', 12, 'V'),
    at('capacity', 9, 'A-HR'),
  ]),
  say('words', 'شیرفلکه کشویی سایز ۱۰۰', 'gate-valve', [is('dn', 'DN100')]),
  say('words', 'ژنراتور دیزلی ۵۰ کاوا', 'diesel-generator-set', [], {
    oneOf: [[...orMore('prime', 50, 'KiloVA'), ...orMore('standby', 50, 'KiloVA')]],
  }),

  say(
    'many-wishes',
    'پمپ شناور چاهی ۶۵ مترمکعب در ساعت هد ۸۰ متر ۲۲ کیلووات دو دستگاه',
    'submersible-borehole-pump',
    [at('power', 22, 'KiloW')],
    { oneOf: [orMore('flow', 65, 'M3-PER-HR'), orMore('head', 80, 'M')], quantity: pieces(2) },
  ),
  say('many-wishes', 'موتور تکفاز ۲ اسب بخار ۱۵۰۰ دور موجود قم', 'single-phase-motor', [is('poles', 'p4')], {
    oneOf: [[at('power', 2, 'HP_Metric'), at('power', 2, 'HP'), at('power', 1.5, 'KiloW')]],
    inStock: true,
    city: 'قم',
  }),
  say(
    'many-wishes',
    'سنسور القایی M12 توکار NPN فاصله ۴ میل ۱۵ عدد',
    'inductive-sensor',
    [is('size', 'M12'), is('mount', 'flush'), is('output', 'NPN')],
    { oneOf: [orMore('Sn', 4, 'MilliM')], quantity: pieces(15) },
  ),
  say(
    'many-wishes',
    'سیلندر هیدرولیک پیستون ۸۰ میله ۳۶ کورس ۵۰۰ تبریز',
    'hydraulic-cylinder',
    [at('bore', 80, 'MilliM'), at('rod', 36, 'MilliM'), at('stroke', 500, 'MilliM')],
    { city: 'تبریز' },
  ),
  say(
    'many-wishes',
    '500 عدد مهره شش گوش M20 کلاس ۱۰ موجود اصفهان',
    'hexagon-nut',
    [is('thread', 'M20'), is('nutClass', 'class10')],
    { quantity: pieces(500), inStock: true, city: 'اصفهان' },
  ),
  say(
    'many-wishes',
    'فن آکسیال قطر ۶۳۰ دور ۹۳۰ حداقل ۱۲۰۰۰ متر مکعب بر ساعت ۳ دستگاه ظرف یک هفته',
    'axial-fan',
    [at('D', 630, 'MilliM'), at('speed', 930, 'REV-PER-MIN'), least('flow', 12_000, 'M3-PER-HR')],
    { deliveryDays: 7, quantity: pieces(3) },
  ),
  say('many-wishes', 'استاندارد ISO جوش و بازرسی انگلیسی سال ۲۰۲۰ به بعد', 'welding-standards', [
    is('organisation', 'ISO'),
    is('language', 'en'),
    least('year', 2020),
  ]),

  say('two-things', 'کنتاکتور ۱۸ آمپر با رله اضافه بار ۱۲ تا ۱۸ آمپر', 'contactor', [at('In', 18, 'A')], {
    also: [{ categories: ['thermal-overload-relay'], filters: [span('range', 12, 18, 'A')] }],
  }),
  say(
    'two-things',
    'الکترود دستی ۶۰۱۳ قطر ۳.۲ و صفحه برش آهن قطر ۱۸۰',
    'covered-electrode',
    [is('grade', 'E6013'), at('d', 3.2, 'MilliM')],
    { also: [{ categories: ['cutting-disc'], filters: [at('D', 180, 'MilliM'), is('use', 'steel')] }] },
  ),
  say(
    'two-things',
    'مخزن ذخیره پلی اتیلن ۵ مترمکعب + پمپ طبقاتی عمودی ۳ کیلووات',
    'storage-tank',
    [is('material', 'PE'), at('volume', 5, 'M3')],
    { also: [{ categories: ['vertical-multistage-pump'], filters: [at('power', 3, 'KiloW')] }] },
  ),
  say(
    'two-things',
    'یو پی اس ۱۰ کاوا به همراه ۲۰ عدد باتری صنعتی ۴۲ آمپر ساعت',
    'uninterruptible-power-supply',
    [at('S', 10, 'KiloVA')],
    { also: [{ categories: ['stationary-battery'], filters: [at('capacity', 42, 'A-HR')], quantity: pieces(20) }] },
  ),
  say(
    'two-things',
    'تست التراسونیک جوش میخوام و همینطور کالیبراسیون ترازو',
    'non-destructive-testing',
    [is('method', 'UT')],
    { also: [{ categories: ['calibration'], filters: [is('field', 'mass')] }] },
  ),
  say(
    'two-things',
    'فلنج اسلیپان ۸ اینچ PN16 شش عدد و شیر پروانه ای ۸ اینچ سه عدد',
    'pipe-flange',
    [is('form', 'SO'), is('dn', 'DN200'), is('rating', 'PN16')],
    {
      quantity: pieces(6),
      also: [{ categories: ['butterfly-valve'], filters: [is('dn', 'DN200')], quantity: pieces(3) }],
    },
  ),
  say('two-things', 'استاندارد DIN 471 و ISO 898-1', 'fastener-standards', [], {
    partNumber: 'DIN 471',
    also: [{ categories: ['fastener-standards'], partNumber: 'ISO 898-1' }],
  }),

  say(
    'polite',
    'سلام روز بخیر، بی زحمت قیمت ترانس جریان ۳۰۰ به ۵ کلاس نیم رو بفرمایید سپاسگزارم',
    'current-transformer',
    [at('Ip', 300, 'A'), is('accuracy', 'c05')],
  ),
  say(
    'polite',
    'احتراما به استحضار میرساند این شرکت نیازمند ۶ دستگاه کمپرسور پیستونی ۵۰۰ لیتری میباشد',
    'piston-compressor',
    [at('tank', 500, 'L')],
    { quantity: pieces(6) },
  ),
  say('polite', 'سلام داداش قربون دستت فرز انگشتی ۱۲ چهار پر کارباید داری؟', 'carbide-end-mill', [
    at('d', 12, 'MilliM'),
    at('flutes', 4),
  ]),
  say(
    'polite',
    'با عرض سلام خدمت همکاران محترم، تقاضا دارم در خصوص مهندسی نگهداری راهنمایی بفرمایید',
    'maintenance-management',
  ),
  say('polite', 'خدا قوت، یه سوال داشتم رولیک نقاله قطر ۱۳۳ طول ۷۵۰ میزنید؟ ممنون میشم جواب بدین', 'conveyor-roller', [
    at('D', 133, 'MilliM'),
    at('L', 750, 'MilliM'),
  ]),
  say(
    'polite',
    'مستدعی است نسبت به تامین ۳۰ عدد گلند پلی آمید M20 اقدام لازم مبذول فرمایید',
    'cable-gland',
    [is('thread', 'M20'), is('material', 'polyamide')],
    { quantity: pieces(30) },
  ),
  say('polite', 'سلام آقای مهندس لطف میکنید برای مخزن ۲۰ متری سطح سنج راداری معرفی کنید', 'level-transmitter', [
    is('principle', 'radar80'),
    least('reach', 20, 'M'),
  ]),

  say('unread', 'تسمه تایم HTD 8M عرض ۳۰ کنتیننتال', 'timing-belt', [is('pitchName', '8M'), at('W', 30, 'MilliM')], {
    rest: ['کنتیننتال'],
  }),
  say('unread', 'کفش ایمنی سایز ۴۲ کامپوزیت', 'safety-footwear', [at('size', 42)], { rest: ['کامپوزیت'] }),
  say('unread', 'سافت استارتر ۵۵ کیلووات اشنایدر', 'soft-starter', [at('power', 55, 'KiloW')], { rest: ['اشنایدر'] }),
  say('unread', 'یاتاقان پایه دار شفت ۵۰ آساهی', 'pillow-block-bearing-unit', [at('d', 50, 'MilliM')], {
    rest: ['آساهی'],
  }),
  say('unread', 'كابل فرمان ۷ در ۱ شیلددار سیمیا', 'control-cable', [at('cores', 7), at('section', 1, 'MilliM2')], {
    rest: ['شیلددار', 'سیمیا'],
  }),
  say(
    'unread',
    'چراغ سوله ای ۲۰۰ وات ۶۵۰۰ کلوین گارانتی دار',
    'led-high-bay',
    [at('power', 200, 'W'), is('colour', 'k6500')],
    { rest: ['گارانتی'] },
  ),
  say('unread', 'دایکاست قطعه زاماک', 'die-casting', [], { rest: ['زاماک'] }),
  say('unread', 'سیم بکسل ۲۰ میل مغز کنفی نتاب', 'steel-wire-rope', [at('d', 20, 'MilliM'), is('core', 'FC')], {
    rest: ['نتاب'],
  }),
];
