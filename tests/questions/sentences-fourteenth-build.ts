import { at, is, least, most, span } from '../core/need/expected-need.ts';
import { type Sentence, say } from './sentence.ts';

/** Of a writer who saw neither parser nor other parts. */
export const sentencesFourteenthBuild: readonly Sentence[] = [
  say('part-number', 'بلبرینگ 6205 2rs ۱۰ عدد', 'deep-groove-ball-bearing', [], {
    optional: [is('sealing', 'sealed'), at('d', 25, 'MilliM'), at('D', 52, 'MilliM'), at('B', 15, 'MilliM')],
    quantity: { value: 10, unit: 'EACH' },
    partNumber: '6205-2RS',
  }),
  say('words', 'رولبرینگ مخروطی داخلی ۴۰ خارجی ۸۰', 'tapered-roller-bearing', [
    at('d', 40, 'MilliM'),
    at('D', 80, 'MilliM'),
  ]),
  say('city', 'یاتاقان پایه دار چدنی ucp208 دو عدد میخوام، تحویل کرج', 'pillow-block-bearing-unit', [], {
    optional: [at('d', 40, 'MilliM')],
    quantity: { value: 2, unit: 'EACH' },
    city: 'کرج',
    partNumber: 'UCP208',
  }),
  say('words', 'رولبرینگ بشکه ای سوراخ مخروطی محور ۹۰ عرض ۴۰ برند تراژن', 'spherical-roller-bearing', [
    at('d', 90, 'MilliM'),
    at('B', 40, 'MilliM'),
    is('bore', 'tapered'),
  ]),
  say(
    'negation',
    'بلبرنیگ شیارعمیق محور۳۰ قطر بیرون۶۲ لاستیکی نباشه ژاپنی اصل',
    'deep-groove-ball-bearing',
    [at('d', 30, 'MilliM'), at('D', 62, 'MilliM')],
    { excludes: [is('sealing', 'sealed')], optional: [is('sealing', 'open', 'shielded')], rest: ['ژاپنی اصل'] },
  ),
  say(
    'dimensions',
    'پیچ آلن m8*30 استیل ۲۰۰ عدد',
    'socket-head-cap-screw',
    [is('thread', 'M8'), at('L', 30, 'MilliM'), is('grade', 'A2-70')],
    { quantity: { value: 200, unit: 'EACH' } },
  ),
  say('words', 'مهره کاسه نمدی M12', 'prevailing-torque-nut', [is('thread', 'M12')]),
  say(
    'words',
    'خار تخت 10x8x50',
    'parallel-key',
    [at('b', 10, 'MilliM'), at('h', 8, 'MilliM'), at('L', 50, 'MilliM')],
    { optional: [is('form', 'A')] },
  ),
  say(
    'delivery',
    'پیچ شش گوش نیم دنده m20 طول ۱۲۰ گرید 10.9 ، ۸۰ عدد لازم دارم تا ۳ روز دیگه',
    'hexagon-bolt-part-thread',
    [is('thread', 'M20'), at('L', 120, 'MilliM'), is('grade', '10.9')],
    { quantity: { value: 80, unit: 'EACH' }, deliveryDays: 3 },
  ),
  say(
    'two-things',
    'خار فنری رو شفت ۳۵ ، ۵۰تا + خار فنری توی سوراخ ۷۲ سی تا',
    'retaining-ring-shaft',
    [at('d1', 35, 'MilliM')],
    {
      quantity: { value: 50, unit: 'EACH' },
      also: [
        {
          categories: ['retaining-ring-bore'],
          filters: [at('d1', 72, 'MilliM')],
          quantity: { value: 30, unit: 'EACH' },
        },
      ],
    },
  ),
  say('quantity', 'میلگرد آجدار ۱۶ A3 پنج تن', 'reinforcing-bar', [at('d', 16, 'MilliM'), is('rebarClass', 'A3')], {
    optional: [at('yield', 400, 'MegaPA_S')],
    quantity: { value: 5, unit: 'TONNE' },
  }),
  say('words', 'ناودانی ۱۴', 'upn-channel', [at('h', 140, 'MilliM')]),
  say(
    'city',
    'ورق سیاه st37 ضخامت ۱۰ عرض ۱۵۰۰ ، ۳ تن تحویل اصفهان',
    'sheet-and-plate',
    [is('steel', 'S235JR'), at('t', 10, 'MilliM'), at('W', 1500, 'MilliM')],
    { quantity: { value: 3, unit: 'TONNE' }, city: 'اصفهان' },
  ),
  say(
    'part-number',
    'هاش سبک HEA 200 جنس st37 ، ۶ شاخه ۱۲ متری',
    'hea-beam',
    [is('steel', 'S235JR'), at('stock', 12, 'M')],
    {
      optional: [at('h', 190, 'MilliM'), at('b', 200, 'MilliM')],
      quantity: { value: 6, unit: 'BRANCH' },
      partNumber: 'HEA200',
    },
  ),
  say(
    'two-things',
    'نبشی 50*50*5 شیش متری ۱۵ شاخه زنگ زده نباشه، ده شاخه هم قوطی ۶۰در۴۰ ضخامت ۳.۲',
    'equal-angle',
    [at('a', 50, 'MilliM'), at('t', 5, 'MilliM'), at('stock', 6, 'M')],
    {
      quantity: { value: 15, unit: 'BRANCH' },
      also: [
        {
          categories: ['hollow-section'],
          filters: [at('h', 60, 'MilliM'), at('b', 40, 'MilliM'), at('t', 3.2, 'MilliM')],
          quantity: { value: 10, unit: 'BRANCH' },
        },
      ],
      rest: ['زنگ زده نباشه'],
    },
  ),
  say(
    'words',
    'لوله فولادی بدون درز ۴ اینچ رده ۴۰',
    'carbon-steel-pipe',
    [is('nps', '4"'), is('schedule', 'sch40'), is('make', 'seamless')],
    { optional: [is('dn', 'DN100'), at('D', 114.3, 'MilliM')] },
  ),
  say('words', 'فلنج کور DN80 PN16', 'pipe-flange', [is('dn', 'DN80'), is('rating', 'PN16'), is('form', 'BL')]),
  say('quantity', 'زانو جوشی ۳ اینچ sch80 ۶ عدد', 'butt-weld-elbow', [is('nps', '3"'), is('schedule', 'sch80')], {
    optional: [is('dn', 'DN80'), at('D', 88.9, 'MilliM')],
    quantity: { value: 6, unit: 'EACH' },
  }),
  say(
    'quantity',
    'لوله پلی اتیلن سایز ۱۱۰ فشار ۱۰ بار ۳۰۰متر واسه آبیاری',
    'polyethylene-pipe',
    [at('D', 110, 'MilliM')],
    {
      oneOf: [[at('pressure', 10, 'BAR_G'), least('pressure', 10, 'BAR_G')]],
      optional: [is('sdr', 'SDR17')],
      quantity: { value: 300, unit: 'M' },
    },
  ),
  say(
    'two-things',
    'فلنج اسلیپون ۶اینچ کلاس150 هشت عدد، گسکت اسپیرال dn150 کلاس ۱۵۰ هم ۸ عدد',
    'pipe-flange',
    [is('dn', 'DN150'), is('rating', 'class150'), is('form', 'SO')],
    {
      quantity: { value: 8, unit: 'EACH' },
      also: [
        {
          categories: ['spiral-wound-gasket'],
          filters: [is('dn', 'DN150'), is('rating', 'class150')],
          quantity: { value: 8, unit: 'EACH' },
        },
      ],
    },
  ),
  say('words', 'شیرپروانه ای dn200 pn16', 'butterfly-valve', [is('dn', 'DN200'), is('pn', 'PN16')]),
  say('words', 'گیت ولو DN100 بدنه WCB', 'gate-valve', [is('dn', 'DN100'), is('body', 'WCB')]),
  say(
    'quantity',
    'شیر توپی دنده ای نیم اینچ برنجی ۲۰ تا موجود داشته باشید',
    'threaded-ball-valve',
    [is('thread', 'G1/2"'), is('body', 'brass')],
    { quantity: { value: 20, unit: 'EACH' }, inStock: true },
  ),
  say(
    'words',
    'شیر یکطرفه ۸ اینچ چدنی میزارم بعد پمپ ، فشار خط ۱۲ بار',
    'check-valve',
    [is('dn', 'DN200'), is('body', 'GGG40')],
    { optional: [is('pn', 'PN16')], rest: ['فشار خط ۱۲ بار'] },
  ),
  say('words', 'پمپ سانتریفیوژ زمینی دبی ۵۰ مترمکعب بر ساعت هد ۳۲ متر', 'end-suction-pump', [], {
    oneOf: [
      [at('flow', 50, 'M3-PER-HR'), least('flow', 50, 'M3-PER-HR')],
      [at('head', 32, 'M'), least('head', 32, 'M')],
    ],
  }),
  say('words', 'لجن کش ۳ کیلووات', 'sewage-submersible-pump', [at('power', 3, 'KiloW')]),
  say('words', 'پمپ بادی دیافراگمی ۸ متر مکعب در ساعت', 'diaphragm-pump-aodd', [], {
    oneOf: [[at('flow', 8, 'M3-PER-HR'), least('flow', 8, 'M3-PER-HR')]],
  }),
  say(
    'limit',
    'الکتروپمپ شناور چاه عمیق، هد حداقل ۱۰۰ متر و دبی ۱۸ متر مکعب بر ساعت از تلمبه سازی الوند',
    'submersible-borehole-pump',
    [least('head', 100, 'M')],
    { oneOf: [[at('flow', 18, 'M3-PER-HR'), least('flow', 18, 'M3-PER-HR')]] },
  ),
  say('price', 'pomp dozing 25 litr dar saat mikham do ta, har kodoom ta 90 milyon toman', 'dosing-pump', [], {
    oneOf: [[at('flow', 0.025, 'M3-PER-HR'), least('flow', 0.025, 'M3-PER-HR')]],
    quantity: { value: 2, unit: 'EACH' },
    price: { maxRial: 900000000, per: 'unit' },
  }),
  say(
    'words',
    'الکتروموتور سه فاز ۷/۵ کیلووات ۴ قطب',
    'three-phase-motor',
    [at('power', 7.5, 'KiloW'), is('poles', 'p4')],
    { optional: [at('speed', 1500, 'REV-PER-MIN')] },
  ),
  say('words', 'اینورتر ۱۱ کیلووات', 'variable-frequency-drive', [at('power', 11, 'KiloW')]),
  say(
    'city',
    'خریدارم موتور تکفاز ۱.۵ کیلو وات دو قطب ۲ عدد، تهران موجود باشه',
    'single-phase-motor',
    [at('power', 1.5, 'KiloW'), is('poles', 'p2')],
    { quantity: { value: 2, unit: 'EACH' }, city: 'تهران', inStock: true },
  ),
  say(
    'limit',
    'درایو کنترل دور میخوام سافت استارتر نباشه جریان نامی حداقل ۴۰ آمپر ، ۴۰۰ ولت',
    'variable-frequency-drive',
    [least('current', 40, 'A'), at('voltage', 400, 'V')],
  ),
  say('quantity', 'کابل زمینی 3x2.5 صد متر', 'power-cable-nyy', [at('cores', 3), at('section', 2.5, 'MilliM2')], {
    quantity: { value: 100, unit: 'M' },
  }),
  say('words', 'سیم افشان نمره ۱۶', 'flexible-wire-h07v-k', [at('section', 16, 'MilliM2')], {
    optional: [at('cores', 1)],
  }),
  say('quantity', 'گلند m25 برنجی ۱۰۰ عدد', 'cable-gland', [is('thread', 'M25'), is('material', 'brass')], {
    quantity: { value: 100, unit: 'EACH' },
  }),
  say(
    'quantity',
    'سینی کابل عرض ۳۰ سانت لبه ۵ سانت ۶۰ متر',
    'cable-tray',
    [at('W', 300, 'MilliM'), at('h', 50, 'MilliM')],
    { quantity: { value: 60, unit: 'M' } },
  ),
  say(
    'two-things',
    'کابلشو نمره۷۰ پیچ M12 بیست تا ، کابلش هم NYY 4*70 هفتاد متر',
    'cable-lug',
    [at('section', 70, 'MilliM2'), is('bolt', 'M12')],
    {
      quantity: { value: 20, unit: 'EACH' },
      also: [
        {
          categories: ['power-cable-nyy'],
          filters: [at('cores', 4), at('section', 70, 'MilliM2')],
          quantity: { value: 70, unit: 'M' },
        },
      ],
    },
  ),
  say('words', 'کنتاکتور ۳۲ آمپر بوبین 24 ولت dc', 'contactor', [at('In', 32, 'A'), is('coil', 'DC24')]),
  say('words', 'مینیاتوری تک پل تیپ C ۱۶ آمپر', 'miniature-circuit-breaker', [
    at('poles', 1),
    is('curve', 'C'),
    at('In', 16, 'A'),
  ]),
  say(
    'limit',
    'خواهشمند است پیش فاکتور ۳ عدد کلید اتوماتیک کمپکت ۲۵۰ آمپر سه پل با قدرت قطع حداقل ۵۰ کیلوآمپر ارسال فرمایید',
    'moulded-case-circuit-breaker',
    [at('In', 250, 'A'), at('poles', 3), least('Icu', 50, 'KiloA')],
    { quantity: { value: 3, unit: 'EACH' } },
  ),
  say(
    'price',
    'محافظ جان ۴پل ۴۰آمپر حساسیت ۳۰ میلی آمپر ۵ عدد، کل پولش از ۶ میلیون تومن بیشتر نشه',
    'residual-current-breaker',
    [at('poles', 4), at('In', 40, 'A'), at('leak', 30, 'MilliA')],
    { quantity: { value: 5, unit: 'EACH' }, price: { maxRial: 60000000, per: 'total' } },
  ),
  say('words', 'با سلام لطفا قیمت ترانس روغنی ۶۳۰ کاوا', 'oil-distribution-transformer', [at('kVA', 630, 'KiloVA')]),
  say('words', 'یو پی اس ۶ کاوا تک فاز', 'uninterruptible-power-supply', [at('S', 6, 'KiloVA'), at('phases', 1)]),
  say(
    'city',
    'دیزل ژنراتور توان دائم کار ۲۰۰ کاوا یا بیشتر، شیراز',
    'diesel-generator-set',
    [least('prime', 200, 'KiloVA')],
    { city: 'شیراز' },
  ),
  say('words', 'pt100 کلاس a طول غلاف ۱۰ سانت', 'resistance-thermometer', [
    is('element', 'Pt100A'),
    at('L', 100, 'MilliM'),
  ]),
  say('quantity', 'لودسل اس شکل ۵۰۰ کیلو ۲ عدد', 'load-cell', [is('form', 'sType'), at('capacity', 500, 'KiloGM')], {
    quantity: { value: 2, unit: 'EACH' },
  }),
  say('words', 'سطح سنج راداری برد ۲۰ متر', 'level-transmitter', [is('principle', 'radar80')], {
    oneOf: [[at('reach', 20, 'M'), least('reach', 20, 'M')]],
  }),
  say('range', 'گیج فشار صفحه ۱۰ سانت رنج صفر تا ۱۶ بار رزوه نیم اینچ', 'pressure-gauge', [
    at('D', 100, 'MilliM'),
    span('range', 0, 16, 'BAR_G'),
    is('thread', 'G1/2'),
  ]),
  say('range', 'ترنسمیتر فشار ۰-۱۰ بار خروجی ۴-۲۰ میلی آمپر، خطا بیشتر از ۰.۲۵ درصد نباشه', 'pressure-transmitter', [
    span('range', 0, 10, 'BAR_G'),
    is('signal', 'mA'),
    most('accuracy', 0.25, 'PERCENT'),
  ]),
  say('words', 'سنسور القایی M18 pnp توکار', 'inductive-sensor', [
    is('size', 'M18'),
    is('output', 'PNP'),
    is('mount', 'flush'),
  ]),
  say('words', 'منبع تغذیه 24 ولت ۱۰ آمپر ریلی', 'din-rail-power-supply', [at('current', 10, 'A')], {
    optional: [at('power', 240, 'W')],
  }),
  say('limit', 'plc حداقل ۱۴ ورودی دیجیتال، حداقل ۱۰ خروجی رله ای', 'programmable-controller', [
    least('inputs', 14),
    least('outputs', 10),
    is('outputKind', 'relay'),
  ]),
  say(
    'negation',
    'انکودر ۱۰۲۴پالس شفت۸ لاین درایور نباشه',
    'rotary-encoder',
    [at('pulses', 1024), at('shaft', 8, 'MilliM')],
    { excludes: [is('output', 'lineDriver')], optional: [is('output', 'pushPull')] },
  ),
  say('words', 'جک بادی قطر ۶۳ کورس ۲۰۰', 'pneumatic-cylinder-iso-15552', [
    at('bore', 63, 'MilliM'),
    at('stroke', 200, 'MilliM'),
  ]),
  say(
    'quantity',
    'شیلنگ باد pu قطر خارجی ۸ داخلی ۵ صد متر',
    'polyurethane-tube',
    [at('D', 8, 'MilliM'), at('d', 5, 'MilliM')],
    { quantity: { value: 100, unit: 'M' } },
  ),
  say(
    'quantity',
    'شیر برقی پنوماتیک ۵/۲ دو بوبین پورت 1/4 ، ۴ عدد',
    'pneumatic-solenoid-valve',
    [is('ways', 'v52d'), is('port', 'G1/4')],
    { quantity: { value: 4, unit: 'EACH' } },
  ),
  say(
    'limit',
    'شلنگ هیدرولیک دوسیم ۳/۴ اینچ ۲۵متر که لااقل ۲۰۰ بار رو تحمل کنه',
    'hydraulic-hose',
    [is('type', 'SN2'), is('dn', 'DN19'), least('pressure', 200, 'BAR_G')],
    { optional: [at('d', 19.05, 'MilliM'), at('d', 19, 'MilliM')], quantity: { value: 25, unit: 'M' } },
  ),
  say('words', 'کمپرسور اسکرو ۳۷کیلووات ۱۰بار', 'screw-compressor', [
    at('power', 37, 'KiloW'),
    at('pressure', 10, 'BAR_G'),
  ]),
  say('words', 'مخزن باد ۱۰۰۰ لیتری', 'air-receiver', [at('volume', 1000, 'L')]),
  say('limit', 'فن آکسیال قطر ۵۰ سانت با دبی بالای ۷۰۰۰ متر مکعب در ساعت', 'axial-fan', [
    at('D', 500, 'MilliM'),
    least('flow', 7000, 'M3-PER-HR'),
  ]),
  say('city', 'مخزن پلی اتیلن ۵ هزار لیتری تحویل مشهد', 'storage-tank', [at('volume', 5, 'M3'), is('material', 'PE')], {
    city: 'مشهد',
  }),
  say('many-wishes', 'kase namad 40*62*8 viton', 'oil-seal', [
    at('d', 40, 'MilliM'),
    at('D', 62, 'MilliM'),
    at('B', 8, 'MilliM'),
    is('material', 'FKM'),
  ]),
  say('words', 'اورینگ قطر داخلی 23.39 مقطع 3.53 nbr', 'o-ring', [
    at('d1', 23.39, 'MilliM'),
    at('d2', 3.53, 'MilliM'),
    is('material', 'NBR'),
  ]),
  say(
    'quantity',
    'مکانیکال سیل شفت ۳۵ کربن سرامیک ۳ عدد',
    'mechanical-seal',
    [at('d', 35, 'MilliM'), is('faces', 'carbonCeramic')],
    { quantity: { value: 3, unit: 'EACH' } },
  ),
  say(
    'quantity',
    'پکینگ ۱۲ در ۱۲ گرافیتی پنج کیلو',
    'gland-packing',
    [at('side', 12, 'MilliM'), is('material', 'graphite')],
    { quantity: { value: 5, unit: 'KiloGM' } },
  ),
  say(
    'limit',
    'فنر نمد شفت۵۰ نشیمن ۷۲ میخام که دمای ۱۵۰ درجه رو جواب بده',
    'oil-seal',
    [at('d', 50, 'MilliM'), at('D', 72, 'MilliM')],
    {
      oneOf: [[least('temperature', 150, 'DEG_C'), at('temperature', 150, 'DEG_C')]],
      optional: [is('material', 'FKM')],
    },
  ),
  say('words', 'تسمه باریک SPB طول ۲۲۴۰', 'narrow-v-belt', [is('profile', 'SPB'), at('L', 2240, 'MilliM')]),
  say('quantity', 'زنجیر صنعتی 12b دو ردیفه ۵ متر', 'roller-chain', [is('size', '12B'), at('strands', 2)], {
    quantity: { value: 5, unit: 'M' },
  }),
  say('words', 'چرخ زنجیر ۱۹ دندانه برای زنجیر 10B', 'sprocket', [at('z', 19), is('size', '10B')]),
  say(
    'quantity',
    'گیربکس حلزونی سایز ۷۵ نسبت ۱ به ۳۰ ، ۲ دستگاه',
    'worm-gearbox',
    [at('size', 75, 'MilliM'), at('ratio', 30)],
    { quantity: { value: 2, unit: 'EACH' } },
  ),
  say(
    'two-things',
    'تسمه تایم 8m طول۱۲۸۰ عرض۳۰ دو تا، کوپلینگ ستاره ای هم سه تا که حداقل ۳۰۰ نیوتن متر بکشه',
    'timing-belt',
    [is('pitchName', '8M'), at('L', 1280, 'MilliM'), at('W', 30, 'MilliM')],
    {
      quantity: { value: 2, unit: 'EACH' },
      also: [
        { categories: ['jaw-coupling'], filters: [least('torque', 300, 'N-M')], quantity: { value: 3, unit: 'EACH' } },
      ],
    },
  ),
  say(
    'quantity',
    'مته هشت و نیم کبالت ده تا چنده؟',
    'hss-twist-drill',
    [at('d', 8.5, 'MilliM'), is('material', 'HSSCo')],
    { quantity: { value: 10, unit: 'EACH' } },
  ),
  say('quantity', 'صفحه برش آهن ۲۳۰ بیست عدد', 'cutting-disc', [at('D', 230, 'MilliM'), is('use', 'steel')], {
    quantity: { value: 20, unit: 'EACH' },
  }),
  say('range', 'ترک متر درایو ۱/۲ رنج ۴۰ تا ۲۰۰ نیوتن متر', 'torque-wrench', [
    is('drive', '1/2"'),
    span('range', 40, 200, 'N-M'),
  ]),
  say(
    'quantity',
    'farz angoshti karbaid ghotr 10 mil 4 par, 3 ta vase foolad',
    'carbide-end-mill',
    [at('d', 10, 'MilliM'), at('flutes', 4)],
    { quantity: { value: 3, unit: 'EACH' } },
  ),
  say('quantity', 'الکترود 7018 قطر ۴ بیست کیلو', 'covered-electrode', [is('grade', 'E7018'), at('d', 4, 'MilliM')], {
    quantity: { value: 20, unit: 'KiloGM' },
  }),
  say('words', 'سیم جوش co2 قطر ۱.۲', 'mig-wire', [at('d', 1.2, 'MilliM')], { optional: [is('grade', 'ER70S-6')] }),
  say('limit', 'دستگاه جوش آرگون حداقل ۳۰۰ آمپر', 'inverter-welding-machine', [
    is('process', 'TIG'),
    least('current', 300, 'A'),
  ]),
  say(
    'price',
    'اینورتر جوش الکترودی ۲۵۰ آمپر سیکل کاری ۶۰ درصد حداکثر ۱۵ میلیون تومان',
    'inverter-welding-machine',
    [is('process', 'MMA')],
    {
      oneOf: [
        [at('current', 250, 'A'), least('current', 250, 'A')],
        [at('duty', 60, 'PERCENT'), least('duty', 60, 'PERCENT')],
      ],
      price: { maxRial: 150000000, per: 'unit' },
    },
  ),
  say('words', 'شگل کمانی ۴.۷۵ تن', 'bow-shackle', [at('load', 4.75, 'TONNE')]),
  say(
    'quantity',
    'چرخ صنعتی پلی اورتان قطر ۱۲۵ گردان بدون ترمز ۴ عدد',
    'industrial-castor',
    [is('tread', 'PU'), at('D', 125, 'MilliM'), is('fork', 'swivel')],
    { excludesToo: [is('fork', 'brake')], quantity: { value: 4, unit: 'EACH' } },
  ),
  say('negation', 'جرثقیل زنجیری ۲تن ارتفاع ۶متر دستی نباشه، قیمت هرچی شد', 'chain-hoist', [], {
    excludes: [is('drive', 'manual')],
    oneOf: [
      [at('load', 2, 'TONNE'), least('load', 2, 'TONNE')],
      [at('lift', 6, 'M'), least('lift', 6, 'M')],
    ],
    optional: [is('drive', 'electric')],
  }),
  say('words', 'کفش ایمنی s3 سایز۴۳', 'safety-footwear', [is('protection', 'S3'), at('size', 43)]),
  say(
    'quantity',
    'کپسول آتش نشانی پودری ۶ کیلویی ۱۲ عدد',
    'fire-extinguisher',
    [is('agent', 'powder'), at('charge', 6, 'KiloGM')],
    { quantity: { value: 12, unit: 'EACH' } },
  ),
  say('negation', 'کلاه ایمنی ABS هر رنگی غیر از زرد ۳۰ عدد', 'industrial-helmet', [is('shell', 'ABS')], {
    excludes: [is('colour', 'yellow')],
    optional: [is('colour', 'white', 'blue', 'red')],
    quantity: { value: 30, unit: 'EACH' },
  }),
  say('quantity', 'روغن هیدرولیک vg 46 دویست لیتر', 'hydraulic-oil', [is('vg', 'VG 46')], {
    optional: [at('viscosity', 46, 'CentiST')],
    quantity: { value: 200, unit: 'L' },
  }),
  say(
    'city',
    'گریس لیتیم کمپلکس nlgi 2 ده کیلو میخوام، ظرف ۲ روز برسه قزوین',
    'industrial-grease',
    [is('thickener', 'complex'), is('nlgi', 'NLGI 2')],
    { quantity: { value: 10, unit: 'KiloGM' }, deliveryDays: 2, city: 'قزوین' },
  ),
  say('quantity', 'پنل خورشیدی ۵۵۰ وات ۱۸ عدد', 'photovoltaic-module', [at('power', 550, 'W')], {
    quantity: { value: 18, unit: 'EACH' },
  }),
  say('limit', 'چراغ سوله ای led ۲۰۰ وات ۶۵۰۰ کلوین، حداقل ۲۵۰۰۰ لومن', 'led-high-bay', [
    at('power', 200, 'W'),
    is('colour', 'k6500'),
    least('flux', 25000, 'LM'),
  ]),
  say('capability', 'تراشکاری سی ان سی قطعه قطر ۳۰۰ طول ۱۵۰۰', 'cnc-turning', [], {
    oneOf: [
      [least('maxDiameter', 300, 'MilliM'), at('maxDiameter', 300, 'MilliM')],
      [least('maxLength', 1500, 'MilliM'), at('maxLength', 1500, 'MilliM')],
    ],
  }),
  say('capability', 'سیم پیچی موتور ۵۵ کیلووات', 'motor-rewinding', [], {
    oneOf: [[least('power', 55, 'KiloW'), at('power', 55, 'KiloW')]],
  }),
  say('capability', 'برش لیزر فایبر ورق ۱۵ میل', 'laser-cutting', [is('process', 'fiber')], {
    oneOf: [[least('maxThickness', 15, 'MilliM'), at('maxThickness', 15, 'MilliM')]],
  }),
  say('capability', 'وایرکات ضخامت ۲۰۰ میلیمتر', 'wire-edm', [], {
    oneOf: [[least('maxThickness', 200, 'MilliM'), at('maxThickness', 200, 'MilliM')]],
  }),
  say('capability', 'آبکاری کروم سخت ۵۰ میکرون، طول قطعه ۳ متر', 'electroplating', [is('metal', 'chrome')], {
    oneOf: [
      [at('layer', 50, 'MicroM'), least('layer', 50, 'MicroM')],
      [least('maxLength', 3000, 'MilliM'), at('maxLength', 3000, 'MilliM')],
    ],
  }),
  say(
    'capability',
    'گالوانیزه گرم تیر ۱۲ متری، ظرفیت حداقل ۳۰۰ تن در ماه',
    'hot-dip-galvanizing',
    [least('capacity', 300, 'TONNE-PER-MON')],
    { oneOf: [[least('maxLength', 12000, 'MilliM'), at('maxLength', 12000, 'MilliM')]] },
  ),
  say(
    'city',
    'تست التراسونیک جوش، گزارش ظرف ۳ روز، اهواز',
    'non-destructive-testing',
    [is('method', 'UT'), most('reportDays', 3, 'DAY')],
    { city: 'اهواز' },
  ),
  say(
    'capability',
    'کالیبراسیون ۲۵ تا گیج فشار داریم گواهی ۱۷۰۲۵ هم میخوایم',
    'calibration',
    [is('field', 'pressure')],
    { quantity: { value: 25, unit: 'EACH' }, rest: ['گواهی ۱۷۰۲۵'] },
  ),
  say('capability', 'ریخته گری پوسته پمپ برنزی وزن ۳۵کیلو ۴عدد، چدن نباشه', 'sand-casting', [is('alloy', 'bronze')], {
    excludesToo: [is('alloy', 'GG25', 'GGG50'), is('alloy', 'GG25'), is('alloy', 'GGG50')],
    oneOf: [[least('maxMass', 35, 'KiloGM'), at('maxMass', 35, 'KiloGM')]],
    quantity: { value: 4, unit: 'EACH' },
  }),
  say('capability', 'طراحی مخزن تحت فشار', 'pressure-equipment-design', []),
  say('capability', 'ممیزی انرژی کارخانه', 'energy-audit', []),
  say('capability', 'برنامه نویسی plc خط تولید', 'control-engineering', []),
  say('capability', 'طراحی قالب تزریق پلاستیک زمان تحویل حداکثر ۴۰ روز', 'machine-design', [
    most('delivery', 40, 'DAY'),
  ]),
  say('capability', 'تحلیل خستگی شفت با حداقل دو بار بازنگری رایگان', 'finite-element-analysis', [
    least('revisions', 2),
  ]),
  say('part-number', 'استاندارد ISO 9001', 'management-system-standards', [], {
    optional: [is('organisation', 'ISO')],
    partNumber: 'ISO 9001',
  }),
  say('part-number', 'asme b31.3', 'pipe-and-valve-standards', [], {
    optional: [is('organisation', 'ASME')],
    partNumber: 'ASME B31.3',
  }),
  say('part-number', 'استاندارد API 610 سال 2021', 'rotating-equipment-standards', [at('year', 2021)], {
    optional: [is('organisation', 'API')],
    partNumber: 'API 610',
  }),
  say('words', 'استاندارد ملی ایران واسه میلگرد، فارسی', 'steel-standards', [
    is('organisation', 'ISIRI'),
    is('language', 'fa'),
  ]),
  say(
    'part-number',
    'iec 60034-30-1 ویرایش ۲۰۱۴ ، ۲ نسخه انگلیسی',
    'machine-and-transformer-standards',
    [at('year', 2014), is('language', 'en')],
    { optional: [is('organisation', 'IEC')], quantity: { value: 2, unit: 'COPY' }, partNumber: 'IEC 60034-30-1' },
  ),
  say(
    'negation',
    'استاندارد پیچ و مهره از DIN میخوام آلمانی نباشه بعد از ۲۰۰۵',
    'fastener-standards',
    [is('organisation', 'DIN')],
    { excludes: [is('language', 'de')], oneOf: [[least('year', 2005), least('year', 2006)]] },
  ),
];
