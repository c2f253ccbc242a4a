import { at, type ExpectedFilter, is, least, most, no, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** A size that a buyer names exactly, although a larger one serves as well. */
const orMore = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  least(key, value, unitId),
];
const orLess = (key: string, value: number, unitId?: string): ExpectedFilter[] => [
  at(key, value, unitId),
  most(key, value, unitId),
];

/** More of the eighth round: other voices, over all kinds of goods, works, advice and standards. */
export const sentencesEighthMore: readonly Sentence[] = [
  say('polite', 'درود، آیا امکان تراش قطعات استوانه ای تا قطر ۴۰ سانتیمتر را دارید؟', 'cnc-turning', [
    least('maxDiameter', 40, 'CentiM'),
  ]),
  say('capability', 'فرز سی ان سی قالب به طول ۱۲۰ سانت، دقت IT7', 'cnc-milling', [least('maxLength', 120, 'CentiM')], {
    oneOf: [orLess('itGrade', 7)],
  }),
  say('limit', 'سنگ محور برای شفت قطر ۹۰، زبری بهتر از ۰.۸ میکرون', 'grinding', [
    least('maxDiameter', 90, 'MilliM'),
    most('ra', 0.8, 'MicroM'),
  ]),
  say('capability', 'اسپارک یا وایرکات برای قطعه به ضخامت ۱۵۰', 'wire-edm', [least('maxThickness', 150, 'MilliM')]),
  say('capability', 'دنده زنی با هاب، مدول ۴، قطر ۳۵ سانت', 'gear-cutting', [
    least('module', 4, 'MilliM'),
    least('maxDiameter', 35, 'CentiM'),
  ]),
  say('capability', 'ریخته گری چدن داکتیل قطعه یک و نیم تنی', 'sand-casting', [
    is('alloy', 'GGG50'),
    least('maxMass', 1.5, 'TONNE'),
  ]),
  say('capability', 'فورج فلنج ۹۰۰ کیلو', 'open-die-forging', [least('maxMass', 900, 'KiloGM')]),
  say('capability', 'لیزر فایبر ورق ۱۲ میل ۳ متری', 'laser-cutting', [
    is('process', 'fiber'),
    least('maxThickness', 12, 'MilliM'),
    least('maxLength', 3, 'M'),
  ]),
  say('capability', 'رول ورق ضخامت ۱۶ طول ۲.۵ متر', 'sheet-bending', [
    least('maxThickness', 16, 'MilliM'),
    least('maxLength', 2.5, 'M'),
  ]),
  say('capability', 'اسکلت فلزی سوله، ماهانه ۱۲۰ تن', 'structural-fabrication', [
    least('capacity', 120, 'TONNE-PER-MON'),
  ]),
  say('capability', 'گالوانیزه گرم لوله ۱۲ متری با ضخامت پوشش حداقل ۸۰ میکرون', 'hot-dip-galvanizing', [
    least('maxLength', 12, 'M'),
    least('layer', 80, 'MicroM'),
  ]),
  say('capability', 'آبکاری نیکل قطعه ۵۰ سانتی', 'electroplating', [
    is('metal', 'nickel'),
    least('maxLength', 50, 'CentiM'),
  ]),
  say('capability', 'رنگ پودری پنل به طول ۳ متر', 'industrial-coating', [
    is('system', 'powder'),
    least('maxLength', 3, 'M'),
  ]),
  say('capability', 'سمانته چرخدنده ۴۰ کیلویی', 'heat-treatment', [
    is('process', 'carburize'),
    least('maxMass', 40, 'KiloGM'),
  ]),
  say('capability', 'تست PT جوش نازل', 'non-destructive-testing', [is('method', 'PT')]),
  say('delivery', 'کوانتومتری نمونه فولاد، جواب یک روزه', 'materials-testing', [most('reportDays', 1, 'DAY')]),
  say('capability', 'کالیبره دما با عدم قطعیت نیم درصد', 'calibration', [is('field', 'temperature')], {
    oneOf: [orLess('uncertainty', 0.5, 'PERCENT')],
  }),
  say('words', 'موتورم سوخته ۱۱۰ کیلوواته، سیم پیچی میخواد', 'motor-rewinding', [least('power', 110, 'KiloW')]),
  say('limit', 'تعمیر گیربکس، تیم ظرف ۸ ساعت سر سایت باشه', 'pump-overhaul', [most('response', 8, 'HR')]),
  say('capability', 'پایش ارتعاش ۶۰ نقطه در روز', 'condition-monitoring', [least('points', 60)]),
  say('capability', 'الاینمنت لیزری کوپلینگ پمپ', 'balancing-and-alignment'),

  say('words', 'بلبرینگ زاویه ای قطر داخلی ۴۰', 'angular-contact-ball-bearing', [at('d', 40, 'MilliM')]),
  say(
    'words',
    'رولبرینگ NU قطر داخلی ۶۰ خارجی ۱۱۰',
    'cylindrical-roller-bearing',
    [at('d', 60, 'MilliM'), at('D', 110, 'MilliM')],
    { optional: [is('form', 'NU')] },
  ),
  say('words', 'کونیک ۵۰ در ۹۰', 'tapered-roller-bearing', [at('d', 50, 'MilliM'), at('D', 90, 'MilliM')]),
  say('words', 'بشکه ای سوراخ مخروطی قطر داخلی ۸۰', 'spherical-roller-bearing', [
    is('bore', 'tapered'),
    at('d', 80, 'MilliM'),
  ]),
  say('words', 'یاتاقان پایه دار شفت ۳۵', 'pillow-block-bearing-unit', [at('d', 35, 'MilliM')]),
  say('words', 'سوزنی HK داخلی ۲۰', 'drawn-cup-needle-bearing', [at('d', 20, 'MilliM')]),
  say(
    'quantity',
    'پیچ شش گوش نیم رزوه M20 طول ۱۲۰ ده نه ۲۵۰ عدد',
    'hexagon-bolt-part-thread',
    [is('thread', 'M20'), at('L', 120, 'MilliM')],
    { quantity: pieces(250), optional: [is('grade', '10.9')] },
  ),
  say('dimensions', 'آلن خزینه M6x16 استیل', 'socket-countersunk-screw', [is('thread', 'M6'), at('L', 16, 'MilliM')], {
    oneOf: [[is('grade', 'A2-70')]],
  }),
  say(
    'quantity',
    'مهره شش گوش M24 کلاس ۸ به تعداد ۵۰۰',
    'hexagon-nut',
    [is('thread', 'M24'), is('nutClass', 'class8')],
    { quantity: pieces(500) },
  ),
  say('words', 'واشر تخت M10 استیل', 'plain-washer', [is('thread', 'M10'), is('material', 'A2')]),
  say('words', 'میل رزوه M12 گرید 8.8', 'threaded-rod', [is('thread', 'M12'), is('grade', '8.8')]),
  say('words', 'خار رو شفت ۳۰', 'retaining-ring-shaft', [at('d1', 30, 'MilliM')]),
  say('words', 'خار توی سوراخ ۴۷', 'retaining-ring-bore', [at('d1', 47, 'MilliM')]),

  say('quantity', '۱۲ شاخه آی پی ای ۲۰', 'ipe-beam', [at('h', 20, 'CentiM')], {
    quantity: { value: 12, unit: 'BRANCH' },
  }),
  say('words', 'هاش سنگین ۳۰', 'heb-beam', [at('h', 30, 'CentiM')]),
  say('quantity', 'ناودونی ۱۲ پنج شاخه ۶ متری', 'upn-channel', [at('h', 12, 'CentiM')], {
    quantity: { value: 5, unit: 'BRANCH' },
    optional: [at('stock', 6, 'M')],
  }),
  say('dimensions', 'قوطی صنعتی ۱۰۰ در ۱۰۰ ضخامت ۴', 'hollow-section', [
    at('h', 100, 'MilliM'),
    at('b', 100, 'MilliM'),
    at('t', 4, 'MilliM'),
  ]),
  say('words', 'گرد mo40 قطر ۸۰', 'round-bar', [is('steel', '42CrMo4'), at('d', 80, 'MilliM')]),
  say('quantity', '۳ تن آرماتور ۱۸', 'reinforcing-bar', [at('d', 18, 'MilliM')], {
    quantity: { value: 3, unit: 'TONNE' },
  }),
  say('words', 'ورق استیل ۳۱۶ ضخامت ۴ میل عرض ۱۵۰۰', 'sheet-and-plate', [
    is('steel', 'AISI316L'),
    at('t', 4, 'MilliM'),
    at('W', 1500, 'MilliM'),
  ]),
  say('words', 'ورق گالوانیزه نیم میل', 'sheet-and-plate', [is('steel', 'DX51D'), at('t', 0.5, 'MilliM')]),

  say('words', 'لوله درزدار ۶ اینچ رده ۴۰', 'carbon-steel-pipe', [is('make', 'welded'), is('schedule', 'sch40')], {
    oneOf: [[is('dn', 'DN150'), is('nps', '6"')]],
  }),
  say('words', 'پایپ استیل 304L سایز DN50 sch10s', 'stainless-steel-pipe', [
    is('alloy', '304L'),
    is('dn', 'DN50'),
    is('schedule', 'sch10S'),
  ]),
  say('words', 'فلنج گردن دار کلاس ۳۰۰ سایز ۸ اینچ', 'pipe-flange', [
    is('form', 'WN'),
    is('rating', 'class300'),
    is('dn', 'DN200'),
  ]),
  say('words', 'زانویی جوشی ۳ اینچ رده ۸۰', 'butt-weld-elbow', [is('schedule', 'sch80')], {
    oneOf: [[is('dn', 'DN80'), is('nps', '3"')]],
  }),
  say('words', 'سه راهی جوشی dn100 رده ۴۰', 'butt-weld-tee', [is('dn', 'DN100'), is('schedule', 'sch40')]),
  say(
    'words',
    'لوله پلی اتیلن ۶۳ فشار ۱۰ بار SDR17',
    'polyethylene-pipe',
    [at('D', 63, 'MilliM'), is('sdr', 'SDR17')],
    { oneOf: [orMore('pressure', 10, 'BAR_G')] },
  ),
  say('words', 'گیت ولو چدنی DN150 PN16', 'gate-valve', [is('body', 'GGG40'), is('dn', 'DN150'), is('pn', 'PN16')]),
  say('words', 'گلوب ولو فولادی ۲ اینچ pn40', 'globe-valve', [is('pn', 'PN40'), is('dn', 'DN50')], {
    optional: [is('body', 'WCB')],
  }),
  say('words', 'بال ولو فلنجی استیل DN80', 'flanged-ball-valve', [is('body', 'CF8M'), is('dn', 'DN80')]),
  say('words', 'شیر پروانه ای ویفری ۸ اینچ', 'butterfly-valve', [is('dn', 'DN200')]),
  say('words', 'شیر خودکار DN65 چدنی', 'check-valve', [is('dn', 'DN65'), is('body', 'GGG40')]),
  say('covers', 'سوپاپ اطمینان تنظیم روی ۸ بار اریفیس G', 'safety-valve', [
    at('setPressure', 8, 'BAR_G'),
    is('orifice', 'G'),
  ]),
  say('words', 'شیر گازی دنده ای سه چهارم برنجی', 'threaded-ball-valve', [is('thread', 'G3/4"')], {
    optional: [is('body', 'brass')],
  }),

  say(
    'many-wishes',
    'پمپ اتا ۱۰۰ متر مکعب بر ساعت، هد ۳۲ متر، ۱۴۵۰ دور',
    'end-suction-pump',
    [at('speed', 1450, 'REV-PER-MIN')],
    { oneOf: [orMore('flow', 100, 'M3-PER-HR'), orMore('head', 32, 'M')] },
  ),
  say('limit', 'پمپ طبقاتی که هدش بالای ۱۰۰ متر باشه', 'vertical-multistage-pump', [least('head', 100, 'M')]),
  say('words', 'کفکش ۱.۵ کیلووات دبی ۱۵ متر مکعب', 'sewage-submersible-pump', [at('power', 1.5, 'KiloW')], {
    optional: orMore('flow', 15, 'M3-PER-HR'),
    asks: [],
  }),
  say('words', 'پمپ دنده ای مازوت دبی ۵ متر مکعب بر ساعت', 'gear-pump-transfer', [], {
    oneOf: [orMore('flow', 5, 'M3-PER-HR')],
  }),
  say('words', 'پمپ دیافراگمی بادی دبی ۸ متر مکعب در ساعت', 'diaphragm-pump-aodd', [], {
    oneOf: [orMore('flow', 8, 'M3-PER-HR')],
  }),
  say('many-wishes', 'الکتروموتور سه فاز ۲۲ کیلووات دو قطب IE3 قاب 180M', 'three-phase-motor', [
    at('power', 22, 'KiloW'),
    is('poles', 'p2'),
    is('ieClass', 'IE3'),
    is('frame', '180M'),
  ]),
  say('words', 'موتور تکفاز خازنی یک اسب ۱۴۰۰ دور', 'single-phase-motor', [], {
    oneOf: [[at('power', 1, 'HP_Metric')]],
    optional: [is('poles', 'p4')],
  }),
  say('words', 'کنترل دور ۱۵ کیلووات سه فاز ۳۸۰ ولت', 'variable-frequency-drive', [
    at('power', 15, 'KiloW'),
    at('voltage', 380, 'V'),
  ]),
  say('words', 'راه انداز نرم ۷۵ کیلووات', 'soft-starter', [], { oneOf: [orMore('power', 75, 'KiloW')] }),
  say('words', 'تسمه پروانه B طول ۱۶۰۰', 'classical-v-belt', [is('profile', 'B'), at('L', 1600, 'MilliM')]),
  say('words', 'زنجیر غلتکی 16B دو ردیفه', 'roller-chain', [is('size', '16B'), at('strands', 2)]),
  say('words', 'کوپلینگ فکی گشتاور ۲۶۵ نیوتن متر', 'jaw-coupling', [], { oneOf: [orMore('torque', 265, 'N-M')] }),
  say('words', 'گیربکس حلزونی ۱ به ۵۰ سایز ۹۰', 'worm-gearbox', [at('ratio', 50), at('size', 90, 'MilliM')]),
  say('words', 'گیربکس هلیکال شفت خروجی ۴۰ نسبت ۱ به ۱۰', 'helical-gearbox', [
    at('shaft', 40, 'MilliM'),
    at('ratio', 10),
  ]),
  say('words', 'گسکت اسپیرال وند DN50 کلاس ۱۵۰', 'spiral-wound-gasket', [is('dn', 'DN50'), is('rating', 'class150')]),
  say('words', 'نخ گرافیت ۱۲ میل', 'gland-packing', [is('material', 'graphite'), at('side', 12, 'MilliM')]),

  say('quantity', '۳۰۰ متر کابل NYY چهار در ۱۶', 'power-cable-nyy', [at('cores', 4), at('section', 16, 'MilliM2')], {
    quantity: { value: 300, unit: 'M' },
  }),
  say('quantity', 'سیم افشان نمره ۲.۵ پنج حلقه', 'flexible-wire-h07v-k', [at('section', 2.5, 'MilliM2')], {
    quantity: { value: 5, unit: 'ROLL' },
  }),
  say('words', 'کابل فرمان ۷ رشته ۱.۵ شماره دار', 'control-cable', [at('cores', 7), at('section', 1.5, 'MilliM2')]),
  say('covers', 'گلند M20 برای کابل ۱۰ میلی', 'cable-gland', [is('thread', 'M20'), at('clamp', 10, 'MilliM')]),
  say('words', 'سرکابل مسی ۱۲۰ پیچ ۱۲', 'cable-lug', [at('section', 120, 'MilliM2'), is('bolt', 'M12')]),
  say(
    'words',
    'کلید اتوماتیک ۲۵۰ آمپر سه پل قدرت قطع ۵۰',
    'moulded-case-circuit-breaker',
    [at('In', 250, 'A'), at('poles', 3)],
    { oneOf: [orMore('Icu', 50, 'KiloA')] },
  ),
  say('many-wishes', 'محافظ جان ۴۰ آمپر ۳۰ میلی آمپر دو پل', 'residual-current-breaker', [
    at('In', 40, 'A'),
    at('leak', 30, 'MilliA'),
    at('poles', 2),
  ]),
  say('words', 'کنتاکتور ۲۲ کیلووات بوبین ۲۲۰', 'contactor', [is('coil', 'AC230')], {
    oneOf: [orMore('kW', 22, 'KiloW')],
  }),
  say('words', 'بی متال ۷ تا ۱۰ آمپر', 'thermal-overload-relay', [span('range', 7, 10, 'A')]),
  say('words', 'ترمینال ریلی پیچی ۴ میل', 'terminal-block', [is('clamp', 'screw'), at('section', 4, 'MilliM2')]),
  say('words', 'ترانس هرمتیک ۲۵۰ کاوا ۲۰ کیلوولت', 'oil-distribution-transformer', [at('U1', 20, 'KiloV')], {
    oneOf: [orMore('kVA', 250, 'KiloVA')],
  }),
  say('words', 'ترانس رزینی ۱۰۰۰ کاوا تلفات بی باری زیر ۲۰۰۰ وات', 'dry-type-transformer', [most('Po', 2000, 'W')], {
    oneOf: [orMore('kVA', 1000, 'KiloVA')],
  }),
  say('words', 'سی تی ۲۰۰ آمپر کلاس نیم', 'current-transformer', [at('Ip', 200, 'A'), is('accuracy', 'c05')]),
  say('words', 'ups سه فاز ۲۰ کاوا', 'uninterruptible-power-supply', [at('phases', 3)], {
    oneOf: [orMore('S', 20, 'KiloVA')],
  }),

  say(
    'words',
    'فشار سنج ۶ سانتی ۱۰ بار رزوه یک چهارم',
    'pressure-gauge',
    [at('D', 6, 'CentiM'), is('thread', 'G1/4')],
    { oneOf: [[at('range', 10, 'BAR_G'), span('range', 0, 10, 'BAR_G')]] },
  ),
  say('covers', 'دماسنج عقربه ای ۰ تا ۱۲۰ درجه ساقه ۱۰۰', 'bimetal-thermometer', [
    span('range', 0, 120, 'DEG_C'),
    at('stem', 100, 'MilliM'),
  ]),
  say('words', 'پی تی صد کلاس A غلاف ۱۵۰ میل', 'resistance-thermometer', [
    is('element', 'Pt100A'),
    at('L', 150, 'MilliM'),
  ]),
  say('words', 'پرشر ترانسمیتر ۰ تا ۱۶ بار خروجی ۴-۲۰', 'pressure-transmitter', [
    span('range', 0, 16, 'BAR_G'),
    is('signal', 'mA'),
  ]),
  say('words', 'سطح سنج راداری ۲۰ متر', 'level-transmitter', [is('principle', 'radar80')], {
    oneOf: [orMore('reach', 20, 'M')],
  }),
  say('words', 'لودسل اس شکل ۵۰۰ کیلو', 'load-cell', [is('form', 'sType')], {
    oneOf: [orMore('capacity', 500, 'KiloGM')],
  }),
  say('words', 'پراکسیمیتی M8 فاصله ۲ میل NPN', 'inductive-sensor', [
    is('size', 'M8'),
    at('Sn', 2, 'MilliM'),
    is('output', 'NPN'),
  ]),
  say('words', 'چشم نوری یکطرفه برد ۴۰ سانت', 'photoelectric-sensor', [is('mode', 'diffuse')], {
    oneOf: [orMore('reach', 40, 'CentiM')],
  }),
  say(
    'words',
    'PLC با حداقل ۲۴ ورودی و ۱۶ خروجی رله ای',
    'programmable-controller',
    [least('inputs', 24), is('outputKind', 'relay')],
    { oneOf: [orMore('outputs', 16)] },
  ),
  say('words', 'منبع تغذیه ریلی ۱۰ آمپر', 'din-rail-power-supply', [], { oneOf: [orMore('current', 10, 'A')] }),
  say('words', 'رله فندقی ۸ پایه بوبین ۲۴', 'interface-relay', [is('coil', 'DC24')], { rest: ['پایه'] }),
  say('words', 'جک بادی ۵۰ کورس ۱۶۰ میل', 'pneumatic-cylinder-iso-15552', [
    at('bore', 50, 'MilliM'),
    at('stroke', 160, 'MilliM'),
  ]),
  say('words', 'شیر برقی ۳/۲ یک هشتم', 'pneumatic-solenoid-valve', [is('ways', 'v32'), is('port', 'G1/8')]),
  say('words', 'شلنگ هیدرولیک 2SN سایز ۱ اینچ', 'hydraulic-hose', [is('type', 'SN2')], {
    oneOf: [[is('dn', 'DN25'), at('d', 1, 'IN'), at('d', 25.4, 'MilliM')]],
  }),
  say('words', 'جک هیدرولیک پیستون ۱۰۰ میله ۵۶ کورس ۵۰۰', 'hydraulic-cylinder', [
    at('bore', 100, 'MilliM'),
    at('rod', 56, 'MilliM'),
    at('stroke', 500, 'MilliM'),
  ]),

  say('words', 'کمپرسور اسکرو ۷۵ اسب', 'screw-compressor', [], {
    oneOf: [[at('power', 75, 'HP_Metric'), least('power', 75, 'HP_Metric')]],
  }),
  say('words', 'درایر هوا ۳ متر مکعب در دقیقه', 'refrigeration-air-dryer', [], {
    oneOf: [orMore('flow', 3, 'M3-PER-MIN')],
  }),
  say('words', 'هواکش صنعتی ۶۳ سانت ۹۳۰ دور', 'axial-fan', [at('D', 63, 'CentiM'), at('speed', 930, 'REV-PER-MIN')]),
  say('words', 'بلوئر حلزونی ۸۰۰۰ متر مکعب بر ساعت', 'centrifugal-fan', [], {
    oneOf: [orMore('flow', 8000, 'M3-PER-HR')],
  }),
  say('words', 'سیم میگ ER70S-6 یک میل', 'mig-wire', [is('grade', 'ER70S-6'), at('d', 1, 'MilliM')]),
  say('words', 'الکترود استیل 316 قطر ۳.۲', 'covered-electrode', [is('grade', 'E316L-16'), at('d', 3.2, 'MilliM')]),
  say('words', 'مته کبالت ۶.۵', 'hss-twist-drill', [is('material', 'HSSCo'), at('d', 6.5, 'MilliM')]),
  say('words', 'آچار یکسر رینگ ۱۷', 'combination-wrench', [at('s', 17, 'MilliM')]),
  say('words', 'چین بلاک ۲ تن ۳ متر', 'chain-hoist', [at('lift', 3, 'M')], {
    oneOf: [orMore('load', 2, 'TONNE')],
    optional: [is('drive', 'manual')],
  }),
  say('words', 'کلاه ایمنی سفید پلی اتیلن', 'industrial-helmet', [is('colour', 'white'), is('shell', 'HDPE')]),
  say('words', 'دستکش ضدبرش کف مواد پلی اورتان', 'protective-gloves', [is('coating', 'PU')]),
  say('quantity', 'روغن دنده 320 سه بشکه ۲۰۸ لیتری', 'gear-oil', [is('vg', 'VG 320')], {
    quantity: { value: 3, unit: 'DRUM' },
  }),
  say('words', 'روغن حرارتی ۳۲', 'heat-transfer-oil', [is('vg', 'VG 32')]),
  say('words', 'نورافکن 150 وات با شار ۱۵۰۰۰ لومن', 'led-floodlight', [at('power', 150, 'W')], {
    oneOf: [orMore('flux', 15000, 'LM')],
  }),

  say('delivery', 'طراحی مبدل حرارتی، ۳۰ روز وقت داریم', 'pressure-equipment-design', [most('delivery', 30, 'DAY')]),
  say('words', 'تحلیل تنش لوله', 'piping-design'),
  say('words', 'مطالعات هارمونیک کارخانه فولاد', 'network-studies'),
  say('words', 'مشاور پیاده سازی CMMS', 'maintenance-management'),
  say('words', 'آموزش صنعتی برای پرسنل', 'feasibility-and-training'),
  say('part-number', 'API 610 نسخه انگلیسی', 'rotating-equipment-standards', [is('language', 'en')], {
    partNumber: 'API 610',
  }),
  say('words', 'استاندارد ایران برای میلگرد', 'steel-standards', [], { optional: [is('organisation', 'ISIRI')] }),
  say('words', 'استانداردهای IEC تابلو برق بعد از ۲۰۱۸', 'switchgear-standards', [
    is('organisation', 'IEC'),
    least('year', 2018),
  ]),
  say('words', 'استاندارد آلمانی زبان تلرانس نقشه', 'drawing-and-tolerance-standards', [is('language', 'de')]),

  say(
    'two-things',
    'پمپ دوزینگ ۲۵ لیتر بر ساعت و مخزن پلی اتیلن هزار لیتری',
    'dosing-pump',
    [at('flow', 25, 'L-PER-HR')],
    { also: [{ categories: ['storage-tank'], filters: [is('material', 'PE'), at('volume', 1000, 'L')] }] },
  ),
  say(
    'two-things',
    'لوله مانیسمان ۴ اینچ رده ۴۰ سه شاخه، زانو ۴ اینچ ده تا',
    'carbon-steel-pipe',
    [is('make', 'seamless'), is('schedule', 'sch40')],
    {
      oneOf: [[is('dn', 'DN100'), is('nps', '4"')]],
      quantity: { value: 3, unit: 'BRANCH' },
      also: [{ categories: ['butt-weld-elbow'], filters: [is('nps', '4"')], quantity: pieces(10) }],
    },
  ),
  say(
    'two-things',
    'جرثقیل زنجیری برقی ۱ تن با سیم بکسل ۱۰ میل ۵۰ متر',
    'chain-hoist',
    [is('drive', 'electric'), at('load', 1, 'TONNE')],
    {
      also: [{ categories: ['steel-wire-rope'], filters: [at('d', 10, 'MilliM')], quantity: { value: 50, unit: 'M' } }],
    },
  ),
  say('price', 'انکودر ۱۰۰۰ پالس حدود ۳ میلیون تومن', 'rotary-encoder', [at('pulses', 1000)], {
    price: { minRial: 27_000_000, maxRial: 33_000_000, per: 'unit' },
  }),
  say('price', 'اچ ام آی ۱۰ اینچ کمتر از ۲۵ میلیون', 'operator-panel', [], {
    oneOf: [[at('diagonal', 10, 'IN'), at('diagonal', 10.1, 'IN')]],
    price: toman(25_000_000),
  }),
  say(
    'city',
    'واترجت ورق ۵۰ میل تهران',
    'laser-cutting',
    [is('process', 'waterjet'), least('maxThickness', 50, 'MilliM')],
    {
      city: 'تهران',
    },
  ),
  say('negation', 'تعمیر موتور، فشار متوسط نیست، ۳۰ کیلوواته', 'motor-rewinding', [least('power', 30, 'KiloW')], {
    optional: [no('hv')],
  }),
  say('negation', 'گیربکس حلزونی نسبت ۳۰ فقط سایز ۵۰ نباشه', 'worm-gearbox', [at('ratio', 30)], {
    excludes: [at('size', 50, 'MilliM')],
  }),
  say('negation', 'مخزن ذخیره ۲ متر مکعبی، پلی اتیلن نمیخوام', 'storage-tank', [], {
    oneOf: [orMore('volume', 2, 'M3')],
    excludes: [is('material', 'PE')],
  }),
  say('unread', 'مبدل صفحه ای آلفالاوال سطح ۲۵ متر مربع', 'plate-heat-exchanger', [], {
    oneOf: [orMore('area', 25, 'M2')],
    rest: ['آلفالاوال'],
  }),
  say(
    'unread',
    'ترکمتر دیجیتال ۴۰ تا ۲۰۰ نیوتن متر درایو نیم',
    'torque-wrench',
    [span('range', 40, 200, 'N-M'), is('drive', '1/2"')],
    { rest: ['دیجیتال'] },
  ),
  say('ambiguous', 'شیر توپی DN25', 'flanged-ball-valve threaded-ball-valve', [], {
    asks: ['category'],
    optional: [is('dn', 'DN25')],
  }),
];
