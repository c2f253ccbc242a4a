import { at, is, least, most, span } from '../core/need/expected-need.ts';
import { type Sentence, say } from './sentence.ts';

/** Of a writer who saw neither parser nor other parts. */
export const sentencesThirteenthBuild: readonly Sentence[] = [
  say(
    'two-things',
    'سلام ۴ تا 6205 دو طرف لاستیک میخام با ۴ تا کاسه نمد ۲۵ در ۴۷ در ۷ معمولی، وایتون نباشه',
    'deep-groove-ball-bearing',
    [is('sealing', 'sealed')],
    {
      optional: [at('d', 25, 'MilliM'), at('D', 52, 'MilliM'), at('B', 15, 'MilliM')],
      quantity: { value: 4, unit: 'EACH' },
      also: [
        {
          categories: ['oil-seal'],
          filters: [at('d', 25, 'MilliM'), at('D', 47, 'MilliM'), at('B', 7, 'MilliM'), is('material', 'NBR')],
          quantity: { value: 4, unit: 'EACH' },
        },
      ],
      partNumber: '6205',
    },
  ),
  say('part-number', 'رولبرینگ بشکه ای ۲۲۲۱۶K یه دونه', 'spherical-roller-bearing', [is('bore', 'tapered')], {
    optional: [at('d', 80, 'MilliM'), at('D', 140, 'MilliM')],
    quantity: { value: 1, unit: 'EACH' },
    partNumber: '22216K',
  }),
  say(
    'delivery',
    'بلبرینگ شیار عمیق با قطر داخلی ۲۵ و قطر خارجی ۵۲، آب‌بندی حفاظ فلزی، ۲۰ عدد، حداکثر تا یک هفته دیگر برسد',
    'deep-groove-ball-bearing',
    [at('d', 25, 'MilliM'), at('D', 52, 'MilliM'), is('sealing', 'shielded')],
    { quantity: { value: 20, unit: 'EACH' }, deliveryDays: 7 },
  ),
  say(
    'quantity',
    'یاتاقان کامل UCP برای محور ۴۰ میلیمتر ۴ عدد فقط برند غلتاد',
    'pillow-block-bearing-unit',
    [at('d', 40, 'MilliM')],
    { quantity: { value: 4, unit: 'EACH' } },
  ),
  say(
    'delivery',
    'salam 30 ta bearing 6204 C3 mikham, lastiki nabashe felezi bashe, ta 10 rooz dige',
    'deep-groove-ball-bearing',
    [is('clearance', 'C3'), is('sealing', 'shielded')],
    {
      excludesToo: [is('sealing', 'sealed')],
      optional: [at('d', 20, 'MilliM')],
      quantity: { value: 30, unit: 'EACH' },
      deliveryDays: 10,
      partNumber: '6204',
      partNumbersToo: ['6204/C3'],
    },
  ),
  say(
    'ambiguous',
    'پیچ آچارخور M12×50 ده نه (10.9) صد تا',
    'hexagon-screw-full-thread',
    [is('thread', 'M12'), at('L', 50, 'MilliM'), is('grade', '10.9')],
    { categoriesToo: ['hexagon-bolt-part-thread'], quantity: { value: 100, unit: 'EACH' } },
  ),
  say('quantity', 'مهره M16 استیل ۲۰۰ عدد', 'hexagon-nut', [is('thread', 'M16'), is('nutClass', 'A2')], {
    quantity: { value: 200, unit: 'EACH' },
  }),
  say(
    'two-things',
    'واشر تخت M10 گالوانیزه و واشر فنری M10 هر کدوم ۵۰۰ تا',
    'plain-washer',
    [is('thread', 'M10'), is('material', 'steel')],
    {
      categoriesToo: ['spring-lock-washer'],
      quantity: { value: 500, unit: 'EACH' },
      also: [
        { categories: ['spring-lock-washer'], filters: [is('thread', 'M10')], quantity: { value: 500, unit: 'EACH' } },
      ],
    },
  ),
  say(
    'negation',
    'خار تخت ۱۰ در ۸ طول ۵۰، ۱۲ تا، دو سر گرد نباشه',
    'parallel-key',
    [at('b', 10, 'MilliM'), at('h', 8, 'MilliM'), at('L', 50, 'MilliM')],
    { excludes: [is('form', 'A')], optional: [is('form', 'B')], quantity: { value: 12, unit: 'EACH' } },
  ),
  say(
    'price',
    'پیچ آلن m8 طول ۳۰ کلاس ۱۲.۹ هزارتا و همین تعداد مهره کاسه نمدی m8 ، پیچ دونه ای زیر ۶ هزار تومن دربیاد',
    'socket-head-cap-screw',
    [is('thread', 'M8'), at('L', 30, 'MilliM'), is('grade', '12.9')],
    {
      quantity: { value: 1000, unit: 'EACH' },
      price: { maxRial: 60000, per: 'unit' },
      also: [
        {
          categories: ['prevailing-torque-nut'],
          filters: [is('thread', 'M8')],
          quantity: { value: 1000, unit: 'EACH' },
        },
      ],
    },
  ),
  say('quantity', 'تیرآهن ۱۸ ذوب آهن ۱۰ شاخه', 'ipe-beam', [at('h', 180, 'MilliM')], {
    quantity: { value: 10, unit: 'BRANCH' },
    rest: ['ذوب آهن'],
  }),
  say('quantity', 'ورق سیاه ۸ میل ۲ تن', 'sheet-and-plate', [at('t', 8, 'MilliM')], {
    optional: [is('steel', 'S235JR')],
    quantity: { value: 2, unit: 'TONNE' },
  }),
  say('quantity', 'میلگرد آجدار ۱۶ A3 پنج تن', 'reinforcing-bar', [at('d', 16, 'MilliM'), is('rebarClass', 'A3')], {
    quantity: { value: 5, unit: 'TONNE' },
  }),
  say(
    'price',
    'قوطی 80×80 ضخامت ۴ میل ۳۰ شاخه شش متری، کیلویی زیر ۷۵ هزار تومن',
    'hollow-section',
    [at('h', 80, 'MilliM'), at('b', 80, 'MilliM'), at('t', 4, 'MilliM')],
    {
      optional: [at('stock', 6, 'M')],
      quantity: { value: 30, unit: 'BRANCH' },
      price: { maxRial: 750000, per: 'unit' },
    },
  ),
  say(
    'city',
    'گرد مو ۴۰ قطر ۸۰، سه متر، استیل نباشه، تحویل اهواز',
    'round-bar',
    [is('steel', '42CrMo4'), at('d', 80, 'MilliM')],
    { excludesToo: [is('steel', 'AISI304', 'AISI316L')], quantity: { value: 3, unit: 'M' }, city: 'اهواز' },
  ),
  say(
    'quantity',
    'لوله مانیسمان ۴ اینچ رده ۴۰ شش شاخه',
    'carbon-steel-pipe',
    [is('nps', '4"'), is('schedule', 'sch40'), is('make', 'seamless')],
    { optional: [is('dn', 'DN100')], quantity: { value: 6, unit: 'BRANCH' } },
  ),
  say('quantity', 'زانو جوشی 2 اینچ sch80 12 عدد', 'butt-weld-elbow', [is('nps', '2"'), is('schedule', 'sch80')], {
    optional: [is('dn', 'DN50')],
    quantity: { value: 12, unit: 'EACH' },
  }),
  say(
    'quantity',
    'فلنج گلودار کلاس ۳۰۰ سایز ۳ اینچ، ۸ عدد برند لولاد',
    'pipe-flange',
    [is('form', 'WN'), is('rating', 'class300'), is('dn', 'DN80')],
    { quantity: { value: 8, unit: 'EACH' } },
  ),
  say(
    'delivery',
    'لوله پلی اتیلن قطر ۹۰ شانزده بار ۲۰۰ متر، ارسال حداکثر ۵ روزه',
    'polyethylene-pipe',
    [at('D', 90, 'MilliM')],
    {
      oneOf: [[at('pressure', 16, 'BAR_G'), least('pressure', 16, 'BAR_G')]],
      optional: [is('sdr', 'SDR11')],
      quantity: { value: 200, unit: 'M' },
      deliveryDays: 5,
    },
  ),
  say(
    'two-things',
    'سه راهی مساوی ۶ اینچ sch40 سه عدد + لوله استیل ۳۱۶ال یک اینچ رده ۱۰ بیست متر، درزدار یا بی درز بودنش فرق نداره',
    'butt-weld-tee',
    [is('nps', '6"'), is('schedule', 'sch40')],
    {
      optional: [is('dn', 'DN150')],
      quantity: { value: 3, unit: 'EACH' },
      also: [
        {
          categories: ['stainless-steel-pipe'],
          filters: [is('nps', '1"'), is('schedule', 'sch10S'), is('alloy', '316L')],
          quantity: { value: 20, unit: 'M' },
        },
      ],
    },
  ),
  say('quantity', 'شیر پروانه ای ۶ اینچ PN16 دو عدد', 'butterfly-valve', [is('dn', 'DN150'), is('pn', 'PN16')], {
    quantity: { value: 2, unit: 'EACH' },
  }),
  say(
    'quantity',
    'شیر گازی دنده ای استیل نیم اینچ ۵ عدد',
    'threaded-ball-valve',
    [is('thread', 'G1/2"'), is('body', 'CF8M')],
    { quantity: { value: 5, unit: 'EACH' } },
  ),
  say(
    'quantity',
    'گیت ولو DN100 سه تا، بدنه چدنی نباشه فولادی باشه',
    'gate-valve',
    [is('dn', 'DN100'), is('body', 'WCB')],
    { excludesToo: [is('body', 'GGG40')], quantity: { value: 3, unit: 'EACH' } },
  ),
  say(
    'delivery',
    'چک ولو DN80 استیل از فلنج‌کار سپند، یک هفته ای برسه',
    'check-valve',
    [is('dn', 'DN80'), is('body', 'CF8M')],
    { deliveryDays: 7 },
  ),
  say('words', 'safety valve baraye dig bokhar, voroodi 1 inch, tanzim roo 8 bar', 'safety-valve', [is('dn', 'DN25')], {
    oneOf: [[at('setPressure', 8, 'BAR_G'), span('setPressure', 1, 16, 'BAR_G')]],
    rest: ['baraye dig bokhar'],
  }),
  say('words', 'پمپ طبقاتی عمودی ۱۵ مترمکعب بر ساعت برند آبژن', 'vertical-multistage-pump', [], {
    oneOf: [[at('flow', 15, 'M3-PER-HR'), least('flow', 15, 'M3-PER-HR')]],
  }),
  say('quantity', 'کفکش هد ۲۰ متر ۲ عدد', 'sewage-submersible-pump', [], {
    oneOf: [[at('head', 20, 'M'), least('head', 20, 'M')]],
    quantity: { value: 2, unit: 'EACH' },
  }),
  say(
    'limit',
    'پمپ شناور چاه، دبی ۳۰ مترمکعب بر ساعت، هد حداقل ۶۰ متر، تکفاز نباشه',
    'submersible-borehole-pump',
    [least('head', 60, 'M')],
    { oneOf: [[at('flow', 30, 'M3-PER-HR'), least('flow', 30, 'M3-PER-HR')]], rest: ['تکفاز نباشه'] },
  ),
  say(
    'part-number',
    'پمپ سانتریفیوژ 65-50-160 دور ۲۹۰۰، حلزونی استیل نباشه همون چدنی',
    'end-suction-pump',
    [at('speed', 2900, 'REV-PER-MIN'), is('casing', 'GG25')],
    {
      excludesToo: [is('casing', 'CF8M')],
      optional: [at('suction', 65, 'MilliM'), at('discharge', 50, 'MilliM'), at('impeller', 160, 'MilliM')],
      partNumber: '65-50-160',
    },
  ),
  say('price', 'یه دوزینگ پمپ میخام برا تزریق کلر، ۶۰ لیتر در ساعت بزنه، زیر ۴۰ میلیون تومن', 'dosing-pump', [], {
    oneOf: [[at('flow', 0.06, 'M3-PER-HR'), least('flow', 0.06, 'M3-PER-HR')]],
    quantity: { value: 1, unit: 'EACH' },
    price: { maxRial: 400000000, per: 'unit' },
    rest: ['برا تزریق کلر'],
  }),
  say(
    'words',
    'الکتروموتور سه فاز ۷.۵ کیلووات ۱۵۰۰ دور',
    'three-phase-motor',
    [at('power', 7.5, 'KiloW'), at('speed', 1500, 'REV-PER-MIN')],
    { optional: [is('poles', 'p4')] },
  ),
  say('quantity', 'اینورتر موتور ۱۱ کیلووات دو تا', 'variable-frequency-drive', [], {
    oneOf: [[at('power', 11, 'KiloW'), least('power', 11, 'KiloW')]],
    quantity: { value: 2, unit: 'EACH' },
  }),
  say('words', 'موتور تکفاز ۲ اسب دور ۳۰۰۰', 'single-phase-motor', [is('poles', 'p2')], {
    oneOf: [[at('power', 1.5, 'KiloW'), span('power', 1.4, 1.55, 'KiloW'), at('power', 2, 'HP_Metric')]],
  }),
  say('price', 'سافت استارتر ۳۷ کیلووات برند نیروژن زیر ۹۰ میلیون تومان', 'soft-starter', [at('power', 37, 'KiloW')], {
    price: { maxRial: 900000000, per: 'unit' },
  }),
  say(
    'city',
    'الکترو موتور ۳۰ کیلو وات IE3 چهار قطب ۲تا، سه هزار دور نباشه، تبریز تحویل بدین تا ۱۵ روز',
    'three-phase-motor',
    [at('power', 30, 'KiloW'), is('ieClass', 'IE3'), is('poles', 'p4')],
    {
      excludesToo: [is('poles', 'p2'), at('speed', 3000, 'REV-PER-MIN')],
      optional: [at('speed', 1500, 'REV-PER-MIN')],
      quantity: { value: 2, unit: 'EACH' },
      deliveryDays: 15,
      city: 'تبریز',
    },
  ),
  say('quantity', 'تسمه SPB 2000 شش تا', 'narrow-v-belt', [], {
    optional: [is('profile', 'SPB'), at('L', 2000, 'MilliM')],
    quantity: { value: 6, unit: 'EACH' },
    partNumber: 'SPB2000',
  }),
  say('quantity', 'زنجیر صنعتی 16B دو ردیفه ۵ متر', 'roller-chain', [is('size', '16B'), at('strands', 2)], {
    quantity: { value: 5, unit: 'M' },
  }),
  say(
    'quantity',
    'گیربکس حلزونی سایز ۶۳ نسبت ۱ به ۳۰ سه عدد',
    'worm-gearbox',
    [at('size', 63, 'MilliM'), at('ratio', 30)],
    { quantity: { value: 3, unit: 'EACH' } },
  ),
  say(
    'limit',
    'کوپلینگ فکی که گشتاور نامیش حداقل ۴۰۰ نیوتن متر باشه و شفت ۵۰ میل بخوره، ۲ عدد',
    'jaw-coupling',
    [least('torque', 400, 'N-M'), least('bore', 50, 'MilliM')],
    { quantity: { value: 2, unit: 'EACH' } },
  ),
  say(
    'two-things',
    'چرخ زنجیر 12B بیست و پنج دندونه ۲تا با ۳ متر زنجیر تک ردیفه همون سایز، برند زنجاک',
    'sprocket',
    [is('size', '12B'), at('z', 25)],
    {
      quantity: { value: 2, unit: 'EACH' },
      also: [
        {
          categories: ['roller-chain'],
          filters: [is('size', '12B'), at('strands', 1)],
          quantity: { value: 3, unit: 'M' },
        },
      ],
    },
  ),
  say(
    'dimensions',
    'اورینگ وایتون 23.47×2.62 پنجاه تا',
    'o-ring',
    [at('d1', 23.47, 'MilliM'), at('d2', 2.62, 'MilliM'), is('material', 'FKM')],
    { quantity: { value: 50, unit: 'EACH' } },
  ),
  say(
    'quantity',
    'کاسه نمد ۴۰ ۵۵ ۸ ده عدد',
    'oil-seal',
    [at('d', 40, 'MilliM'), at('D', 55, 'MilliM'), at('B', 8, 'MilliM')],
    { quantity: { value: 10, unit: 'EACH' } },
  ),
  say(
    'words',
    'سیل مکانیکی شفت ۳۰ سطوح سیلیکون کارباید، کربن سرامیک نباشه',
    'mechanical-seal',
    [at('d', 30, 'MilliM')],
    {
      excludesToo: [is('faces', 'carbonCeramic')],
      oneOf: [[is('faces', 'SiCSiC'), is('faces', 'SiCSiC', 'carbonSiC')]],
    },
  ),
  say(
    'two-things',
    'گسکت اسپیرال وند DN100 کلاس ۱۵۰ بیست تا، پکینگ گرافیتی ۱۰ میل هم ۲ کیلو',
    'spiral-wound-gasket',
    [is('dn', 'DN100'), is('rating', 'class150')],
    {
      quantity: { value: 20, unit: 'EACH' },
      also: [
        {
          categories: ['gland-packing'],
          filters: [at('side', 10, 'MilliM'), is('material', 'graphite')],
          quantity: { value: 2, unit: 'KiloGM' },
        },
      ],
    },
  ),
  say('dimensions', 'کابل زمینی 4×16 صد متر', 'power-cable-nyy', [at('cores', 4), at('section', 16, 'MilliM2')], {
    quantity: { value: 100, unit: 'M' },
  }),
  say('quantity', 'سیم افشان نمره ۶ دو حلقه', 'flexible-wire-h07v-k', [at('section', 6, 'MilliM2')], {
    quantity: { value: 2, unit: 'ROLL' },
  }),
  say(
    'delivery',
    'کابل افشان سه در دو و نیم، ۳۰۰ متر، از سیم‌تاب قزوین، تحویل ۳ روزه',
    'flexible-cable-h05vv-f',
    [at('cores', 3), at('section', 2.5, 'MilliM2')],
    { quantity: { value: 300, unit: 'M' }, deliveryDays: 3 },
  ),
  say(
    'quantity',
    'گلند برنجی M25 بیست عدد پلاستیکی نباشه',
    'cable-gland',
    [is('thread', 'M25'), is('material', 'brass')],
    { excludesToo: [is('material', 'polyamide')], quantity: { value: 20, unit: 'EACH' } },
  ),
  say(
    'two-things',
    'سینی کابل عرض ۳۰۰ لبه ۵۰ صد متر بعلاوه کابلشو نمره ۷۰ پیچ ۱۰ پنجاه تا',
    'cable-tray',
    [at('W', 300, 'MilliM'), at('h', 50, 'MilliM')],
    {
      quantity: { value: 100, unit: 'M' },
      also: [
        {
          categories: ['cable-lug'],
          filters: [at('section', 70, 'MilliM2'), is('bolt', 'M10')],
          quantity: { value: 50, unit: 'EACH' },
        },
      ],
    },
  ),
  say(
    'quantity',
    'فیوز مینیاتوری تک پل ۱۶ آمپر تیپ C سی تا',
    'miniature-circuit-breaker',
    [at('poles', 1), at('In', 16, 'A'), is('curve', 'C')],
    { quantity: { value: 30, unit: 'EACH' } },
  ),
  say('words', 'کنتاکتور ۳۲ آمپر بوبین ۲۲۰', 'contactor', [at('In', 32, 'A'), is('coil', 'AC230')]),
  say('limit', 'کلید اتوماتیک ۲۵۰ آمپر ۴ پل، قدرت قطع حداقل ۳۶ کیلوآمپر', 'moulded-case-circuit-breaker', [
    at('In', 250, 'A'),
    at('poles', 4),
    least('Icu', 36, 'KiloA'),
  ]),
  say(
    'price',
    'بیمتال ۹ تا ۱۳ آمپر ۱۰ عدد برند کلیداژ دونه ای زیر ۱.۵ میلیون تومن',
    'thermal-overload-relay',
    [span('range', 9, 13, 'A')],
    { quantity: { value: 10, unit: 'EACH' }, price: { maxRial: 15000000, per: 'unit' } },
  ),
  say(
    'two-things',
    'محافظ جان 4 پل ۶۳ آمپر ۳۰ میلی آمپر ۵ تا + ترمینال ریلی فنری نمره ۴ پنجاه عدد، پیچی نباشه',
    'residual-current-breaker',
    [at('poles', 4), at('In', 63, 'A'), at('leak', 30, 'MilliA')],
    {
      quantity: { value: 5, unit: 'EACH' },
      also: [
        {
          categories: ['terminal-block'],
          filters: [at('section', 4, 'MilliM2'), is('clamp', 'spring')],
          quantity: { value: 50, unit: 'EACH' },
        },
      ],
    },
  ),
  say('words', 'دیزل ژنراتور ۲۰۰ کاوا', 'diesel-generator-set', [], {
    oneOf: [[at('prime', 200, 'KiloVA'), least('prime', 200, 'KiloVA')]],
  }),
  say('words', 'یو پی اس ۶ کاوا', 'uninterruptible-power-supply', [], {
    oneOf: [[at('S', 6, 'KiloVA'), least('S', 6, 'KiloVA')]],
  }),
  say(
    'quantity',
    'سی تی ۴۰۰ به ۵ کلاس نیم سه عدد',
    'current-transformer',
    [at('Ip', 400, 'A'), is('accuracy', 'c05')],
    { quantity: { value: 3, unit: 'EACH' } },
  ),
  say('delivery', 'ترانس خشک رزینی ۶۳۰ کاوا، تحویل حداکثر ۴۵ روز', 'dry-type-transformer', [at('kVA', 630, 'KiloVA')], {
    deliveryDays: 45,
  }),
  say(
    'price',
    'ترانس روغنی ۱۲۵۰ کاوا ۲۰ کیلوولت مال مبدل‌نیروی زنجان، دست دوم نباشه، زیر ۱.۵ میلیارد تومن',
    'oil-distribution-transformer',
    [at('kVA', 1250, 'KiloVA'), at('U1', 20, 'KiloV')],
    { price: { maxRial: 15000000000, per: 'unit' }, rest: ['دست دوم نباشه'] },
  ),
  say('range', 'مانومتر صفحه ۱۰۰ صفر تا ۱۶ بار برند گیجار', 'pressure-gauge', [
    at('D', 100, 'MilliM'),
    span('range', 0, 16, 'BAR_G'),
  ]),
  say('words', 'لودسل برشی ۲ تن', 'load-cell', [is('form', 'shear'), at('capacity', 2000, 'KiloGM')]),
  say(
    'quantity',
    'ترموکوپل تیپ K غلاف ۲۰۰ میل ۶ تا',
    'resistance-thermometer',
    [is('element', 'K'), at('L', 200, 'MilliM')],
    { quantity: { value: 6, unit: 'EACH' } },
  ),
  say(
    'range',
    'ترنسمیتر فشار ۰ تا ۱۰ بار خروجی ۴ تا ۲۰ میلی آمپر ۲ عدد، خروجی ولتاژی نباشه',
    'pressure-transmitter',
    [span('range', 0, 10, 'BAR_G'), is('signal', 'mA')],
    { excludesToo: [is('signal', 'V')], quantity: { value: 2, unit: 'EACH' } },
  ),
  say(
    'delivery',
    'flowmeter magnetic 4 inch baraye ab, 2 ta, deghat nim darsad, ta 3 hafte dige',
    'electromagnetic-flowmeter',
    [is('dn', 'DN100')],
    {
      oneOf: [[at('accuracy', 0.5, 'PERCENT'), most('accuracy', 0.5, 'PERCENT')]],
      quantity: { value: 2, unit: 'EACH' },
      deliveryDays: 21,
      rest: ['baraye ab'],
    },
  ),
  say(
    'quantity',
    'سنسور القایی M18 پی ان پی توکار ۵ تا',
    'inductive-sensor',
    [is('size', 'M18'), is('output', 'PNP'), is('mount', 'flush')],
    { quantity: { value: 5, unit: 'EACH' } },
  ),
  say('words', 'اچ ام آی ۷ اینچ', 'operator-panel', [at('diagonal', 7, 'IN')]),
  say(
    'words',
    'پی ال سی ۱۴ ورودی با خروجی رله ای برند پایشاک، ترانزیستوری نباشه',
    'programmable-controller',
    [is('outputKind', 'relay')],
    { excludesToo: [is('outputKind', 'transistor')], oneOf: [[at('inputs', 14), least('inputs', 14)]] },
  ),
  say('quantity', 'پاور ۲۴ ولت ۱۰ آمپر ۳ عدد موجود انبار', 'din-rail-power-supply', [at('current', 10, 'A')], {
    optional: [at('power', 240, 'W')],
    quantity: { value: 3, unit: 'EACH' },
    inStock: true,
  }),
  say(
    'delivery',
    'شفت انکودر ۱۰۲۴ پالس شفت ۸، TTL نباشه HTL باشه، یه هفته بیشتر وقت ندارم',
    'rotary-encoder',
    [at('pulses', 1024), is('output', 'pushPull'), at('shaft', 8, 'MilliM')],
    { excludesToo: [is('output', 'lineDriver')], deliveryDays: 7 },
  ),
  say('words', 'جک بادی ۶۳ کورس ۱۰۰', 'pneumatic-cylinder-iso-15552', [
    at('bore', 63, 'MilliM'),
    at('stroke', 100, 'MilliM'),
  ]),
  say(
    'quantity',
    'شیر برقی پنوماتیک ۵/۲ تک بوبین یک چهارم ۴ تا',
    'pneumatic-solenoid-valve',
    [is('ways', 'v52'), is('port', 'G1/4')],
    { quantity: { value: 4, unit: 'EACH' } },
  ),
  say(
    'delivery',
    'شیلنگ هیدرولیک نیم اینچ دولا ۵۰ متر، ۴ روزه میخوام',
    'hydraulic-hose',
    [is('dn', 'DN12'), is('type', 'SN2')],
    { optional: [at('d', 12.7, 'MilliM')], quantity: { value: 50, unit: 'M' }, deliveryDays: 4 },
  ),
  say('words', 'جک هیدرولیک پیستون ۸۰ کورس ۳۰۰ برند جکاد', 'hydraulic-cylinder', [
    at('bore', 80, 'MilliM'),
    at('stroke', 300, 'MilliM'),
  ]),
  say(
    'delivery',
    'واحد مراقبت نیم اینچ فیلتر ۵ میکرون دوتا + شلنگ باد ۱۰ در ۶.۵ صد متر، کل بار تا پس‌فردا برسه',
    'air-preparation-unit',
    [is('port', 'G1/2'), at('mesh', 5)],
    {
      quantity: { value: 2, unit: 'EACH' },
      deliveryDays: 2,
      also: [
        {
          categories: ['polyurethane-tube'],
          filters: [at('D', 10, 'MilliM'), at('d', 6.5, 'MilliM')],
          quantity: { value: 100, unit: 'M' },
        },
      ],
    },
  ),
  say('words', 'کمپرسور اسکرو ۳۷ کیلووات ۱۰ بار', 'screw-compressor', [at('power', 37, 'KiloW')], {
    oneOf: [[at('pressure', 10, 'BAR_G'), least('pressure', 10, 'BAR_G')]],
  }),
  say('words', 'مخزن باد ۱۰۰۰ لیتری ۱۱ بار', 'air-receiver', [at('volume', 1000, 'L')], {
    oneOf: [[at('pressure', 11, 'BAR_G'), least('pressure', 11, 'BAR_G')]],
  }),
  say('quantity', 'هواکش صنعتی قطر ۵۰ سانت ۴ عدد', 'axial-fan', [at('D', 500, 'MilliM')], {
    quantity: { value: 4, unit: 'EACH' },
  }),
  say('city', 'کولینگ تاور با دبی آب ۸۰ متر مکعب در ساعت، تحویل سمنان', 'cooling-tower', [], {
    oneOf: [[at('flow', 80, 'M3-PER-HR'), least('flow', 80, 'M3-PER-HR')]],
    city: 'سمنان',
  }),
  say(
    'price',
    'مخزن ۲ هزار لیتری، پلی اتیلن نباشه استیل ۳۰۴ باشه واسه شیر خام، زیر ۴۰۰ میلیون تومن',
    'storage-tank',
    [is('material', 'SS304')],
    {
      excludesToo: [is('material', 'PE')],
      oneOf: [[at('volume', 2, 'M3'), least('volume', 2, 'M3')]],
      price: { maxRial: 4000000000, per: 'unit' },
      rest: ['واسه شیر خام'],
    },
  ),
  say(
    'two-things',
    'الکترود ۷۰۱۸ سه و دو دهم ۱۰ بسته و ۵۰ تا صفحه برش آهن ۲۳۰',
    'covered-electrode',
    [is('grade', 'E7018'), at('d', 3.2, 'MilliM')],
    {
      quantity: { value: 10, unit: 'PACK' },
      also: [
        {
          categories: ['cutting-disc'],
          filters: [at('D', 230, 'MilliM'), is('use', 'steel')],
          quantity: { value: 50, unit: 'EACH' },
        },
      ],
    },
  ),
  say('words', 'سیم جوش CO2 هشت دهم', 'mig-wire', [at('d', 0.8, 'MilliM')], { optional: [is('grade', 'ER70S-6')] }),
  say('city', 'دستگاه جوش تیگ ۲۰۰ آمپر، فروشنده اصفهان باشه', 'inverter-welding-machine', [is('process', 'TIG')], {
    oneOf: [[at('current', 200, 'A'), least('current', 200, 'A')]],
    city: 'اصفهان',
  }),
  say(
    'quantity',
    'الکترود استیل ۳۰۸ قطر ۲.۵ بیست کیلو برند قوسیس',
    'covered-electrode',
    [is('grade', 'E308L-16'), at('d', 2.5, 'MilliM')],
    { quantity: { value: 20, unit: 'KiloGM' } },
  ),
  say('capability', 'محاسبه اتصال کوتاه', 'network-studies', []),
  say('quantity', 'مته کبالت ۸ میل ۱۰ تا', 'hss-twist-drill', [at('d', 8, 'MilliM'), is('material', 'HSSCo')], {
    quantity: { value: 10, unit: 'EACH' },
  }),
  say(
    'price',
    'صفحه برش استیل ۱۱۵ صد عدد، دونه ای زیر ۵۰ هزار تومن',
    'cutting-disc',
    [at('D', 115, 'MilliM'), is('use', 'inox')],
    { quantity: { value: 100, unit: 'EACH' }, price: { maxRial: 500000, per: 'unit' } },
  ),
  say('quantity', 'قلاویز M10 مارپیچ ۲ عدد برند تیزاک', 'machine-tap', [is('thread', 'M10'), is('flute', 'spiral')], {
    quantity: { value: 2, unit: 'EACH' },
  }),
  say(
    'price',
    'ترک متر ۴۰ تا ۲۰۰ نیوتن متر درایو نیم اینچ زیر ۸ میلیون تومان',
    'torque-wrench',
    [span('range', 40, 200, 'N-M'), is('drive', '1/2"')],
    { price: { maxRial: 80000000, per: 'unit' } },
  ),
  say(
    'two-things',
    'فرز انگشتی کارباید ۱۰ میل چهار پر ۵ عدد و فلاپ دیسک ۱۱۵ دانه ۸۰ سی تا',
    'carbide-end-mill',
    [at('d', 10, 'MilliM'), at('flutes', 4)],
    {
      quantity: { value: 5, unit: 'EACH' },
      also: [
        {
          categories: ['flap-disc'],
          filters: [at('D', 115, 'MilliM'), at('grit', 80)],
          quantity: { value: 30, unit: 'EACH' },
        },
      ],
    },
  ),
  say('words', 'جرثقیل دستی ۲ تن', 'chain-hoist', [at('load', 2, 'TONNE'), is('drive', 'manual')]),
  say(
    'words',
    'چرخ صنعتی ۱۲۵ پلی اورتان گردان، ترمزدار نباشه',
    'industrial-castor',
    [at('D', 125, 'MilliM'), is('tread', 'PU'), is('fork', 'swivel')],
    { excludesToo: [is('fork', 'brake')] },
  ),
  say(
    'quantity',
    'سیم بکسل ۱۶ مغز فولادی ۱۵۰ متر، کنفی نباشه لطفا',
    'steel-wire-rope',
    [at('d', 16, 'MilliM'), is('core', 'IWRC')],
    { excludesToo: [is('core', 'FC')], quantity: { value: 150, unit: 'M' } },
  ),
  say(
    'delivery',
    'نوار نقاله عرض ۸۰۰ EP400 سه لایه پنجاه متر، تحویل تا دو هفته',
    'conveyor-belt',
    [at('W', 800, 'MilliM'), is('rating', 'EP 400/3')],
    { optional: [at('plies', 3)], quantity: { value: 50, unit: 'M' }, deliveryDays: 14 },
  ),
  say(
    'price',
    'کفش ایمنی S3 سایز ۴۳ ده جفت و کلاه ایمنی زرد ABS ده عدد، کفش جفتی زیر ۲ میلیون تومن',
    'safety-footwear',
    [is('protection', 'S3'), at('size', 43)],
    {
      quantity: { value: 10, unit: 'EACH' },
      price: { maxRial: 20000000, per: 'unit' },
      also: [
        {
          categories: ['industrial-helmet'],
          filters: [is('shell', 'ABS'), is('colour', 'yellow')],
          quantity: { value: 10, unit: 'EACH' },
        },
      ],
    },
  ),
  say('part-number', 'استاندارد iec 61439-1', 'switchgear-standards', [], { partNumber: 'IEC 61439-1' }),
  say(
    'quantity',
    'کپسول آتش نشانی ۶ کیلویی پودر و گاز ۱۲ تا، CO2 نباشه',
    'fire-extinguisher',
    [is('agent', 'powder'), at('charge', 6, 'KiloGM')],
    { excludesToo: [is('agent', 'CO2')], quantity: { value: 12, unit: 'EACH' } },
  ),
  say('quantity', 'دستکش کار نیتریل ۵۰ جفت برند ایمناد', 'protective-gloves', [is('coating', 'nitrile')], {
    quantity: { value: 50, unit: 'EACH' },
  }),
  say('quantity', 'روغن هیدرولیک ۴۶ یک بشکه', 'hydraulic-oil', [is('vg', 'VG 46')], {
    optional: [at('viscosity', 46, 'CentiST')],
    quantity: { value: 1, unit: 'DRUM' },
  }),
  say('quantity', 'روغن دنده صنعتی ۲۲۰ چهار بشکه', 'gear-oil', [is('vg', 'VG 220')], {
    optional: [at('viscosity', 220, 'CentiST')],
    quantity: { value: 4, unit: 'DRUM' },
  }),
  say('quantity', 'گریس نمره ۲ پانزده کیلو، پایه لیتیم، کلسیم نباشه', 'industrial-grease', [is('nlgi', 'NLGI 2')], {
    excludesToo: [is('thickener', 'calcium')],
    oneOf: [[is('thickener', 'lithium'), is('thickener', 'lithium', 'complex')]],
    quantity: { value: 15, unit: 'KiloGM' },
  }),
  say(
    'city',
    'روغن کمپرسور اسکرو گرید ۴۶، دویست لیتر، از روان‌کار سپید نظرآباد',
    'compressor-oil',
    [is('vg', 'VG 46')],
    { optional: [at('viscosity', 46, 'CentiST')], quantity: { value: 200, unit: 'L' }, city: 'نظرآباد' },
  ),
  say(
    'quantity',
    'چراغ سوله ۱۵۰ وات ۶۵۰۰ کلوین ۲۰ تا',
    'led-high-bay',
    [at('power', 150, 'W'), is('colour', 'k6500')],
    { quantity: { value: 20, unit: 'EACH' } },
  ),
  say('words', 'پروژکتور ال ای دی ۲۰۰ وات', 'led-floodlight', [at('power', 200, 'W')]),
  say('price', 'پنل خورشیدی ۵۵۰ وات ۳۰ عدد، هر پنل زیر ۱۲ میلیون تومان', 'photovoltaic-module', [], {
    oneOf: [[at('power', 550, 'W'), least('power', 550, 'W')]],
    quantity: { value: 30, unit: 'EACH' },
    price: { maxRial: 120000000, per: 'unit' },
  }),
  say(
    'delivery',
    'باتری ۱۲ ولت ۱۰۰ آمپر ساعت ژله ای ۴ عدد، دو روزه برسه',
    'stationary-battery',
    [at('capacity', 100, 'A-HR'), at('voltage', 12, 'V')],
    { quantity: { value: 4, unit: 'EACH' }, deliveryDays: 2 },
  ),
  say('capability', 'تراش CNC شفت قطر ۳۰۰ طول ۱۰۰۰', 'cnc-turning', [
    least('maxDiameter', 300, 'MilliM'),
    least('maxLength', 1000, 'MilliM'),
  ]),
  say('capability', 'وایرکات ضخامت ۲۰۰ میل', 'wire-edm', [least('maxThickness', 200, 'MilliM')]),
  say('capability', 'فرزکاری ۵ محوره برای قطعه یک متری', 'cnc-milling', [least('maxLength', 1000, 'MilliM')], {
    oneOf: [[at('axes', 5), least('axes', 5)]],
  }),
  say(
    'city',
    'دنده تراشی مدول ۸ قطر ۴۰۰ دو عدد، تحویل ۱۰ روزه در کرج',
    'gear-cutting',
    [least('module', 8, 'MilliM'), least('maxDiameter', 400, 'MilliM')],
    { quantity: { value: 2, unit: 'EACH' }, deliveryDays: 10, city: 'کرج' },
  ),
  say('capability', 'برش لیزر فایبر ورق ۱۰ میل', 'laser-cutting', [
    is('process', 'fiber'),
    least('maxThickness', 10, 'MilliM'),
  ]),
  say(
    'capability',
    'ریخته گری چدن داکتیل قطعه ۳۰۰ کیلویی ۱۰ عدد',
    'sand-casting',
    [is('alloy', 'GGG50'), least('maxMass', 300, 'KiloGM')],
    { quantity: { value: 10, unit: 'EACH' } },
  ),
  say('capability', 'خمکاری ورق ۱۰ میل طول ۴ متر', 'sheet-bending', [
    least('maxThickness', 10, 'MilliM'),
    least('maxLength', 4000, 'MilliM'),
  ]),
  say(
    'capability',
    'دایکاست آلومینیوم قطعه ۳ کیلویی ماهی ۵۰۰۰ تا، قالب خودمون داریم',
    'die-casting',
    [least('maxMass', 3, 'KiloGM')],
    { quantity: { value: 5000, unit: 'EACH' }, rest: ['ماهی ۵۰۰۰ تا', 'قالب خودمون داریم'] },
  ),
  say('capability', 'گالوانیزه گرم تیر ۶ متری', 'hot-dip-galvanizing', [least('maxLength', 6000, 'MilliM')]),
  say('capability', 'رنگ پودری ۵۰۰ قطعه', 'industrial-coating', [is('system', 'powder')], {
    quantity: { value: 500, unit: 'EACH' },
  }),
  say(
    'capability',
    'آبکاری کروم سخت ۱۰۰ میکرون روی شفت ۲ متری، نیکل نباشه',
    'electroplating',
    [is('metal', 'chrome'), least('maxLength', 2000, 'MilliM')],
    { excludesToo: [is('metal', 'nickel')], oneOf: [[at('layer', 100, 'MicroM'), least('layer', 100, 'MicroM')]] },
  ),
  say(
    'delivery',
    'نیتراسیون قالب ۲۰۰ کیلویی، حداکثر ۵ روزه',
    'heat-treatment',
    [is('process', 'nitride'), least('maxMass', 200, 'KiloGM')],
    { deliveryDays: 5 },
  ),
  say('capability', 'تست التراسونیک جوش', 'non-destructive-testing', [is('method', 'UT')]),
  say('capability', 'کالیبراسیون گیج فشار ۱۵ عدد', 'calibration', [is('field', 'pressure')], {
    quantity: { value: 15, unit: 'EACH' },
  }),
  say('capability', 'آزمون کشش فلز ۵ نمونه، آزمون‌گر مواد شریف‌آباد انجام بده', 'materials-testing', [], {
    quantity: { value: 5, unit: 'EACH' },
  }),
  say('capability', 'سیم پیچی موتور ۵۵ کیلووات', 'motor-rewinding', [least('power', 55, 'KiloW')]),
  say(
    'city',
    'بالانس روتور ۴۰۰ کیلویی درجه G2.5 در اصفهان',
    'balancing-and-alignment',
    [least('maxMass', 400, 'KiloGM')],
    { oneOf: [[at('balanceGrade', 2.5), most('balanceGrade', 2.5)]], city: 'اصفهان' },
  ),
  say(
    'price',
    'اورهال پمپ سانتریفیوژ ۱۱۰ کیلووات، گیربکس نیستا، زیر ۳۰۰ میلیون تومن',
    'pump-overhaul',
    [least('power', 110, 'KiloW')],
    { price: { maxRial: 3000000000, per: 'unit' }, rest: ['گیربکس نیستا'] },
  ),
  say('capability', 'مهندسی معکوس قطعه', 'machine-design', []),
  say('delivery', 'طراحی مخزن تحت فشار، مدارک حداکثر تا ۴۰ روز تحویل', 'pressure-equipment-design', [], {
    optional: [most('delivery', 40, 'DAY')],
    deliveryDays: 40,
  }),
  say('delivery', 'برنامه نویسی PLC خط تولید، تحویل دو هفته ای', 'control-engineering', [], {
    optional: [most('delivery', 14, 'DAY')],
    deliveryDays: 14,
  }),
  say('capability', 'ممیزی انرژی کارخانه سیمان', 'energy-audit', [], { rest: ['سیمان'] }),
  say('capability', 'آموزش ارتعاش سنجی برای ۲۰ نفر', 'feasibility-and-training', [], {
    quantity: { value: 20, unit: 'EACH' },
    rest: ['برای ۲۰ نفر'],
  }),
  say('part-number', 'استاندارد ISO 4014 پی دی اف', 'fastener-standards', [], {
    partNumber: 'ISO 4014',
    rest: ['پی دی اف'],
  }),
  say(
    'part-number',
    'استاندارد B31.3 میخوام، ترجمه فارسی نباشه، اصل انگلیسی',
    'pipe-and-valve-standards',
    [is('language', 'en')],
    { excludesToo: [is('language', 'fa')], optional: [is('organisation', 'ASME')], partNumber: 'ASME B31.3' },
  ),
];
