import { at, is, least, most, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** The second third of the need sentences: it chooses between ways to build, and is never built on. */
export const sentencesChoose: readonly Sentence[] = [
  say('negation', 'کلاه ایمنی غیر از قرمز لازم دارم', 'industrial-helmet', [], { excludes: [is('colour', 'red')] }),
  say('negation', 'شیر کشویی سایز ۸۰ بدنه چدنی نمی‌خوام', 'gate-valve', [is('dn', 'DN80')], {
    excludes: [is('body', 'GGG40')],
  }),
  say('negation', 'خاموش کننده ۶ کیلویی پودری نباشد', 'fire-extinguisher', [at('charge', 6, 'KiloGM')], {
    excludes: [is('agent', 'powder')],
  }),
  say('negation', 'پی ال سی ۱۴ ورودی که خروجیش رله‌ای نباشه', 'programmable-controller', [at('inputs', 14)], {
    excludes: [is('outputKind', 'relay')],
  }),
  say('negation', 'مته ۸ میل کبالت نمیخوام همون معمولی', 'hss-twist-drill', [at('d', 8, 'MilliM')], {
    excludes: [is('material', 'HSSCo')],
  }),
  say('negation', 'مخزن ذخیره ۵ مترمکعب پلی اتیلن نباشه', 'storage-tank', [at('volume', 5, 'M3')], {
    excludes: [is('material', 'PE')],
  }),
  say('negation', 'قلاویز M10 مارپیچ نباشه', 'machine-tap', [is('thread', 'M10')], {
    excludes: [is('flute', 'spiral')],
  }),
  say('negation', 'دستگاه جوش ۲۰۰ آمپر تیگ نه', 'inverter-welding-machine', [at('current', 200, 'A')], {
    excludes: [is('process', 'TIG')],
  }),
  say('capability', 'تراشکاری CNC یه شفت به قطر ۲۸۰ و طول ۱۲۰۰ میلیمتر', 'cnc-turning', [
    least('maxDiameter', 280, 'MilliM'),
    least('maxLength', 1200, 'MilliM'),
  ]),
  say('capability', 'سیم پیچی الکتروموتور ۴۵ کیلووات سوخته', 'motor-rewinding', [least('power', 45, 'KiloW')]),
  say('capability', 'ریخته گری چدن داکتیل قطعه ۴۰۰ کیلویی', 'sand-casting', [
    is('alloy', 'GGG50'),
    least('maxMass', 400, 'KiloGM'),
  ]),
  say('capability', 'آهنگری فولاد قطعه ۱.۵ تنی', 'open-die-forging', [least('maxMass', 1.5, 'TONNE')]),
  say('capability', 'آبکاری کروم سخت میله ۳.۵ متری', 'electroplating', [
    is('metal', 'chrome'),
    least('maxLength', 3.5, 'M'),
  ]),
  say('capability', 'جرثقیل زنجیری برقی که ۲.۵ تن بلند کنه', 'chain-hoist', [
    least('load', 2.5, 'TONNE'),
    is('drive', 'electric'),
  ]),
  say('capability', 'کوپلینگ فکی برای گشتاور ۴۰۰ نیوتن متر', 'jaw-coupling', [least('torque', 400, 'N-M')]),
  say('capability', 'سطح سنج راداری برای مخزن ۱۵ متری', 'level-transmitter', [
    is('principle', 'radar80'),
    least('reach', 15, 'M'),
  ]),
  say('limit', 'کالیبراسیون ترک‌متر حداکثر تا ۵ روز گزارش بدن', 'calibration', [
    is('field', 'torque'),
    most('reportDays', 5, 'DAY'),
  ]),
  say('limit', 'تعمیر گیربکس، زیر ۷۲ ساعت باید برسن', 'pump-overhaul', [most('response', 72, 'HR')]),
  say('limit', 'آزمایشگاه مواد که تا ۳ روز جواب بده', 'materials-testing', [most('reportDays', 3, 'DAY')]),
  say('limit', 'فن آکسیال که موتورش از نیم کیلووات بیشتر نباشه', 'axial-fan', [most('power', 0.5, 'KiloW')]),
  say('limit', 'بالانس روتور، باید تا ۲۴ ساعت دیگه بیان', 'balancing-and-alignment', [most('response', 24, 'HR')]),
  say('covers', 'بی متال برای موتور ۱۱ آمپر', 'thermal-overload-relay', [at('range', 11, 'A')]),
  say('covers', 'ترک‌متر واسه بستن پیچ با ۱۵۰ نیوتن‌متر', 'torque-wrench', [at('range', 150, 'N-M')]),
  say('covers', 'شیر اطمینان تنظیم شده روی ۱۰ بار', 'safety-valve', [at('setPressure', 10, 'BAR_G')]),
  say('covers', 'ترانسمیتر فشار واسه خط ۳ بار', 'pressure-transmitter', [at('range', 3, 'BAR_G')]),
  say('covers', 'رله اضافه بار تنظیم روی ۳۵ آمپر', 'thermal-overload-relay', [at('range', 35, 'A')]),
  say('range', 'الکتروموتور سه فاز بین ۵ تا ۱۱ کیلووات', 'three-phase-motor', [span('power', 5, 11, 'KiloW')]),
  say('range', 'پمپ شناور با ارتفاع بالای ۱۰۰ متر', 'submersible-borehole-pump', [least('head', 100, 'M')]),
  say('range', 'پروژکتور کمتر از ۱۰۰ وات', 'led-floodlight', [most('power', 100, 'W')]),
  say('range', 'مخزن هوای فشرده ۵۰۰ تا ۱۰۰۰ لیتری', 'air-receiver', [span('volume', 500, 1000, 'L')]),
  say('range', 'بلبرینگ شیار عمیق قطر داخلی ۴۰ تا ۵۰ میل', 'deep-groove-ball-bearing', [span('d', 40, 50, 'MilliM')]),
  say('range', 'تیرآهن با ارتفاع ۲۰۰ تا ۳۰۰ میلیمتر از نوع IPE', 'ipe-beam', [span('h', 200, 300, 'MilliM')]),
  say('range', 'فن سانتریفیوژ با دبی ۵ تا ۱۲ هزار متر مکعب در ساعت', 'centrifugal-fan', [
    span('flow', 5000, 12000, 'M3-PER-HR'),
  ]),
  say('ambiguous', 'کاسه نمد ۴۰ میل', 'oil-seal', [], { asks: ['property'] }),
  say('ambiguous', 'الکتروموتور سه فاز ۱۰', 'three-phase-motor', [], { asks: ['unit'] }),
  say('ambiguous', 'تسمه نقاله لاستیکی ۸۰ سانتی', 'conveyor-belt', [at('W', 80, 'CentiM')]),
  say('ambiguous', 'لوله ۶ اینچ میخوام', 'carbon-steel-pipe stainless-steel-pipe', [], {
    oneOf: [[is('nps', '6"'), is('dn', 'DN150')]],
    asks: ['category'],
  }),
  say('ambiguous', 'کمپرسور هوا ۷.۵ کیلووات', 'screw-compressor piston-compressor', [at('power', 7.5, 'KiloW')], {
    asks: ['category'],
  }),
  say('ambiguous', 'خار فنری ۴۰ میل', 'retaining-ring-shaft retaining-ring-bore', [at('d1', 40, 'MilliM')], {
    asks: ['category'],
  }),
  say('ambiguous', 'رولیک نقاله ۶۰۰ میل', 'conveyor-roller', [at('L', 600, 'MilliM')]),
  say('dimensions', 'بلبرینگ شیار عمیق ۲۵*۵۲*۱۵', 'deep-groove-ball-bearing', [
    at('d', 25, 'MilliM'),
    at('D', 52, 'MilliM'),
    at('B', 15, 'MilliM'),
  ]),
  say('dimensions', 'پیچ آلن سراستوانه M8x30', 'socket-head-cap-screw', [is('thread', 'M8'), at('L', 30, 'MilliM')]),
  say('dimensions', 'اورینگ 23.47×2.62', 'o-ring', [at('d1', 23.47, 'MilliM'), at('d2', 2.62, 'MilliM')]),
  say('dimensions', 'خار موازی ۱۰×۸×۵۰', 'parallel-key', [
    at('b', 10, 'MilliM'),
    at('h', 8, 'MilliM'),
    at('L', 50, 'MilliM'),
  ]),
  say('dimensions', 'شیلنگ پلی اورتان باد ۱۰*۶.۵', 'polyurethane-tube', [
    at('D', 10, 'MilliM'),
    at('d', 6.5, 'MilliM'),
  ]),
  say('dimensions', 'لوله پلی اتیلن ۱۱۰×۱۰', 'polyethylene-pipe', [at('D', 110, 'MilliM'), at('t', 10, 'MilliM')]),
  say('dimensions', 'کابل افشان 3×1.5', 'flexible-cable-h05vv-f', [at('cores', 3), at('section', 1.5, 'MilliM2')]),
  say('quantity', '۵۰۰ کیلو میلگرد آجدار ۱۶', 'reinforcing-bar', [at('d', 16, 'MilliM')], {
    quantity: { value: 500, unit: 'KiloGM' },
  }),
  say('quantity', 'روغن هیدرولیک ۴۶ به مقدار ۲۰۸ لیتر', 'hydraulic-oil', [is('vg', 'VG 46')], {
    quantity: { value: 208, unit: 'L' },
  }),
  say('quantity', '۴ دستگاه پمپ لجن کش ۱۵ متری', 'sewage-submersible-pump', [at('head', 15, 'M')], {
    quantity: pieces(4),
  }),
  say('quantity', '۲ حلقه سیم افشان نمره ۲.۵', 'flexible-wire-h07v-k', [at('section', 2.5, 'MilliM2')], {
    quantity: { value: 2, unit: 'ROLL' },
  }),
  say('quantity', 'باتری صنعتی ۱۰۰ آمپر ساعت تعداد ۱۶', 'stationary-battery', [at('capacity', 100, 'A-HR')], {
    quantity: pieces(16),
  }),
  say('quantity', 'یک عدد ترک‌متر برای ۱۰۰ نیوتن متر', 'torque-wrench', [at('range', 100, 'N-M')], {
    quantity: pieces(1),
  }),
  say('price', 'الکتروموتور سه فاز ۴ کیلووات تا ۵ میلیون تومان', 'three-phase-motor', [at('power', 4, 'KiloW')], {
    price: toman(5_000_000),
  }),
  say('price', 'کنتاکتور ۲۵ آمپر بین ۱ تا ۲ میلیون تومان', 'contactor', [at('In', 25, 'A')], {
    price: { minRial: 10_000_000, maxRial: 20_000_000, per: 'unit' },
  }),
  say('price', 'میلگرد آجدار ۱۴ کیلویی زیر ۳۵ هزار تومن', 'reinforcing-bar', [at('d', 14, 'MilliM')], {
    price: toman(35_000),
  }),
  say('price', 'مانومتر ۰ تا ۱۶ بار سقف قیمت ۹۰۰ هزار تومان', 'pressure-gauge', [span('range', 0, 16, 'BAR_G')], {
    price: toman(900_000),
  }),
  say(
    'price',
    'لودسل تک نقطه ۶۰ کیلو تا ۳ میلیون تومن',
    'load-cell',
    [is('form', 'single'), at('capacity', 60, 'KiloGM')],
    { price: toman(3_000_000) },
  ),
  say(
    'price',
    'اورینگ وایتون قطر داخلی ۲۳.۴۷ زیر ۵۰ هزار تومان',
    'o-ring',
    [is('material', 'FKM'), at('d1', 23.47, 'MilliM')],
    { price: toman(50_000) },
  ),
  say('city', 'تراشکاری در تبریز برای قطر ۲۰۰ میل', 'cnc-turning', [least('maxDiameter', 200, 'MilliM')], {
    city: 'تبریز',
  }),
  say('city', 'کالیبراسیون ترازو نزدیک اهواز', 'calibration', [is('field', 'mass')], { city: 'اهواز' }),
  say('city', 'رنگ پودری اطراف قم', 'industrial-coating', [is('system', 'powder')], { city: 'قم' }),
  say('city', 'شیر کشویی سایز ۲۰۰ بار بزنن برای اراک', 'gate-valve', [is('dn', 'DN200')], { city: 'اراک' }),
  say('city', 'طراح ماشین تو تهران میشناسید؟', 'machine-design', [], { city: 'تهران' }),
  say('city', 'ریخته گری برنز نجف آباد', 'sand-casting', [is('alloy', 'bronze')], { city: 'نجف آباد' }),
  say('delivery', 'بلبرینگ 22210 تحویل ۲ روزه', '', [], { partNumber: '22210', deliveryDays: 2 }),
  say('delivery', 'ترانس خشک ۱۰۰۰ کاوا حداکثر ۲۰ روزه تحویل بدن', 'dry-type-transformer', [at('kVA', 1000, 'KiloVA')], {
    deliveryDays: 20,
  }),
  say(
    'delivery',
    'جک هیدرولیک ۸۰ کورس ۵۰۰ تا ده روز کاری',
    'hydraulic-cylinder',
    [at('bore', 80, 'MilliM'), at('stroke', 500, 'MilliM')],
    { deliveryDays: 10 },
  ),
  say(
    'delivery',
    'لوله مانیسمان ۳ اینچ رده ۸۰ آماده تحویل',
    'carbon-steel-pipe',
    [is('make', 'seamless'), is('schedule', 'sch80')],
    { oneOf: [[is('nps', '3"'), is('dn', 'DN80')]], inStock: true },
  ),
  say(
    'delivery',
    'پی ال سی ۲۴ ورودی ۱۶ خروجی موجودی داشته باشه',
    'programmable-controller',
    [at('inputs', 24), at('outputs', 16)],
    { inStock: true },
  ),
  say(
    'delivery',
    'فلنج اسلیپان DN80 کلاس ۱۵۰ دو سه روزه',
    'pipe-flange',
    [is('form', 'SO'), is('dn', 'DN80'), is('rating', 'class150')],
    { deliveryDays: 3 },
  ),
  say('part-number', 'قیمت UCP 208 رو میخواستم', '', [], { partNumber: 'UCP208' }),
  say('part-number', 'تسمه spa 1800 چنده', '', [], { partNumber: 'SPA1800' }),
  say('part-number', 'زنجیر ۱۶B-2 لازم دارم', '', [], { partNumber: '16B-2' }),
  say('part-number', 'شیر BUV-150-16-GGG40 برای خط آب', '', [], { partNumber: 'BUV-150-16-GGG40' }),
  say('part-number', 'پی ال سی PLC-2416T', '', [], { partNumber: 'PLC-2416T' }),
  say('part-number', 'بلبرینگ ۶۰۰۸ سی تری', '', [], { partNumber: '6008/C3' }),
  say('part-number', 'مکانیکال سیل MS-35-SS', '', [], { partNumber: 'MS-35-SS' }),
  say('words', 'الکتروموتور هفت و نیم کیلووات سه فاز', 'three-phase-motor', [at('power', 7.5, 'KiloW')]),
  say('words', 'پروژکتور صد و پنجاه وات', 'led-floodlight', [at('power', 150, 'W')]),
  say('words', 'کلید مینیاتوری بیست و پنج آمپر سه پل', 'miniature-circuit-breaker', [
    at('In', 25, 'A'),
    at('poles', 3),
  ]),
  say('words', 'شیر توپی دنده‌ای سه چهارم اینچ برنجی', 'threaded-ball-valve', [
    is('thread', 'G3/4"'),
    is('body', 'brass'),
  ]),
  say('words', 'یو پی اس شش کاوا', 'uninterruptible-power-supply', [at('S', 6, 'KiloVA')]),
  say('words', 'شیر پروانه ای پی ان شونزده سایز دویست', 'butterfly-valve', [is('pn', 'PN16'), is('dn', 'DN200')]),
  say('words', 'قوطی ده در ده سانت', 'hollow-section', [at('h', 10, 'CentiM'), at('b', 10, 'CentiM')]),
  say(
    'many-wishes',
    'الکتروموتور سه فاز ۲۲ کیلووات ۱۵۰۰ دور IE3 تا یک هفته در اصفهان',
    'three-phase-motor',
    [at('power', 22, 'KiloW'), is('ieClass', 'IE3')],
    { oneOf: [[is('poles', 'p4'), at('speed', 1500, 'REV-PER-MIN')]], deliveryDays: 7, city: 'اصفهان' },
  ),
  say('many-wishes', 'سنسور القایی M12 روکار PNP با فاصله ۸ میل', 'inductive-sensor', [
    is('size', 'M12'),
    is('mount', 'loose'),
    is('output', 'PNP'),
    at('Sn', 8, 'MilliM'),
  ]),
  say(
    'many-wishes',
    'لوله استیل 316 سایز ۲ اینچ رده 40S به طول ۶۰ متر تحویل اهواز',
    'stainless-steel-pipe',
    [is('alloy', '316L'), is('schedule', 'sch40S')],
    { oneOf: [[is('nps', '2"'), is('dn', 'DN50')]], quantity: { value: 60, unit: 'M' }, city: 'اهواز' },
  ),
  say(
    'many-wishes',
    'انکودر ۱۰۲۴ پالس لاین درایور شفت ۱۰ دو هفته‌ای',
    'rotary-encoder',
    [at('pulses', 1024), is('output', 'lineDriver'), at('shaft', 10, 'MilliM')],
    { deliveryDays: 14 },
  ),
  say(
    'many-wishes',
    'تراش CNC شفت قطر ۱۵۰ طول ۲ متر، ۱۲ عدد، در مشهد',
    'cnc-turning',
    [least('maxDiameter', 150, 'MilliM'), least('maxLength', 2, 'M')],
    { quantity: pieces(12), city: 'مشهد' },
  ),
  say('two-things', 'کنتاکتور ۳۲ آمپر با بی متال ۲۳ تا ۳۲', 'contactor', [at('In', 32, 'A')], {
    also: [{ categories: ['thermal-overload-relay'], filters: [span('range', 23, 32, 'A')] }],
  }),
  say(
    'two-things',
    'پیچ شش گوش تمام رزوه M16×60 با مهره شش گوش',
    'hexagon-screw-full-thread',
    [is('thread', 'M16'), at('L', 60, 'MilliM')],
    { also: [{ categories: ['hexagon-nut'] }] },
  ),
  say('two-things', 'کفش ایمنی سایز ۴۴ و کلاه ایمنی زرد', 'safety-footwear', [at('size', 44)], {
    also: [{ categories: ['industrial-helmet'], filters: [is('colour', 'yellow')] }],
  }),
  say('polite', 'با سلام و احترام، لطفا برای شیر پروانه‌ای DN150 پیش فاکتور بدید', 'butterfly-valve', [
    is('dn', 'DN150'),
  ]),
  say('polite', 'سلام داداش چرخ صنعتی ۱۰۰ گردون داری', 'industrial-castor', [
    at('D', 100, 'MilliM'),
    is('fork', 'swivel'),
  ]),
  say('polite', 'لطف میکنید بگید کابل فرمان ۷ رشته ۱.۵ دارید یا نه؟', 'control-cable', [
    at('cores', 7),
    at('section', 1.5, 'MilliM2'),
  ]),
  say('polite', 'ضمن عرض سلام درخواست استعلام دیزل ژنراتور ۱۵۰ کاوا', 'diesel-generator-set', [
    at('prime', 150, 'KiloVA'),
  ]),
  say('polite', 'سلام عزیز یه نمایشگر HMI ده اینچی لازم دارم، ۱۰.۱', 'operator-panel', [at('diagonal', 10.1, 'IN')]),
  say('polite', 'سلام و خدا قوت، زانو جوشی ۴ اینچ رده ۴۰ میخوام', 'butt-weld-elbow', [is('schedule', 'sch40')], {
    oneOf: [[is('nps', '4"'), is('dn', 'DN100')]],
  }),
  say('unread', 'الکتروموتور سه فاز ۱۱ کیلووات ضدانفجار', 'three-phase-motor', [at('power', 11, 'KiloW')], {
    rest: ['ضدانفجار'],
  }),
  say('unread', 'اینورتر ۴ کیلووات گرندفار نه، دلتا', 'variable-frequency-drive', [at('power', 4, 'KiloW')], {
    rest: ['گرندفار', 'دلتا'],
  }),
  say(
    'unread',
    'شیر برقی پنوماتیک ۵/۲ تک بوبین G1/4 با سوکت چراغدار',
    'pneumatic-solenoid-valve',
    [is('ways', 'v52'), is('port', 'G1/4')],
    { rest: ['چراغدار'] },
  ),
  say('unread', 'روغن هیدرولیک ۶۸ بهران', 'hydraulic-oil', [is('vg', 'VG 68')], { rest: ['بهران'] }),
  say(
    'unread',
    'ترموکوپل K طول ۳۰۰ میلیمتر با هد آلومینیومی',
    'resistance-thermometer',
    [is('element', 'K'), at('L', 300, 'MilliM')],
    { rest: ['هد'] },
  ),
  say('unread', 'لپ تاپ صنعتی ضد آب', '', [], { rest: ['لپ'] }),
];
