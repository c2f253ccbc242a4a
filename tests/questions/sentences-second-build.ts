import { at, is, least, most, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/**
 * The first sealed part of the need sentences. Its score was reported once: precision 96.7 %, recall 85.6 %, 8 silent
 * wrong guesses. Since then it is a part to build on.
 */
export const sentencesSecondBuild: readonly Sentence[] = [
  say('negation', 'لوله ۴ اینچ نه درزدار', 'carbon-steel-pipe', [], {
    oneOf: [[is('nps', '4"'), is('dn', 'DN100')]],
    excludes: [is('make', 'welded')],
  }),
  say('negation', 'کنتاکتور ۴۰ آمپر ولی بوبین ۲۴ ولت نه', 'contactor', [at('In', 40, 'A')], {
    excludes: [is('coil', 'DC24')],
  }),
  say('negation', 'جرثقیل زنجیری ۲ تن، دستی نباشه لطفا', 'chain-hoist', [at('load', 2, 'TONNE')], {
    excludes: [is('drive', 'manual')],
  }),
  say('negation', 'الکتروموتور ۷.۵ کیلووات غیر IE2', 'three-phase-motor', [at('power', 7.5, 'KiloW')], {
    excludes: [is('ieClass', 'IE2')],
  }),
  say('negation', 'بلبرینگ قطر داخلی ۲۵ میل، باز نباشه', 'deep-groove-ball-bearing', [at('d', 25, 'MilliM')], {
    excludes: [is('sealing', 'open')],
  }),
  say('negation', 'رله مینیاتوری ۴ کنتاکت نه با بوبین ۲۳۰', 'interface-relay', [at('contacts', 4)], {
    excludes: [is('coil', 'AC230')],
  }),
  say('negation', 'آزمون غیرمخرب جوش غیر از رادیوگرافی', 'non-destructive-testing', [], {
    excludes: [is('method', 'RT')],
  }),
  say('negation', 'ترمینال ریلی ۴ فنری نمیخوام', 'terminal-block', [at('section', 4, 'MilliM2')], {
    excludes: [is('clamp', 'spring')],
  }),
  say('capability', 'وایرکات قطعه به ضخامت ۱۸۰ میلیمتر', 'wire-edm', [least('maxThickness', 180, 'MilliM')]),
  say('capability', 'بالانس پروانه فن ۳۵۰ کیلویی', 'balancing-and-alignment', [least('maxMass', 350, 'KiloGM')]),
  say('capability', 'دنده زنی چرخ دنده مدول ۸ به قطر ۶۰ سانت', 'gear-cutting', [
    least('module', 8, 'MilliM'),
    least('maxDiameter', 60, 'CentiM'),
  ]),
  say('capability', 'سنگ زنی محور قطر ۳۰۰ طول ۲.۵ متر', 'grinding', [
    least('maxDiameter', 300, 'MilliM'),
    least('maxLength', 2.5, 'M'),
  ]),
  say('capability', 'تعمیر اساسی پمپ ۹۰ کیلووات', 'pump-overhaul', [least('power', 90, 'KiloW')]),
  say('capability', 'شگل برای بار ۴ تن', 'bow-shackle', [least('load', 4, 'TONNE')]),
  say('capability', 'مخزن باد که ۱۴ بار رو تحمل کنه', 'air-receiver', [least('pressure', 14, 'BAR_G')]),
  say('capability', 'لودسل برشی واسه وزن ۱۸۰۰ کیلو', 'load-cell', [
    is('form', 'shear'),
    least('capacity', 1800, 'KiloGM'),
  ]),
  say('limit', 'پایش وضعیت و ارتعاش سنجی، ظرف یک روز برسن سر دستگاه', 'condition-monitoring', [
    most('response', 1, 'DAY'),
  ]),
  say('limit', 'طراحی ماشین بسته بندی حداکثر دو ماهه', 'machine-design', [most('delivery', 2, 'MON')]),
  say('limit', 'ممیزی انرژی در کمتر از ۲ هفته', 'energy-audit', [most('delivery', 2, 'WK')]),
  say('limit', 'ترانسمیتر فشار با خطای حداکثر ۰.۲۵ درصد', 'pressure-transmitter', [most('accuracy', 0.25, 'PERCENT')]),
  say('limit', 'وایرکات با رواداری حداکثر ۵ میکرون', 'wire-edm', [most('tolerance', 5, 'MicroM')]),
  say('covers', 'گلند برای کابل قطر ۱۶ میل', 'cable-gland', [at('clamp', 16, 'MilliM')]),
  say('covers', 'دماسنج بی متال برای دمای ۳۵۰ درجه', 'bimetal-thermometer', [at('range', 350, 'DEG_C')]),
  say('covers', 'اورینگ که دمای ۱۵۰ درجه رو تحمل کنه', 'o-ring', [at('temperature', 150, 'DEG_C')]),
  say('covers', 'الکترود که با ۱۱۰ آمپر جوش بده', 'covered-electrode', [at('current', 110, 'A')]),
  say('covers', 'مکانیکال سیل ۳۰ میل برای آب ۱۲۰ درجه', 'mechanical-seal', [
    at('d', 30, 'MilliM'),
    at('temperature', 120, 'DEG_C'),
  ]),
  say('range', 'درایو ۷.۵ الی ۱۵ کیلووات', 'variable-frequency-drive', [span('power', 7.5, 15, 'KiloW')]),
  say('range', 'دیزل ژنراتور از ۲۰۰ تا ۴۰۰ کاوا', 'diesel-generator-set', [span('prime', 200, 400, 'KiloVA')]),
  say('range', 'ورق فلزی ضخامت بین ۲ و ۴ میل', 'sheet-and-plate', [span('t', 2, 4, 'MilliM')]),
  say('range', 'گیربکس حلزونی نسبت ۲۰ به بالا', 'worm-gearbox', [least('ratio', 20)]),
  say('range', 'سنسور نوری با برد ۵ تا ۱۵ متر', 'photoelectric-sensor', [span('reach', 5, 15, 'M')]),
  say('range', 'ترانسمیتر فشار منفی نباشه، صفر تا ۲۵ بار', 'pressure-transmitter', [span('range', 0, 25, 'BAR_G')]),
  say('range', 'دماسنج بی متال صفر تا ۱۶۰ درجه', 'bimetal-thermometer', [span('range', 0, 160, 'DEG_C')]),
  say('ambiguous', 'پیچ شش گوش تمام رزوه ۵۰ میل', 'hexagon-screw-full-thread', [at('L', 50, 'MilliM')]),
  say('ambiguous', 'پمپ سانتریفیوژ زمینی ۳۲ متر', 'end-suction-pump', [at('head', 32, 'M')]),
  say('ambiguous', 'تابلو دیواری ۶۰ سانتی', 'wall-enclosure', [], { asks: ['property'] }),
  say('ambiguous', 'ترانس ۲۵۰ کاوا', 'oil-distribution-transformer dry-type-transformer', [at('kVA', 250, 'KiloVA')], {
    asks: ['category'],
  }),
  say(
    'ambiguous',
    'سیلندر کورس ۲۰۰ میل',
    'pneumatic-cylinder-iso-15552 hydraulic-cylinder',
    [at('stroke', 200, 'MilliM')],
    { asks: ['category'] },
  ),
  say('ambiguous', 'نبشی بال مساوی ۵ سانتی', 'equal-angle', [at('a', 5, 'CentiM')]),
  say('ambiguous', 'فن آکسیال ۵۰ سانتی', 'axial-fan', [at('D', 50, 'CentiM')]),
  say('dimensions', 'قوطی ۸۰ در ۸۰ ضخامت ۴', 'hollow-section', [
    at('h', 80, 'MilliM'),
    at('b', 80, 'MilliM'),
    at('t', 4, 'MilliM'),
  ]),
  say('dimensions', 'سینی کابل ۳۰۰ در ۱۰۰', 'cable-tray', [at('W', 300, 'MilliM'), at('h', 100, 'MilliM')]),
  say('dimensions', 'جک پنوماتیک ۶۳ در ۲۰۰', 'pneumatic-cylinder-iso-15552', [
    at('bore', 63, 'MilliM'),
    at('stroke', 200, 'MilliM'),
  ]),
  say('dimensions', 'کابل زمینی ۴ در ۲۵', 'power-cable-nyy', [at('cores', 4), at('section', 25, 'MilliM2')]),
  say('dimensions', 'رولیک نقاله قطر ۸۹ طول ۴۶۵', 'conveyor-roller', [at('D', 89, 'MilliM'), at('L', 465, 'MilliM')]),
  say('dimensions', 'صفحه برش ۱۱۵×۱ استیل', 'cutting-disc', [
    at('D', 115, 'MilliM'),
    at('T', 1, 'MilliM'),
    is('use', 'inox'),
  ]),
  say('dimensions', 'پکینگ گرافیتی ۱۰×۱۰', 'gland-packing', [is('material', 'graphite'), at('side', 10, 'MilliM')]),
  say('quantity', '۳ تا اینورتر ۱۱ کیلووات لازم داریم', 'variable-frequency-drive', [at('power', 11, 'KiloW')], {
    quantity: pieces(3),
  }),
  say('quantity', '۱۰ شاخه تیرآهن IPE 160', '', [], { partNumber: 'IPE160', quantity: { value: 10, unit: 'BRANCH' } }),
  say('quantity', 'کفش ایمنی سایز ۴۲، ۶۰ جفت', 'safety-footwear', [at('size', 42)], {
    quantity: { value: 60, unit: 'EACH' },
  }),
  say('quantity', '۵ بسته الکترود 6013 قطر ۳.۲', 'covered-electrode', [is('grade', 'E6013'), at('d', 3.2, 'MilliM')], {
    quantity: { value: 5, unit: 'PACK' },
  }),
  say('quantity', '۵۰ متر لوله پلی اتیلن ۶۳', 'polyethylene-pipe', [at('D', 63, 'MilliM')], {
    quantity: { value: 50, unit: 'M' },
  }),
  say('quantity', '۳۰۰ عدد تراش CNC قطر ۴۰ میلیمتر', 'cnc-turning', [least('maxDiameter', 40, 'MilliM')], {
    quantity: pieces(300),
  }),
  say('price', 'دریل نه، مته ۱۰ میل ارزون تر از ۲۰۰ هزار تومن', 'hss-twist-drill', [at('d', 10, 'MilliM')], {
    price: toman(200_000),
  }),
  say('price', 'کفش ایمنی سایز ۴۳ زیر ۱۵ میلیون ریال', 'safety-footwear', [at('size', 43)], {
    price: { maxRial: 15_000_000, per: 'unit' },
  }),
  say('price', '۱۰ تا شیر پروانه‌ای سایز ۱۰۰ جمعا زیر ۶۰ میلیون تومن', 'butterfly-valve', [is('dn', 'DN100')], {
    quantity: pieces(10),
    price: toman(60_000_000, 'total'),
  }),
  say(
    'price',
    'کابل افشان ۳ در ۲.۵ متری کمتر از ۶۰ هزار تومن',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { price: toman(60_000) },
  ),
  say(
    'price',
    'جرثقیل زنجیری ۱ تن دستی زیر پانزده میلیون تومن',
    'chain-hoist',
    [at('load', 1, 'TONNE'), is('drive', 'manual')],
    { price: toman(15_000_000) },
  ),
  say('price', 'برش لیزر ورق ۵ میل ساعتی زیر ۳ میلیون تومن', 'laser-cutting', [least('maxThickness', 5, 'MilliM')], {
    optional: [is('process', 'fiber')],
    price: toman(3_000_000),
  }),
  say('city', 'الکتروموتور ۱۵ کیلووات تحویل مشهد', 'three-phase-motor', [at('power', 15, 'KiloW')], { city: 'مشهد' }),
  say('city', 'ورق استیل ۳۱۶ ضخامت ۳ میل شیراز', 'sheet-and-plate', [is('steel', 'AISI316L'), at('t', 3, 'MilliM')], {
    city: 'شیراز',
  }),
  say('city', 'کنتاکتور ۶۵ آمپر از لاله زار تهران', 'contactor', [at('In', 65, 'A')], {
    city: 'تهران',
    rest: ['لاله'],
  }),
  say('city', 'مخزن پلی اتیلن ۵ مترمکعب ارسال به یزد', 'storage-tank', [is('material', 'PE'), at('volume', 5, 'M3')], {
    city: 'یزد',
  }),
  say('city', 'الکترود E7018 قطر ۴ تحویل کرمان', 'covered-electrode', [is('grade', 'E7018'), at('d', 4, 'MilliM')], {
    city: 'کرمان',
  }),
  say('city', 'کابلشو ۹۵ در همدان', 'cable-lug', [at('section', 95, 'MilliM2')], { city: 'همدان' }),
  say('delivery', 'کلید اتوماتیک ۲۵۰ آمپر، یک هفته‌ای برسه', 'moulded-case-circuit-breaker', [at('In', 250, 'A')], {
    deliveryDays: 7,
  }),
  say('delivery', 'گیربکس هلیکال نسبت ۲۰ فوری، موجود باشه', 'helical-gearbox', [at('ratio', 20)], { inStock: true }),
  say('delivery', 'اینورتر ۵.۵ کیلووات که تا فردا برسه', 'variable-frequency-drive', [at('power', 5.5, 'KiloW')], {
    deliveryDays: 1,
  }),
  say('delivery', 'مانومتر ۰ تا ۶ بار دو هفته وقت داریم', 'pressure-gauge', [span('range', 0, 6, 'BAR_G')], {
    deliveryDays: 14,
  }),
  say(
    'delivery',
    'کاسه نمد ۵۰×۷۲×۸ تا پنج روز',
    'oil-seal',
    [at('d', 50, 'MilliM'), at('D', 72, 'MilliM'), at('B', 8, 'MilliM')],
    { deliveryDays: 5 },
  ),
  say('delivery', 'سافت استارتر ۵۵ کیلووات حداکثر تا ۱ هفته', 'soft-starter', [at('power', 55, 'KiloW')], {
    deliveryDays: 7,
  }),
  say('part-number', 'یه کنتاکتور KM-40-AC230 بدید', '', [], { partNumber: 'KM-40-AC230' }),
  say('part-number', 'پمپ 65-40-250/2900 استعلام', '', [], { partNumber: '65-40-250/2900' }),
  say('part-number', 'الکتروموتور TM160M-4-11-IE3', '', [], { partNumber: 'TM160M-4-11-IE3' }),
  say('part-number', 'hk 3020 سوزنی', '', [], { partNumber: 'HK3020' }),
  say('part-number', 'فیوز کاردی nh1 160 gg', '', [], { partNumber: 'NH1-160gG' }),
  say('part-number', 'کف گرد 51206', '', [], { partNumber: '51206' }),
  say('part-number', 'چرخ زنجیر SP-10B-Z21', '', [], { partNumber: 'SP-10B-Z21' }),
  say('words', 'مته هشت میل', 'hss-twist-drill', [at('d', 8, 'MilliM')]),
  say('words', 'فلنج کلاس سیصد سایز هشتاد', 'pipe-flange', [is('rating', 'class300'), is('dn', 'DN80')]),
  say('words', 'مخزن هوای فشرده دو هزار لیتری', 'air-receiver', [at('volume', 2000, 'L')]),
  say('words', 'ورق سیاه ده میل', 'sheet-and-plate', [at('t', 10, 'MilliM')], { optional: [is('steel', 'S235JR')] }),
  say('words', 'کمپرسور پیستونی پونصد لیتری', 'piston-compressor', [at('tank', 500, 'L')]),
  say('words', 'الکترود سه و دو دهم', 'covered-electrode', [at('d', 3.2, 'MilliM')]),
  say('words', 'باتری صنعتی چهل و دو آمپر ساعت', 'stationary-battery', [at('capacity', 42, 'A-HR')]),
  say(
    'many-wishes',
    '۵۰ عدد پیچ آلن سراستوانه M10×50 استیل حداکثر دونه‌ای ۴۰ هزار تومن',
    'socket-head-cap-screw',
    [is('thread', 'M10'), at('L', 50, 'MilliM'), is('grade', 'A2-70')],
    { quantity: pieces(50), price: toman(40_000) },
  ),
  say(
    'many-wishes',
    'کلید اتوماتیک ۴۰۰ آمپر سه پل با قدرت قطع ۵۰ کیلوآمپر زیر ۳۰ میلیون تومن',
    'moulded-case-circuit-breaker',
    [at('In', 400, 'A'), at('poles', 3)],
    { oneOf: [[at('Icu', 50, 'KiloA'), least('Icu', 50, 'KiloA')]], price: toman(30_000_000) },
  ),
  say('many-wishes', 'چرخ صنعتی پلی اورتان قطر ۱۲۵ ترمزدار با تحمل ۱۵۰ کیلو', 'industrial-castor', [
    is('tread', 'PU'),
    at('D', 125, 'MilliM'),
    is('fork', 'brake'),
    least('load', 150, 'KiloGM'),
  ]),
  say(
    'many-wishes',
    'سیم بکسل ۲۰ میل مغز فولادی ۱۰۰ متر بندرعباس',
    'steel-wire-rope',
    [at('d', 20, 'MilliM'), is('core', 'IWRC')],
    { quantity: { value: 100, unit: 'M' }, city: 'بندرعباس' },
  ),
  say(
    'many-wishes',
    'چراغ سوله‌ای ۲۰۰ وات نور سفید ۶۵۰۰ کلوین ۲۴ عدد',
    'led-high-bay',
    [at('power', 200, 'W'), is('colour', 'k6500')],
    { quantity: pieces(24) },
  ),
  say(
    'two-things',
    '۲ تا فلنج DN100 کلاس ۱۵۰ و یک گسکت اسپیرال همون سایز',
    'pipe-flange',
    [is('dn', 'DN100'), is('rating', 'class150')],
    { quantity: pieces(2), also: [{ categories: ['spiral-wound-gasket'], quantity: pieces(1) }] },
  ),
  say('two-things', 'برش لیزر ورق ۶ میل و بعدش خمکاری', 'laser-cutting', [least('maxThickness', 6, 'MilliM')], {
    optional: [is('process', 'fiber')],
    also: [{ categories: ['sheet-bending'] }],
  }),
  say('two-things', 'پنل خورشیدی ۵۵۰ وات با باتری ۲۰۰ آمپر ساعت', 'photovoltaic-module', [at('power', 550, 'W')], {
    also: [{ categories: ['stationary-battery'], filters: [at('capacity', 200, 'A-HR')] }],
  }),
  say('polite', 'خسته نباشید ببخشید روغن دنده ۲۲۰ دارین؟', 'gear-oil', [is('vg', 'VG 220')]),
  say('polite', 'سلام مهندس جان، یه پمپ دوزینگ معرفی کنید', 'dosing-pump'),
  say('polite', 'سلام. اگه ممکنه واحد مراقبت ۱/۲ برام پیدا کنید، مرسی', 'air-preparation-unit', [is('port', 'G1/2')]),
  say('polite', 'سلام خوبین؟ فلاپ دیسک ۱۲۵ دانه ۸۰ میخوام', 'flap-disc', [at('D', 125, 'MilliM'), at('grit', 80)]),
  say('polite', 'آقا سلام خشک کن تبریدی ۳۲۰ متر مکعب بر ساعت چند؟', 'refrigeration-air-dryer', [
    at('flow', 320, 'M3-PER-HR'),
  ]),
  say('polite', 'سلام بی‌زحمت قیمت لودسل اس شکل ۱ تن رو بفرمایید', 'load-cell', [
    is('form', 'sType'),
    at('capacity', 1, 'TONNE'),
  ]),
  say(
    'unread',
    'پمپ شناور چاهی ۱۰ مترمکعب بر ساعت پروانه برنجی',
    'submersible-borehole-pump',
    [at('flow', 10, 'M3-PER-HR')],
    { rest: ['پروانه'] },
  ),
  say('unread', 'دستگاه جوش ۲۰۰ آمپر با کیف و کابل', 'inverter-welding-machine', [at('current', 200, 'A')], {
    rest: ['کیف'],
  }),
  say('unread', 'کابل زمینی ۳ در ۹۵ آرموردار', 'power-cable-nyy', [at('cores', 3), at('section', 95, 'MilliM2')], {
    rest: ['آرموردار'],
  }),
  say('unread', 'لوله پلی اتیلن ۱۱۰ فشار ۱۰ بار نوار آبی', 'polyethylene-pipe', [at('D', 110, 'MilliM')], {
    oneOf: [[at('pressure', 10, 'BAR_G'), least('pressure', 10, 'BAR_G')]],
    rest: ['نوار'],
  }),
  say('unread', 'پنل خورشیدی ۴۱۰ وات برای خونه باغ', 'photovoltaic-module', [at('power', 410, 'W')], { rest: ['باغ'] }),
  say('unread', 'پولی چدنی چهار شیار قطر ۲۰۰', '', [], { rest: ['پولی'] }),
];
