import { at, is, least, most, span, yes } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** Of a writer who saw neither parser nor other parts. */
export const sentencesSealed13: readonly Sentence[] = [
  // Negation
  say('negation', 'شیر پروانه‌ای DN150 می‌خوام چدنی نباشه ۴ تا', 'butterfly-valve', [is('dn', 'DN150')], {
    excludes: [is('body', 'GGG40')],
    quantity: pieces(4),
  }),
  say('negation', 'گلند کابل M25 به جز پلی آمید، ۱۰۰ عدد', 'cable-gland', [is('thread', 'M25')], {
    excludes: [is('material', 'polyamide')],
    quantity: pieces(100),
  }),
  say(
    'negation',
    'الکترود دستی 3.2 میل هرچی داری غیر از E6013 سی کیلو',
    'covered-electrode',
    [at('d', 3.2, 'MilliM')],
    {
      excludes: [is('grade', 'E6013')],
      quantity: { value: 30, unit: 'KiloGM' },
    },
  ),
  say(
    'negation',
    'چرخ صنعتی قطر ۱۲۵ ترمزدار نمی‌خوام، لاستیکی هم نباشه',
    'industrial-castor',
    [at('D', 125, 'MilliM')],
    {
      excludes: [is('fork', 'brake'), is('tread', 'rubber')],
    },
  ),
  say('negation', 'شیر توپی دنده ای ۱/۲ اینچ غیر از برنجی داری؟', 'threaded-ball-valve', [], {
    oneOf: [[is('thread', 'G1/2"'), is('dn', 'DN15')]],
    excludes: [is('body', 'brass')],
  }),
  say(
    'negation',
    'لوله فولادی ۶ اینچ sch40 درزدار نباشه لطفا ۱۲ شاخه',
    'carbon-steel-pipe',
    [is('schedule', 'sch40')],
    {
      oneOf: [[is('nps', '6"'), is('dn', 'DN150')]],
      excludes: [is('make', 'welded')],
      quantity: { value: 12, unit: 'BRANCH' },
    },
  ),
  say('negation', 'گریس NLGI 2 غیراز لیتیم کمپلکس ۵ سطل', 'industrial-grease', [is('nlgi', 'NLGI 2')], {
    excludes: [is('thickener', 'complex')],
    quantity: { value: 5, unit: 'PAIL' },
  }),

  // Capability
  say(
    'capability',
    'برش پلاسما واسه ورق ۳۵ میل دارید؟ اصفهان',
    'laser-cutting',
    [is('process', 'plasma'), least('maxThickness', 35, 'MilliM')],
    { city: 'اصفهان' },
  ),
  say(
    'capability',
    'تراش سی ان سی شفت به قطر ۳۰۰ و طول ۲ متر، ۶ قطعه',
    'cnc-turning',
    [least('maxDiameter', 300, 'MilliM'), least('maxLength', 2, 'M')],
    { quantity: pieces(6) },
  ),
  say(
    'capability',
    'کسی هست روتور ۱۸۰۰ کیلویی رو با G2.5 بالانس کنه؟',
    'balancing-and-alignment',
    [least('maxMass', 1800, 'KiloGM')],
    { oneOf: [[at('balanceGrade', 2.5), most('balanceGrade', 2.5)]] },
  ),
  say(
    'capability',
    'خم ورق ۱۰ میل به طول سه و نیم متر تو شهریار',
    'sheet-bending',
    [least('maxThickness', 10, 'MilliM'), least('maxLength', 3.5, 'M')],
    { city: 'شهریار' },
  ),
  say('capability', 'ريخته گري چدن داكتيل قطعه ٧٠٠ كيلويي', 'sand-casting', [
    is('alloy', 'GGG50'),
    least('maxMass', 700, 'KiloGM'),
  ]),
  say('capability', 'گالوانیزه گرم تیر ۱۱ متری، ماهی ۳۰۰ تن', 'hot-dip-galvanizing', [
    least('maxLength', 11, 'M'),
    least('capacity', 300, 'TONNE-PER-MON'),
  ]),
  say('capability', 'کوپلینگ فکی که به شفت ۴۲ میل بخوره با گشتاور حداقل ۲۰۰ نیوتن متر', 'jaw-coupling', [
    least('bore', 42, 'MilliM'),
    least('torque', 200, 'N-M'),
  ]),

  // Limit
  say('limit', 'کمپرسور اسکرو حداکثر ۳۷ کیلووات، فشار کار حداقل ۸ بار', 'screw-compressor', [
    most('power', 37, 'KiloW'),
    least('pressure', 8, 'BAR_G'),
  ]),
  say(
    'limit',
    'پنل خورشیدی حداقل ۵۵۰ وات با بازده بالای ۲۱ درصد ۴۰ عدد',
    'photovoltaic-module',
    [least('power', 550, 'W'), least('efficiency', 21, 'PERCENT')],
    { quantity: pieces(40) },
  ),
  say('limit', 'تحلیل تنش لوله با حداقل ۱۰ مدرک تحویلی، زمان تحویلش از ۲۰ روز بیشتر نشه', 'piping-design', [
    least('documents', 10),
    most('delivery', 20, 'DAY'),
  ]),
  say(
    'limit',
    'تسمه نقاله لاستیکی عرض ۸۰۰ میل کمتر از ۳ لایه نباشه ۶۰ متر',
    'conveyor-belt',
    [at('W', 800, 'MilliM'), least('plies', 3)],
    { quantity: { value: 60, unit: 'M' } },
  ),
  say('limit', 'سطح سنج راداری با برد دست کم ۲۰ متر', 'level-transmitter', [
    is('principle', 'radar80'),
    least('reach', 20, 'M'),
  ]),
  say('limit', 'وایرکات قطعه به ضخامت ۲۰۰ میل با تلرانس حداکثر ۱۰ میکرون', 'wire-edm', [
    least('maxThickness', 200, 'MilliM'),
    most('tolerance', 10, 'MicroM'),
  ]),
  say('limit', 'کالیبراسیون گشتاور عدم قطعیت زیر ۱ درصد گزارش حداکثر ۴ روزه', 'calibration', [
    is('field', 'torque'),
    most('uncertainty', 1, 'PERCENT'),
    most('reportDays', 4, 'DAY'),
  ]),

  // Covers
  say('covers', 'ترک متر می‌خوام که ۱۵۰ نیوتن متر توی بازه‌ش باشه درایو ۱/۲', 'torque-wrench', [
    at('range', 150, 'N-M'),
    is('drive', '1/2"'),
  ]),
  say(
    'covers',
    'کاسه نمد محور ۴۰ که دمای ۱۵۰ درجه رو تحمل کنه ۶ عدد',
    'oil-seal',
    [at('d', 40, 'MilliM'), at('temperature', 150, 'DEG_C')],
    { optional: [is('material', 'FKM')], quantity: pieces(6) },
  ),
  say('covers', 'بی متال واسه موتوری که ۹ آمپر میکشه', 'thermal-overload-relay', [at('range', 9, 'A')]),
  say('covers', 'منومتر صفحه ۱۰۰ که ۱۲ بار رو نشون بده رزوه G1/2', 'pressure-gauge', [
    at('D', 100, 'MilliM'),
    at('range', 12, 'BAR_G'),
    is('thread', 'G1/2'),
  ]),
  say('covers', 'شیر اطمینان فنری برای فشار تنظیم ۱۰ بار', 'safety-valve', [at('setPressure', 10, 'BAR_G')]),
  say('covers', 'ترموکوپل K برای دمای ۹۵۰ درجه، طول غلاف حداقل ۳۰۰', 'resistance-thermometer', [
    is('element', 'K'),
    at('range', 950, 'DEG_C'),
    least('L', 300, 'MilliM'),
  ]),
  say('covers', 'فلومتر مغناطیسی که دبی ۶۰ متر مکعب بر ساعت رو بخونه سایز DN80', 'electromagnetic-flowmeter', [
    at('flow', 60, 'M3-PER-HR'),
    is('dn', 'DN80'),
  ]),

  // Range
  say('range', 'پمپ طبقاتی عمودی بین ۵ تا ۹ طبقه', 'vertical-multistage-pump', [span('stages', 5, 9)]),
  say(
    'range',
    'ترانسمیتر فشار ۰ تا ۴۰ بار خروجی 4-20 میلی آمپر ۳ عدد',
    'pressure-transmitter',
    [span('range', 0, 40, 'BAR_G'), is('signal', 'mA')],
    { quantity: pieces(3) },
  ),
  say('range', 'دماسنج بی متال بازه ۰ تا ۱۲۰ درجه ساقه ۱۰۰ میل', 'bimetal-thermometer', [
    span('range', 0, 120, 'DEG_C'),
    at('stem', 100, 'MilliM'),
  ]),
  say(
    'range',
    'لودسل برشی با ظرفیت بین ۱ تا ۳ تن، چهار تا',
    'load-cell',
    [is('form', 'shear'), span('capacity', 1, 3, 'TONNE')],
    { quantity: pieces(4) },
  ),
  say('range', 'چراغ سوله‌ای ۱۰۰ الی ۱۵۰ وات ۶۵۰۰ کلوین', 'led-high-bay', [
    span('power', 100, 150, 'W'),
    is('colour', 'k6500'),
  ]),
  say('range', 'تیرآهن IPE با ارتفاع ۱۶۰ تا ۲۲۰ میل ده شاخه', 'ipe-beam', [span('h', 160, 220, 'MilliM')], {
    quantity: { value: 10, unit: 'BRANCH' },
  }),
  say('range', 'مبدل پوسته و لوله سطح تبادل بین ۸ و ۱۴ متر مربع', 'shell-and-tube-exchanger', [
    span('area', 8, 14, 'M2'),
  ]),

  // Ambiguous
  say('ambiguous', 'خار فنری ۳۵ میل پنجاه تا', 'retaining-ring-shaft retaining-ring-bore', [at('d1', 35, 'MilliM')], {
    quantity: pieces(50),
    asks: ['category'],
  }),
  say('ambiguous', 'گیربکس نسبت ۴۰ داری؟', 'worm-gearbox helical-gearbox', [at('ratio', 40)], { asks: ['category'] }),
  say(
    'ambiguous',
    'ترانس ۶۳۰ کاوا بیست کیلوولت می‌خوام',
    'oil-distribution-transformer dry-type-transformer',
    [at('kVA', 630, 'KiloVA'), at('U1', 20, 'KiloV')],
    { asks: ['category'] },
  ),
  say(
    'ambiguous',
    'سیلندر قطر ۶۳ کورس ۱۰۰',
    'pneumatic-cylinder-iso-15552 hydraulic-cylinder',
    [at('bore', 63, 'MilliM'), at('stroke', 100, 'MilliM')],
    { asks: ['category'] },
  ),
  say('ambiguous', 'شیر توپی یک اینچ ۱۵ عدد', 'flanged-ball-valve threaded-ball-valve', [], {
    optional: [is('dn', 'DN25'), is('thread', 'G1"')],
    quantity: pieces(15),
    asks: ['category'],
  }),
  say('ambiguous', 'کمپرسور ۱۱ کیلووات تحویل یزد', 'screw-compressor piston-compressor', [at('power', 11, 'KiloW')], {
    city: 'یزد',
    asks: ['category'],
  }),

  // Dimensions
  say(
    'dimensions',
    'کاسه نمد ۲۵×۴۷×۷ وایتون ۱۰ تا',
    'oil-seal',
    [at('d', 25, 'MilliM'), at('D', 47, 'MilliM'), at('B', 7, 'MilliM'), is('material', 'FKM')],
    { quantity: pieces(10) },
  ),
  say('dimensions', 'بلبرینگ شیار عمیق 25*52*15 دو طرف لاستیک', 'deep-groove-ball-bearing', [
    at('d', 25, 'MilliM'),
    at('D', 52, 'MilliM'),
    at('B', 15, 'MilliM'),
    is('sealing', 'sealed'),
  ]),
  say(
    'dimensions',
    'خار تخت ۱۲ در ۸ در ۶۳ بیست عدد',
    'parallel-key',
    [at('b', 12, 'MilliM'), at('h', 8, 'MilliM'), at('L', 63, 'MilliM')],
    { quantity: pieces(20) },
  ),
  say(
    'dimensions',
    'قوطی صنعتی ۸۰*۴۰*۴ سی شاخه',
    'hollow-section',
    [at('h', 80, 'MilliM'), at('b', 40, 'MilliM'), at('t', 4, 'MilliM')],
    { quantity: { value: 30, unit: 'BRANCH' } },
  ),
  say(
    'dimensions',
    'تابلو دیواری ۶۰×۴۰×۲۵ سانت دو تا',
    'wall-enclosure',
    [at('H', 600, 'MilliM'), at('W', 400, 'MilliM'), at('depth', 250, 'MilliM')],
    { quantity: pieces(2) },
  ),
  say(
    'dimensions',
    'فنر بشقابي ۴۰×۲۰٫۴×۲٫۲۵ صد عدد',
    'disc-spring',
    [at('D', 40, 'MilliM'), at('d', 20.4, 'MilliM'), at('t', 2.25, 'MilliM')],
    { quantity: pieces(100) },
  ),
  say('dimensions', 'اورینگ 18.77x1.78 ان بی آر', 'o-ring', [
    at('d1', 18.77, 'MilliM'),
    at('d2', 1.78, 'MilliM'),
    is('material', 'NBR'),
  ]),

  // Quantity
  say('quantity', 'دو تن نبشی ۱۰۰×۱۰۰×۱۰', 'equal-angle', [at('a', 100, 'MilliM'), at('t', 10, 'MilliM')], {
    quantity: { value: 2, unit: 'TONNE' },
  }),
  say('quantity', '۳۵۰ متر کابل زمینی ۳×۷۰', 'power-cable-nyy', [at('cores', 3), at('section', 70, 'MilliM2')], {
    quantity: { value: 350, unit: 'M' },
  }),
  say(
    'quantity',
    'پنج رول شیلنگ پلی اورتان باد ۸×۵',
    'polyurethane-tube',
    [at('D', 8, 'MilliM'), at('d', 5, 'MilliM')],
    { quantity: { value: 5, unit: 'ROLL' } },
  ),
  say(
    'quantity',
    '۱۰ برگ ورق سیاه ST37 ضخامت ۲ میل میخوام',
    'sheet-and-plate',
    [is('steel', 'S235JR'), at('t', 2, 'MilliM')],
    { quantity: { value: 10, unit: 'SHEET' } },
  ),
  say(
    'quantity',
    'سه نسخه استاندارد IEC 60076-5 به زبان آلمانی',
    'machine-and-transformer-standards',
    [is('language', 'de')],
    {
      partNumber: 'IEC 60076-5',
      optional: [is('organisation', 'IEC')],
      quantity: { value: 3, unit: 'COPY' },
    },
  ),
  say(
    'quantity',
    'میلگرد آجدار A3 سایز ۱۶ پنج تن',
    'reinforcing-bar',
    [is('rebarClass', 'A3'), at('d', 16, 'MilliM')],
    {
      quantity: { value: 5, unit: 'TONNE' },
    },
  ),
  say(
    'quantity',
    'kabl afshan 3x0.75 , 200 metr mikham',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 0.75, 'MilliM2')],
    { quantity: { value: 200, unit: 'M' } },
  ),

  // Price
  say(
    'price',
    'مته کبالت ۹ میل هر عدد زیر ۱۵۰ هزار تومان ۲۰ تا',
    'hss-twist-drill',
    [is('material', 'HSSCo'), at('d', 9, 'MilliM')],
    { price: toman(150_000), quantity: pieces(20) },
  ),
  say('price', 'پروژکتور ال ای دی ۱۵۰ وات ده عدد جمعا تا ۳۰ میلیون تومن', 'led-floodlight', [at('power', 150, 'W')], {
    price: toman(30_000_000, 'total'),
    quantity: pieces(10),
  }),
  say(
    'price',
    'آچار یکسر رینگ ۱۷ هر عدد حداکثر ۴ میلیون ریال ارزون باشه',
    'combination-wrench',
    [at('s', 17, 'MilliM')],
    {
      price: { maxRial: 4_000_000, per: 'unit' },
    },
  ),
  say('price', 'دیزل ژنراتور ۲۰۰ کاوا بین ۲ تا ۲.۵ میلیارد تومان', 'diesel-generator-set', [], {
    oneOf: [[at('prime', 200, 'KiloVA'), at('standby', 200, 'KiloVA')]],
    price: { minRial: 20_000_000_000, maxRial: 25_000_000_000, per: 'unit' },
  }),
  say(
    'price',
    'باطری ۱۲ ولت ۶۵ آمپرساعت ۱۶ عدد کلا از ۸۰ میلیون تومن بیشتر نشه',
    'stationary-battery',
    [at('voltage', 12, 'V'), at('capacity', 65, 'A-HR')],
    { price: toman(80_000_000, 'total'), quantity: pieces(16) },
  ),
  say(
    'price',
    '۳۰۰ متر سیم افشان نمره ۶ روی هم زیر ۳۰ میلیون تومن',
    'flexible-wire-h07v-k',
    [at('section', 6, 'MilliM2')],
    { price: toman(30_000_000, 'total'), quantity: { value: 300, unit: 'M' } },
  ),

  // City
  say('city', 'فن آکسیال قطر ۵۰۰ میل تو قم', 'axial-fan', [at('D', 500, 'MilliM')], { city: 'قم' }),
  say('city', 'زنجیر غلتکی 16B دو ردیفه تحویل کاشان', 'roller-chain', [is('size', '16B'), at('strands', 2)], {
    city: 'کاشان',
  }),
  say('city', 'مشاور برای استقرار ISO 45001 توی کرج', 'quality-systems', [], { city: 'کرج' }),
  say(
    'city',
    'خاموش کننده پودری ۶ کیلویی ۱۲ عدد بفرستید آمل',
    'fire-extinguisher',
    [is('agent', 'powder'), at('charge', 6, 'KiloGM')],
    { quantity: pieces(12), city: 'آمل' },
  ),
  say(
    'city',
    'آزمون التراسونیک ضخامت ۴۰ میل اهواز لازم دارم',
    'non-destructive-testing',
    [is('method', 'UT'), least('maxThickness', 40, 'MilliM')],
    { city: 'اهواز' },
  ),
  say(
    'city',
    'سمانته قطعه ۴۰۰ کیلویی با سختی HRC حداقل ۵۸ تو قزوین',
    'heat-treatment',
    [is('process', 'carburize'), least('maxMass', 400, 'KiloGM'), least('hrc', 58)],
    { city: 'قزوین' },
  ),

  // Delivery
  say('delivery', 'یوپی اس ۶ کاوا تا ۵ روز دیگه برسه یزد', 'uninterruptible-power-supply', [at('S', 6, 'KiloVA')], {
    deliveryDays: 5,
    city: 'یزد',
  }),
  say(
    'delivery',
    'شیر برقی پنوماتیک ۵/۲ تک بوبین G1/4 ظرف دو روز',
    'pneumatic-solenoid-valve',
    [is('ways', 'v52'), is('port', 'G1/4')],
    { deliveryDays: 2 },
  ),
  say(
    'delivery',
    'کلید مینیاتوری سه پل C32 سی عدد ظرف یک هفته',
    'miniature-circuit-breaker',
    [at('poles', 3), is('curve', 'C'), at('In', 32, 'A')],
    { quantity: pieces(30), deliveryDays: 7 },
  ),
  say('delivery', 'آزمون کشش فلز جوابش حداکثر ۲ روزه بیاد', 'materials-testing', [most('reportDays', 2, 'DAY')]),
  say(
    'delivery',
    'مطالعه هماهنگی حفاظتی شبکه برق که ظرف ۲۵ روز تحویل بدن با حداقل ۲ بار بازنگری بدون هزینه',
    'network-studies',
    [most('delivery', 25, 'DAY'), least('revisions', 2)],
  ),
  say('delivery', 'سیم‌پیچی الکتروموتور ۹۰ کیلووات، باید ظرف ۷۲ ساعت خودشونو برسونن', 'motor-rewinding', [
    least('power', 90, 'KiloW'),
    most('response', 72, 'HR'),
  ]),

  // Part number
  say('part-number', '6208 داری؟ چهار تا', 'deep-groove-ball-bearing', [], {
    partNumber: '6208',
    quantity: pieces(4),
  }),
  say('part-number', 'رولبرینگ بشکه ای ۲۲۲۱۲K دو عدد', 'spherical-roller-bearing', [], {
    partNumber: '22212K',
    optional: [is('bore', 'tapered')],
    quantity: pieces(2),
  }),
  say('part-number', 'bolbering 6303-2RS 20 ta mikham', 'deep-groove-ball-bearing', [], {
    partNumber: '6303-2RS',
    partNumbersToo: ['6303'],
    optional: [is('sealing', 'sealed')],
    quantity: pieces(20),
  }),
  say('part-number', 'کلید اتوماتیک MCCB-250-4P-50 موجود باشه یه دونه', 'moulded-case-circuit-breaker', [], {
    partNumber: 'MCCB-250-4P-50',
    optional: [at('In', 250, 'A'), at('poles', 4), at('Icu', 50, 'KiloA')],
    inStock: true,
    quantity: pieces(1),
  }),
  say('part-number', 'پمپ لجن کش SW-25/12 تحویل ساری', 'sewage-submersible-pump', [], {
    partNumber: 'SW-25/12',
    optional: [at('flow', 25, 'M3-PER-HR'), at('head', 12, 'M')],
    city: 'ساری',
  }),
  say(
    'part-number',
    'متن استاندارد API 610 به زبان انگلیسی یک نسخه',
    'rotating-equipment-standards',
    [is('language', 'en')],
    {
      partNumber: 'API 610',
      optional: [is('organisation', 'API')],
      quantity: { value: 1, unit: 'COPY' },
    },
  ),
  say('part-number', 'تسمه تایم 800-8M-30 ده عدد برای اسلامشهر', 'timing-belt', [], {
    partNumber: '800-8M-30',
    optional: [is('pitchName', '8M'), at('L', 800, 'MilliM'), at('W', 30, 'MilliM'), at('teeth', 100)],
    quantity: pieces(10),
    city: 'اسلامشهر',
  }),

  // Words
  say('words', 'شیر کشویی چهار اینچ چدنی پنج تا', 'gate-valve', [is('dn', 'DN100'), is('body', 'GGG40')], {
    quantity: pieces(5),
  }),
  say('words', 'الکتروموتور تکفاز یک و نیم کیلووات سه هزار دور', 'single-phase-motor', [
    at('power', 1.5, 'KiloW'),
    is('poles', 'p2'),
  ]),
  say(
    'words',
    'لوله مانیسمان سه چهارم اینچ رده هشتاد ده شاخه',
    'carbon-steel-pipe',
    [is('schedule', 'sch80'), is('make', 'seamless')],
    { oneOf: [[is('nps', '3/4"'), is('dn', 'DN20')]], quantity: { value: 10, unit: 'BRANCH' } },
  ),
  say(
    'words',
    'فرز انگشتی کارباید دوازده میل چهار پر دو تا',
    'carbide-end-mill',
    [at('d', 12, 'MilliM'), at('flutes', 4)],
    { quantity: pieces(2) },
  ),
  say('words', 'شگل کمانی شش و نیم تن بیست عدد', 'bow-shackle', [at('load', 6.5, 'TONNE')], { quantity: pieces(20) }),
  say(
    'words',
    'آبکاری کروم سخت پنجاه میکرون برای میله دو متری',
    'electroplating',
    [is('metal', 'chrome'), least('maxLength', 2, 'M')],
    { oneOf: [[at('layer', 50, 'MicroM'), least('layer', 50, 'MicroM')]] },
  ),

  // Many wishes
  say(
    'many-wishes',
    'پمپ سانتریفیوژ زمینی استیل ۲۹۰۰ دور دهانه مکش ۶۵ رانش ۵۰ دو دستگاه تحویل مشهد تا ۱۴ روز',
    'end-suction-pump',
    [
      is('casing', 'CF8M'),
      at('speed', 2900, 'REV-PER-MIN'),
      at('suction', 65, 'MilliM'),
      at('discharge', 50, 'MilliM'),
    ],
    { quantity: pieces(2), city: 'مشهد', deliveryDays: 14 },
  ),
  say(
    'many-wishes',
    'سنسور القایی M12 توکار PNP فاصله حس ۴ میل ۲۵ عدد، دونه‌ای زیر ۹۰۰ هزار تومان، تحویل شیراز',
    'inductive-sensor',
    [is('size', 'M12'), is('mount', 'flush'), is('output', 'PNP'), at('Sn', 4, 'MilliM')],
    { quantity: pieces(25), price: toman(900_000), city: 'شیراز' },
  ),
  say(
    'many-wishes',
    'ورق استیل 316L ضخامت ۶ عرض ۱۵۰۰ طول ۶۰۰۰ سه برگ تحویل ساوه ظرف ۱۰ روز',
    'sheet-and-plate',
    [is('steel', 'AISI316L'), at('t', 6, 'MilliM'), at('W', 1500, 'MilliM'), at('L', 6000, 'MilliM')],
    { quantity: { value: 3, unit: 'SHEET' }, city: 'ساوه', deliveryDays: 10 },
  ),
  say(
    'many-wishes',
    'کفش ایمنی S3 سایز ۴۲ پنجاه تا موجود باشه هر کدوم زیر دو و نیم میلیون تومن تحویل پاکدشت',
    'safety-footwear',
    [is('protection', 'S3'), at('size', 42)],
    { quantity: pieces(50), inStock: true, price: toman(2_500_000), city: 'پاکدشت' },
  ),
  say(
    'many-wishes',
    'salam motor 3faz 45 kilowat 1500 dor IE3 2 adad tahvil tabriz',
    'three-phase-motor',
    [at('power', 45, 'KiloW'), is('ieClass', 'IE3')],
    {
      oneOf: [[is('poles', 'p4'), at('speed', 1500, 'REV-PER-MIN')]],
      quantity: pieces(2),
      city: 'تبریز',
    },
  ),
  say(
    'many-wishes',
    'فرز سی ان سی ۵ محوره برای قطعه ۷۵۰ میلیمتری با دقت IT7 ، ۸ قطعه، اصفهان',
    'cnc-milling',
    [least('maxLength', 750, 'MilliM')],
    {
      oneOf: [
        [at('axes', 5), least('axes', 5)],
        [at('itGrade', 7), most('itGrade', 7)],
      ],
      quantity: pieces(8),
      city: 'اصفهان',
    },
  ),

  // Two things
  say(
    'two-things',
    'پیچ شش گوش تمام رزوه M20 طول ۴۰ گرید 8.8 دویست تا با مهره شش گوش M20 کلاس ۸ دویست تا',
    'hexagon-screw-full-thread',
    [is('thread', 'M20'), at('L', 40, 'MilliM'), is('grade', '8.8')],
    {
      quantity: pieces(200),
      also: [
        {
          categories: ['hexagon-nut'],
          filters: [is('thread', 'M20'), is('nutClass', 'class8')],
          quantity: pieces(200),
        },
      ],
    },
  ),
  say(
    'two-things',
    'فلنج اسلیپان DN80 کلاس ۱۵۰ هشت عدد و گسکت اسپیرال وند DN80 کلاس ۱۵۰ هشت عدد',
    'pipe-flange',
    [is('form', 'SO'), is('dn', 'DN80'), is('rating', 'class150')],
    {
      quantity: pieces(8),
      also: [
        {
          categories: ['spiral-wound-gasket'],
          filters: [is('dn', 'DN80'), is('rating', 'class150')],
          quantity: pieces(8),
        },
      ],
    },
  ),
  say(
    'two-things',
    'صفحه برش استیل ۱۲۵ صد عدد و فلاپ دیسک قطر ۱۲۵ دانه ۸۰ پنجاه عدد',
    'cutting-disc',
    [is('use', 'inox'), at('D', 125, 'MilliM')],
    {
      quantity: pieces(100),
      also: [
        {
          categories: ['flap-disc'],
          filters: [at('D', 125, 'MilliM'), at('grit', 80)],
          quantity: pieces(50),
        },
      ],
    },
  ),
  say(
    'two-things',
    'اینورتر ۱۸.۵ کیلووات یک عدد، یه دونه هم سافت استارتر ۳۷ کیلووات',
    'variable-frequency-drive',
    [at('power', 18.5, 'KiloW')],
    {
      quantity: pieces(1),
      also: [{ categories: ['soft-starter'], filters: [at('power', 37, 'KiloW')], quantity: pieces(1) }],
    },
  ),
  say('two-things', 'ده تا UCP210 می‌خوام و چرخ زنجیر 08B با ۲۱ دندانه ۶ تا', 'pillow-block-bearing-unit', [], {
    partNumber: 'UCP210',
    quantity: pieces(10),
    also: [{ categories: ['sprocket'], filters: [is('size', '08B'), at('z', 21)], quantity: pieces(6) }],
  }),
  say('two-things', 'استاندارد AWS D1.1 دو نسخه و استاندارد ISO 5817 یک نسخه', 'welding-standards', [], {
    partNumber: 'AWS D1.1',
    optional: [is('organisation', 'AWS')],
    quantity: { value: 2, unit: 'COPY' },
    also: [
      {
        categories: ['welding-standards'],
        partNumber: 'ISO 5817',
        quantity: { value: 1, unit: 'COPY' },
      },
    ],
  }),

  // Polite
  say(
    'polite',
    'سلام وقت بخیر مهندس، ببخشید کنتاکتور ۹۵ آمپر بوبین ۲۳۰ ولت می‌خواستم، ۳ تا، ممنون میشم',
    'contactor',
    [at('In', 95, 'A'), is('coil', 'AC230')],
    { quantity: pieces(3) },
  ),
  say('polite', 'خداقوت، بی‌زحمت قیمت نمایشگر HMI هفت اینچ رو بدین، دستتون درد نکنه', 'operator-panel', [
    at('diagonal', 7, 'IN'),
  ]),
  say(
    'polite',
    'با سلام و احترام، خواهشمند است برای ممیزی انرژی کارخانه با زمان تحویل حداکثر ۴۵ روز اعلام قیمت فرمایید',
    'energy-audit',
    [most('delivery', 45, 'DAY')],
  ),
  say(
    'polite',
    'سلام خسته نباشید، لطف میکنید جرثقیل زنجیری برقی ۵ تن با ارتفاع بالابری ۶ متر معرفی کنید؟ سپاس',
    'chain-hoist',
    [is('drive', 'electric'), at('load', 5, 'TONNE')],
    { oneOf: [[at('lift', 6, 'M'), least('lift', 6, 'M')]] },
  ),
  say(
    'polite',
    'درود بر شما همکار گرامی، ساخت مخزن تحت فشار به ASME با وزن ۱۲ تن انجام میدید؟ تشکر',
    'structural-fabrication',
    [yes('asme'), least('maxMass', 12, 'TONNE')],
  ),
  say(
    'polite',
    'سلام داداش، قربونت PLC با ۲۴ ورودی و ۱۶ خروجی ترانزیستوری داری؟ یه دونه لازم دارم',
    'programmable-controller',
    [at('inputs', 24), at('outputs', 16), is('outputKind', 'transistor')],
    { quantity: pieces(1) },
  ),

  // Unread
  say('unread', 'بلبرینگ 6011/C3 ژاپنی اصل ۲ تا', 'deep-groove-ball-bearing', [], {
    partNumber: '6011/C3',
    partNumbersToo: ['6011'],
    optional: [is('clearance', 'C3')],
    quantity: pieces(2),
    rest: ['ژاپنی اصل'],
  }),
  say('unread', 'فن سانتریفیوژ ۸۰۰۰ مترمکعب بر ساعت ضد جرقه', 'centrifugal-fan', [at('flow', 8000, 'M3-PER-HR')], {
    rest: ['ضد جرقه'],
  }),
  say('unread', 'دستگاه جوش اینورتر ۲۵۰ آمپر ایتالیایی', 'inverter-welding-machine', [], {
    oneOf: [[at('current', 250, 'A'), least('current', 250, 'A')]],
    rest: ['ایتالیایی'],
  }),
  say('unread', 'روغن کمپرسور VG100 برند روانیک دو بشکه', 'compressor-oil', [is('vg', 'VG 100')], {
    quantity: { value: 2, unit: 'DRUM' },
    rest: ['روانیک'],
  }),
  say(
    'unread',
    'شیلنگ هیدرولیک DN19 دولا با روکش نسوز ۳۰ متر',
    'hydraulic-hose',
    [is('dn', 'DN19'), is('type', 'SN2')],
    {
      quantity: { value: 30, unit: 'M' },
      rest: ['نسوز'],
    },
  ),
  say('unread', 'سنسور نوری رفلکتوری برد ۴ متر مارک SICK', 'photoelectric-sensor', [is('mode', 'retro')], {
    oneOf: [[at('reach', 4, 'M'), least('reach', 4, 'M')]],
    rest: ['SICK'],
  }),
];
