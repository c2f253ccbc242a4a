import { at, type ExpectedFilter, is, least, most, span, yes } from '../core/need/expected-need.ts';
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

/** The eighth round of need sentences to build on, written for the classes that the sixth sealed part had shown. */
export const sentencesEighthBuild: readonly Sentence[] = [
  // Units as they are spoken, shortened and with a verb.
  say('words', 'پمپ شناور ۳۰ مکعب بر ساعت ارتفاع ۶۰ متر', 'submersible-borehole-pump', [at('head', 60, 'M')], {
    oneOf: [orMore('flow', 30, 'M3-PER-HR')],
  }),
  say('words', 'کمپرسور اسکرو ۲۰۰ مکعب ساعت', 'screw-compressor', [], { oneOf: [orMore('flow', 200, 'M3-PER-HR')] }),
  say('words', 'فن سانتریفیوژ هوادهی ۵۰۰۰ مترمکعب ساعت فشار استاتیک ۱۵۰۰ پاسکال', 'centrifugal-fan', [], {
    oneOf: [orMore('flow', 5000, 'M3-PER-HR'), orMore('static', 1500, 'PA')],
  }),
  say('words', 'سنگ زنی شفتی که طولش ۱۸۰ سانته', 'grinding', [least('maxLength', 180, 'CentiM')]),
  say('words', 'کالای من یه شفته وزنش ۴ تنه، بالانس میخوام', 'balancing-and-alignment', [least('maxMass', 4, 'TONNE')]),
  say('words', 'میلگرد ساده ck45 قطرش ۵۰ میله', 'round-bar', [is('steel', 'C45E'), at('d', 50, 'MilliM')]),
  say('words', 'موتور تک فاز که توانش ۲ اسبه', 'single-phase-motor', [], { oneOf: [[at('power', 2, 'HP_Metric')]] }),
  say('words', 'کابل زمینی که جریانش ۱۲۰ آمپره', 'power-cable-nyy', [], { oneOf: [orMore('current', 120, 'A')] }),
  say('words', 'شیلنگ باد ۸ میل فشار ۱۰ باره', 'polyurethane-tube', [at('D', 8, 'MilliM')], {
    oneOf: [orMore('pressure', 10, 'BAR_G')],
  }),
  say('words', 'واحد مراقبت نیم اینچ ۴۰ میکرونی', 'air-preparation-unit', [is('port', 'G1/2'), at('mesh', 40)]),
  say('words', 'پمپ هیدرولیک دنده ای ۱۶ سی سی', 'hydraulic-gear-pump', [at('displacement', 16, 'CentiM3')]),
  say('words', 'دوزینگ پمپ ۱۲ لیتر در ساعت', 'dosing-pump', [], { oneOf: [orMore('flow', 12, 'L-PER-HR')] }),
  say('words', 'شیر برقی بادی ۵/۲ تک بوبین دبی ۶۰۰ لیتر در دقیقه', 'pneumatic-solenoid-valve', [is('ways', 'v52')], {
    oneOf: [orMore('flow', 600, 'L-PER-MIN')],
  }),
  say('words', 'مخزن هوای فشرده ۱ مکعبی', 'air-receiver', [], { oneOf: [orMore('volume', 1, 'M3')] }),
  say('words', 'تانک پلی اتیلن ۵ هزار لیتری', 'storage-tank', [is('material', 'PE')], {
    oneOf: [orMore('volume', 5000, 'L')],
  }),
  say('words', 'جرثقیل زنجیری برقی نیم تن', 'chain-hoist', [is('drive', 'electric')], {
    oneOf: [orMore('load', 0.5, 'TONNE')],
  }),
  say('words', 'فلاپ دیسک ۱۲۵ گریت ۸۰', 'flap-disc', [at('D', 125, 'MilliM'), at('grit', 80)]),
  say('words', 'پنل سولار ۴۱۰ واتی', 'photovoltaic-module', [], { oneOf: [orMore('power', 410, 'W')] }),
  say('words', 'باتری دوازده ولت هیجده آمپری', 'stationary-battery', [at('voltage', 12, 'V')], {
    oneOf: [orMore('capacity', 18, 'A-HR')],
  }),
  say('words', 'دستگاه جوش اینورتر دویست آمپر الکترود دستی', 'inverter-welding-machine', [is('process', 'MMA')], {
    oneOf: [orMore('current', 200, 'A')],
  }),

  // A number whose word nobody knows is no size.
  say('unread', 'پمپ سانتریفیوژ زمینی ۴ پره', 'end-suction-pump', [], { rest: ['پره'] }),
  say('unread', 'پمپ طبقاتی عمودی ۱۲ پروانه ۵.۵ کیلووات', 'vertical-multistage-pump', [at('power', 5.5, 'KiloW')], {
    rest: ['پروانه'],
  }),
  say('unread', 'مبدل پوسته و لوله ۴ پاس سطح ۲۰ متر مربع', 'shell-and-tube-exchanger', [], {
    oneOf: [orMore('area', 20, 'M2')],
    rest: ['پاس'],
  }),
  say('unread', 'رولیک نقاله قطر ۸۹ با ۲ بلبرینگ', 'conveyor-roller', [at('D', 89, 'MilliM')]),
  say('unread', 'لودسل تک نقطه ۶۰ کیلو ۴ سیمه', 'load-cell', [is('form', 'single')], {
    oneOf: [orMore('capacity', 60, 'KiloGM')],
    rest: ['سیمه'],
  }),
  say('unread', 'انکودر ۵۰۰ پالس ۸ پین', 'rotary-encoder', [at('pulses', 500)], { rest: ['پین'] }),
  say('unread', 'سنسور القایی M12 با ۲ متر کابل', 'inductive-sensor', [is('size', 'M12')]),
  say('unread', 'اورینگ ۷۰ شور قطر داخلی ۲۰ مقطع ۳', 'o-ring', [at('d1', 20, 'MilliM'), at('d2', 3, 'MilliM')], {
    rest: ['شور'],
  }),
  say('unread', 'چرخ صنعتی ۴ تکه لاستیکی قطر ۱۲۵', 'industrial-castor', [
    is('tread', 'rubber'),
    at('D', 125, 'MilliM'),
  ]),
  say('unread', 'الکتروموتور سه فاز ۵.۵ کیلووات کلاس عایقی F', 'three-phase-motor', [at('power', 5.5, 'KiloW')]),
  say('unread', 'کفش ایمنی سایز ۴۴ ضد آب', 'safety-footwear', [at('size', 44)], { rest: ['آب'] }),
  say('unread', 'تسمه تایم 8M طول ۱۱۲۰ عرض ۳۰ دو طرف دنده', 'timing-belt', [
    is('pitchName', '8M'),
    at('L', 1120, 'MilliM'),
    at('W', 30, 'MilliM'),
  ]),
  say(
    'unread',
    'کلید مینیاتوری ۱۶ آمپر تیپ C اشنایدر',
    'miniature-circuit-breaker',
    [at('In', 16, 'A'), is('curve', 'C')],
    { rest: ['اشنایدر'] },
  ),

  // Ranges.
  say('range', 'استاندارد جوش سال ۲۰۱۵ تا ۲۰۲۰', 'welding-standards', [span('year', 2015, 2020)]),
  say('range', 'استاندارد کابل بین سالهای ۲۰۱۰ و ۲۰۲۰', 'cable-and-installation-standards', [span('year', 2010, 2020)]),
  say('range', 'استانداردهای سیستم مدیریت از سال ۲۰۱۵ به بعد', 'management-system-standards', [least('year', 2015)]),
  say('range', 'موتور سه فاز از ۱۵ کیلووات به بالا', 'three-phase-motor', [least('power', 15, 'KiloW')]),
  say('range', 'کمپرسور پیستونی ۲۰۰ لیتر به بالا', 'piston-compressor', [least('tank', 200, 'L')]),
  say('range', 'درایو ۷.۵ کیلو وات به پایین', 'variable-frequency-drive', [most('power', 7.5, 'KiloW')]),
  say('range', 'سیم بکسل ۱۲ تا ۱۶ میل مغزی فولادی', 'steel-wire-rope', [
    span('d', 12, 16, 'MilliM'),
    is('core', 'IWRC'),
  ]),
  say('range', 'یو پی اس آنلاین ۶ الی ۱۰ کاوا', 'uninterruptible-power-supply', [span('S', 6, 10, 'KiloVA')]),
  say('range', 'فلومتر مغناطیسی که ۵ تا ۵۰ متر مکعب در ساعت بخونه', 'electromagnetic-flowmeter', [
    span('flow', 5, 50, 'M3-PER-HR'),
  ]),
  say('range', 'گیج دما منفی ۳۰ تا ۵۰ درجه صفحه ۱۰۰', 'bimetal-thermometer', [
    span('range', -30, 50, 'DEG_C'),
    at('D', 100, 'MilliM'),
  ]),
  say('range', 'خازن سه فاز ۱۲.۵ تا ۲۵ کیلووار', 'power-factor-capacitor', [span('Q', 12.5, 25, 'KiloVAR')]),
  say('range', 'دیزل ژنراتور بین ۱۰۰ تا ۲۰۰ کاوا پیوسته', 'diesel-generator-set', [span('prime', 100, 200, 'KiloVA')]),
  say('range', 'پروژکتور ۱۰۰ تا ۲۰۰ وات', 'led-floodlight', [span('power', 100, 200, 'W')]),
  say('range', 'سافت استارتر ۳۷ کیلووات و بالاتر', 'soft-starter', [least('power', 37, 'KiloW')]),

  // Rows of sizes, whatever stands between them.
  say('dimensions', 'کاسه نمد ۳۰-۴۷-۷', 'oil-seal', [
    at('d', 30, 'MilliM'),
    at('D', 47, 'MilliM'),
    at('B', 7, 'MilliM'),
  ]),
  say('dimensions', 'کاسه نمد وایتون ۲۵/۴۰/۷', 'oil-seal', [
    at('d', 25, 'MilliM'),
    at('D', 40, 'MilliM'),
    at('B', 7, 'MilliM'),
    is('material', 'FKM'),
  ]),
  say('dimensions', 'بلبرینگ شیار عمیق ۳۰*۵۵*۱۳', 'deep-groove-ball-bearing', [
    at('d', 30, 'MilliM'),
    at('D', 55, 'MilliM'),
    at('B', 13, 'MilliM'),
  ]),
  say('dimensions', 'فنر بشقابی 40-20.4-2.25', 'disc-spring', [
    at('D', 40, 'MilliM'),
    at('d', 20.4, 'MilliM'),
    at('t', 2.25, 'MilliM'),
  ]),
  say('dimensions', 'قوطی ۸۰*۴۰*۳', 'hollow-section', [
    at('h', 80, 'MilliM'),
    at('b', 40, 'MilliM'),
    at('t', 3, 'MilliM'),
  ]),
  say('dimensions', 'نبشی ۵۰-۵۰-۵', 'equal-angle', [at('a', 50, 'MilliM'), at('t', 5, 'MilliM')]),
  say('dimensions', 'خار تخت ۱۰ در ۸ در ۵۰', 'parallel-key', [
    at('b', 10, 'MilliM'),
    at('h', 8, 'MilliM'),
    at('L', 50, 'MilliM'),
  ]),
  say('dimensions', 'ورق آلومینیوم ۱۰۵۰ ابعاد ۱ در ۲ متر ضخامت ۳', 'sheet-and-plate', [
    is('steel', 'AW1050'),
    at('W', 1, 'M'),
    at('L', 2, 'M'),
    at('t', 3, 'MilliM'),
  ]),
  say('dimensions', 'شیلنگ پلی اورتان ۱۰*۶.۵', 'polyurethane-tube', [at('D', 10, 'MilliM'), at('d', 6.5, 'MilliM')]),
  say(
    'dimensions',
    'لوله پلی اتیلن ۱۱۰ ضخامت ۱۰ فشار ۱۶ بار',
    'polyethylene-pipe',
    [at('D', 110, 'MilliM'), at('t', 10, 'MilliM')],
    { oneOf: [orMore('pressure', 16, 'BAR_G')] },
  ),
  say('dimensions', 'صفحه سنگ ۱۸۰ در ۳ برش استیل', 'cutting-disc', [
    at('D', 180, 'MilliM'),
    at('T', 3, 'MilliM'),
    is('use', 'inox'),
  ]),
  say('dimensions', 'سینی کابل ۲۰۰*۵۰', 'cable-tray', [at('W', 200, 'MilliM'), at('h', 50, 'MilliM')]),
  say('dimensions', 'تابلو دیواری ارتفاع ۸۰۰ عرض ۶۰۰ عمق ۳۰۰', 'wall-enclosure', [
    at('H', 800, 'MilliM'),
    at('W', 600, 'MilliM'),
    at('depth', 300, 'MilliM'),
  ]),
  say('dimensions', 'سیلندر هیدرولیک ۸۰/۵۶ کورس ۴۰۰', 'hydraulic-cylinder', [
    at('bore', 80, 'MilliM'),
    at('rod', 56, 'MilliM'),
    at('stroke', 400, 'MilliM'),
  ]),
  say('dimensions', 'پیچ شش گوش تمام رزوه M12*40 8.8', 'hexagon-screw-full-thread', [
    is('thread', 'M12'),
    at('L', 40, 'MilliM'),
    is('grade', '8.8'),
  ]),
  say('dimensions', 'سیلندر بادی ۶۳*۱۵۰', 'pneumatic-cylinder-iso-15552', [
    at('bore', 63, 'MilliM'),
    at('stroke', 150, 'MilliM'),
  ]),

  // Sizes that are options, named by the part that has them.
  say('words', 'کابلشو ۹۵ سوراخ ۱۲', 'cable-lug', [at('section', 95, 'MilliM2'), is('bolt', 'M12')]),
  say('words', 'کابلشو مسی مقطع ۳۵ برای پیچ ۸', 'cable-lug', [at('section', 35, 'MilliM2'), is('bolt', 'M8')]),
  say('words', 'گلند رزوه ۲۵ پلی آمید', 'cable-gland', [is('thread', 'M25'), is('material', 'polyamide')]),
  say('words', 'مهره کاسه نمدی سایز ۱۰', 'prevailing-torque-nut', [is('thread', 'M10')]),
  say('words', 'واشر فنری سایز ۱۲', 'spring-lock-washer', [is('thread', 'M12')]),
  say('words', 'قلاویز ماشینی ۸ مارپیچ', 'machine-tap', [is('thread', 'M8'), is('flute', 'spiral')]),
  say('words', 'میلگرد آجدار ۱۴ آ۳', 'reinforcing-bar', [at('d', 14, 'MilliM'), is('rebarClass', 'A3')]),
  say('words', 'میلگرد آجدار ۱۲ ای دو', 'reinforcing-bar', [at('d', 12, 'MilliM'), is('rebarClass', 'A2')]),
  say('words', 'موتور سه فاز ۳۰ کیلووات ای ای دو', 'three-phase-motor', [
    at('power', 30, 'KiloW'),
    is('ieClass', 'IE2'),
  ]),
  say('words', 'مکانیکال سیل شفت ۲۴ کربن سرامیک', 'mechanical-seal', [
    at('d', 24, 'MilliM'),
    is('faces', 'carbonCeramic'),
  ]),
  say('words', 'مکانیکال سیل ۴۰ سیلیکون کارباید روی سیلیکون کارباید', 'mechanical-seal', [
    at('d', 40, 'MilliM'),
    is('faces', 'SiCSiC'),
  ]),
  say('words', 'نوار نقاله عرض ۶۵۰ ای پی ۳۱۵', 'conveyor-belt', [at('W', 650, 'MilliM'), is('rating', 'EP 315/3')]),
  say('words', 'ترموکوپل تیپ کا طول غلاف ۳۰۰', 'resistance-thermometer', [is('element', 'K'), at('L', 300, 'MilliM')]),
  say('words', 'روغن هیدرولیک چهل و شش', 'hydraulic-oil', [is('vg', 'VG 46')]),
  say('words', 'گریس لیتیوم غلظت ۲', 'industrial-grease', [is('thickener', 'lithium'), is('nlgi', 'NLGI 2')]),
  say('words', 'شیر اطمینان اریفیس J', 'safety-valve', [is('orifice', 'J')]),
  say('words', 'خاموش کننده فوم ۶ کیلو', 'fire-extinguisher', [is('agent', 'foam')], {
    oneOf: [orMore('charge', 6, 'KiloGM')],
  }),

  // Times: of delivery, of a report, of a visit.
  say('delivery', 'گیربکس هلیکال نسبت ۲۰ ، دوهفته ای برسه', 'helical-gearbox', [at('ratio', 20)], { deliveryDays: 14 }),
  say('delivery', 'شیر یکطرفه DN100 یک هفته ای تحویل بدید', 'check-valve', [is('dn', 'DN100')], { deliveryDays: 7 }),
  say('delivery', 'ممیزی انرژی ۶۰ روزه', 'energy-audit', [most('delivery', 60, 'DAY')]),
  say('delivery', 'تحلیل اجزای محدود، نتیجه رو سه هفته ای بدن', 'finite-element-analysis', [most('delivery', 3, 'WK')]),
  say('delivery', 'ترموگرافی تابلو برق گزارشش دو روزه', 'condition-monitoring', [most('reportDays', 2, 'DAY')]),
  say('delivery', 'کالیبراسیون ترکمتر با گواهی سه روزه', 'calibration', [
    is('field', 'torque'),
    most('reportDays', 3, 'DAY'),
  ]),
  say('delivery', 'اورهال گیربکس ۲۰۰ کیلووات، ۱۲ ساعته برسن', 'pump-overhaul', [
    least('power', 200, 'KiloW'),
    most('response', 12, 'HR'),
  ]),
  say('delivery', 'رله شیشه ای ۲۴ ولت ۴ کنتاکت تا آخر هفته', 'interface-relay', [
    is('coil', 'DC24'),
    at('contacts', 4),
  ]),
  say('delivery', 'کولینگ تاور ۲۰۰ کیلووات با گارانتی ۱۸ ماهه', 'cooling-tower', [], {
    oneOf: [orMore('heat', 200, 'KiloW')],
  }),
  say('delivery', 'پیچ متری M16 استیل امروز ارسال بشه', 'threaded-rod', [is('thread', 'M16'), is('grade', 'A2-70')], {
    deliveryDays: 0,
  }),

  // Counts that are a property, and counts that are ordered.
  say('quantity', 'طراحی قالب، دست کم ۱۰ تا مدرک', 'machine-design', [least('documents', 10)]),
  say('quantity', 'طراحی لوله کشی با ۳ بار بازنگری رایگان', 'piping-design', [], { oneOf: [orMore('revisions', 3)] }),
  say('quantity', 'سه تا شگل سه چهارم', 'bow-shackle', [is('size', '3/4"')], { quantity: pieces(3) }),
  say('quantity', 'فیوز کاردی ۱۶۰ آمپر سایز ۱، ۱۲ تا', 'nh-fuse', [at('In', 160, 'A'), is('size', 'NH1')], {
    quantity: pieces(12),
  }),
  say('quantity', 'مبدل صفحه ای ۵۰ تا صفحه', 'plate-heat-exchanger', [], { oneOf: [orMore('plates', 50)] }),
  say('quantity', '۲ تا پی ال سی ۲۴ ورودی ترانزیستوری', 'programmable-controller', [is('outputKind', 'transistor')], {
    oneOf: [orMore('inputs', 24)],
    quantity: pieces(2),
  }),
  say('quantity', 'چرخ زنجیر 08B با ۱۹ تا دنده', 'sprocket', [is('size', '08B'), at('z', 19)]),
  say(
    'quantity',
    'پکینگ گرافیتی ۱۰ میل ۵ کیلو',
    'gland-packing',
    [is('material', 'graphite'), at('side', 10, 'MilliM')],
    { quantity: { value: 5, unit: 'KiloGM' } },
  ),
  say('quantity', 'یه حلقه سیم افشان ۲.۵', 'flexible-wire-h07v-k', [at('section', 2.5, 'MilliM2')], {
    quantity: { value: 1, unit: 'ROLL' },
  }),
  say('quantity', 'دستکش نیتریلی ۴۸ جفت', 'protective-gloves', [is('coating', 'nitrile')], { quantity: pieces(48) }),

  // Nothing is ordered by a word that only looks like one of the catalogue.
  say('polite', 'پولش رو نقد میدم، انکودر ۳۶۰ پالس', 'rotary-encoder', [at('pulses', 360)]),
  say('polite', 'شرکت ما تازه کاره، یه کمپرسور پیستونی ۱۰۰ لیتری', 'piston-compressor', [], {
    oneOf: [orMore('tank', 100, 'L')],
  }),
  say('polite', 'بازار چنده؟ سیم جوش 308 استیل', 'mig-wire', [is('grade', 'ER308LSi')]),
  say('polite', 'چک سه ماهه قبول می کنید؟ کابل کنترل ۱۲ رشته ۱.۵', 'control-cable', [
    at('cores', 12),
    at('section', 1.5, 'MilliM2'),
  ]),
  say('polite', 'پرداخت دو ماهه، لوله استیل ۲ اینچ رده ۴۰', 'stainless-steel-pipe', [], {
    oneOf: [
      [is('schedule', 'sch40S'), is('schedule', 'sch40')],
      [is('dn', 'DN50'), is('nps', '2"')],
    ],
  }),
  say('polite', 'با فاکتور رسمی و کد مالیاتی: چراغ سوله ۲۰۰ وات ۶۵۰۰ کلوین', 'led-high-bay', [is('colour', 'k6500')], {
    oneOf: [orMore('power', 200, 'W')],
  }),
  say('polite', 'تسویه ۴۵ روزه اوکیه؟ کنتاکتور ۶۵ آمپر', 'contactor', [at('In', 65, 'A')]),
  say('polite', 'هزینه حمل با خودمونه، تیرآهن هاش سبک ۲۰', 'hea-beam', [at('b', 20, 'CentiM')]),

  // What is ruled out.
  say('negation', 'پمپ حلزونی ۵.۵ کیلووات، استیل نمیخوام', 'end-suction-pump', [at('power', 5.5, 'KiloW')], {
    excludes: [is('casing', 'CF8M')],
  }),
  say('negation', 'سنسور نوری برد ۴ متر، رفلکتوری نباشه', 'photoelectric-sensor', [], {
    oneOf: [orMore('reach', 4, 'M')],
    excludes: [is('mode', 'retro')],
  }),
  say('negation', 'سنسور القایی M30 npn نباشه', 'inductive-sensor', [is('size', 'M30')], {
    excludes: [is('output', 'NPN')],
  }),
  say('negation', 'گریس صنعتی نسوز غیر کلسیمی', 'industrial-grease', [], { excludes: [is('thickener', 'calcium')] }),
  say('negation', 'ترمینال ریلی ۶، فنری نه', 'terminal-block', [at('section', 6, 'MilliM2')], {
    excludes: [is('clamp', 'spring')],
  }),
  say('negation', 'چرخ صنعتی قطر ۱۰۰ نایلونی نمی خواهیم', 'industrial-castor', [at('D', 100, 'MilliM')], {
    excludes: [is('tread', 'nylon')],
  }),
  say('negation', 'رنگ صنعتی، اپوکسی به درد نمیخوره', 'industrial-coating', [], { excludes: [is('system', 'epoxy')] }),
  say(
    'negation',
    'برش لیزر نه، واترجت ورق ۳۰ میل',
    'laser-cutting',
    [is('process', 'waterjet'), least('maxThickness', 30, 'MilliM')],
    { excludes: [is('process', 'fiber')] },
  ),
  say('negation', 'فلنج DN100 کلاس ۱۵۰ کور نباشه', 'pipe-flange', [is('dn', 'DN100'), is('rating', 'class150')], {
    excludes: [is('form', 'BL')],
  }),

  // Works.
  say('capability', 'ساخت چرخدنده مدول ۸ قطر ۶۰۰', 'gear-cutting', [
    least('module', 8, 'MilliM'),
    least('maxDiameter', 600, 'MilliM'),
  ]),
  say('capability', 'ریخته گری برنز قطعه ۴۰ کیلویی', 'sand-casting', [
    is('alloy', 'bronze'),
    least('maxMass', 40, 'KiloGM'),
  ]),
  say(
    'capability',
    'سخت کاری القایی تا ۵۸ راکول، شفت ۱ متری',
    'heat-treatment',
    [is('process', 'induction'), least('maxLength', 1, 'M')],
    { optional: [...orMore('hrc', 58), most('hrc', 58)] },
  ),
  say('capability', 'فرزکاری ۵ محور قطعه ۸۰۰ میل', 'cnc-milling', [at('axes', 5), least('maxLength', 800, 'MilliM')]),
  say('capability', 'ساخت مخزن ۲۰ تنی با استاندارد ASME', 'structural-fabrication', [least('maxMass', 20, 'TONNE')], {
    optional: [yes('asme')],
  }),
  say('capability', 'آبکاری گالوانیزه سرد روی ۱۲ میکرون', 'electroplating', [is('metal', 'zinc')], {
    oneOf: [orMore('layer', 12, 'MicroM')],
  }),
  say('capability', 'سیم پیچی موتور ۴۰۰ کیلووات فشار متوسط', 'motor-rewinding', [
    least('power', 400, 'KiloW'),
    yes('hv'),
  ]),
  say('capability', 'تست کشش تا ۶۰۰ کیلو نیوتن', 'materials-testing', [least('force', 600, 'KiloN')]),
  say('capability', 'سنگ زنی تخت با زبری ۰.۴', 'grinding', [], { oneOf: [orLess('ra', 0.4, 'MicroM')] }),
  say('capability', 'تست التراسونیک جوش ورق ۴۰ میل', 'non-destructive-testing', [
    is('method', 'UT'),
    least('maxThickness', 40, 'MilliM'),
  ]),
  say('capability', 'آهنگری قطعات ۲۰۰ کیلوگرمی ماهی ۱۵ تن', 'open-die-forging', [
    least('maxMass', 200, 'KiloGM'),
    least('capacity', 15, 'TONNE-PER-MON'),
  ]),
  say('capability', 'دایکست با دستگاه ۴۰۰ تن', 'die-casting', [], {
    optional: [least('lock', 400, 'TONNE_F'), at('lock', 400, 'TONNE_F')],
  }),

  // Terms.
  say('price', 'شیر توپی دنده ای برنجی ۱ اینچ زیر ۴۰۰ هزار تومن', 'threaded-ball-valve', [is('thread', 'G1"')], {
    price: toman(400_000),
    optional: [is('body', 'brass')],
  }),
  say(
    'price',
    'جعبه فرمان نه، تابلو دیواری ۶۰۰*۴۰۰ زیر پنج میلیون',
    'wall-enclosure',
    [at('H', 600, 'MilliM'), at('W', 400, 'MilliM')],
    { price: toman(5_000_000) },
  ),
  say(
    'price',
    'صد متر کابل افشان ۲ در ۱.۵ متری زیر ۸۰ هزار تومن',
    'flexible-cable-h05vv-f',
    [at('cores', 2), at('section', 1.5, 'MilliM2')],
    { quantity: { value: 100, unit: 'M' }, price: toman(80_000) },
  ),
  say('city', 'تراشکاری CNC قطر ۳۰۰ اطراف کرج', 'cnc-turning', [least('maxDiameter', 300, 'MilliM')], { city: 'کرج' }),
  say('city', 'مخزن استیل ۲۰ متر مکعبی ساخت مشهد', 'storage-tank', [is('material', 'SS304')], {
    oneOf: [orMore('volume', 20, 'M3')],
    city: 'مشهد',
  }),
  say('ambiguous', 'کمپرسور ۱۵ کیلووات', 'screw-compressor piston-compressor', [], {
    asks: ['category'],
    optional: orMore('power', 15, 'KiloW'),
  }),
  say('ambiguous', 'خار فنری ۲۵', 'retaining-ring-shaft retaining-ring-bore', [], {
    asks: ['category'],
    optional: [at('d1', 25, 'MilliM')],
  }),
  say('words', 'مهره M20 کلاس ۱۰', 'hexagon-nut', [is('thread', 'M20'), is('nutClass', 'class10')]),
  say('part-number', '۶۲۰۵ دوزد ۲۰ عدد', '', [], {
    partNumber: '6205-2Z',
    quantity: pieces(20),
  }),
  say('part-number', '6308 2RS', '', [], { partNumber: '6308-2RS' }),
  say('part-number', '۶۲۰۷ ۲آراس پنج تا', '', [], {
    partNumber: '6207-2RS',
    quantity: pieces(5),
  }),
  say('part-number', 'تسمه SPA 1120', 'narrow-v-belt', [], { partNumber: 'SPA1120' }),
  say('part-number', '22210 رولبرینگ بشکه ای دو عدد', 'spherical-roller-bearing', [], {
    partNumber: '22210',
    quantity: pieces(2),
  }),
];
