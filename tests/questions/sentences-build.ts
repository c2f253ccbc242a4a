import { at, is, least, most, span } from '../core/need/expected-need.ts';
import { pieces, type Sentence, say, toman } from './sentence.ts';

/** The first third of the need sentences: the code is built on it. */
export const sentencesBuild: readonly Sentence[] = [
  say('negation', 'سنسور القایی M18 میخوام توکار نباشه', 'inductive-sensor', [is('size', 'M18')], {
    excludes: [is('mount', 'flush')],
  }),
  say('negation', 'چرخ صنعتی ۱۰۰ میل، پلی اورتان نباشه', 'industrial-castor', [at('D', 100, 'MilliM')], {
    excludes: [is('tread', 'PU')],
  }),
  say('negation', 'دستکش کار به جز لاتکس', 'protective-gloves', [], { excludes: [is('coating', 'latex')] }),
  say('negation', 'کاسه نمد محور ۴۰ هر جنسی جز NBR', 'oil-seal', [at('d', 40, 'MilliM')], {
    excludes: [is('material', 'NBR')],
  }),
  say('negation', 'سیم‌بکسل ۱۶ میل مغز کنفی نباشه', 'steel-wire-rope', [at('d', 16, 'MilliM')], {
    excludes: [is('core', 'FC')],
  }),
  say(
    'negation',
    'فلنج سایز ۱۰۰ کلاس ۱۵۰ به غیر از کور',
    'pipe-flange',
    [is('dn', 'DN100'), is('rating', 'class150')],
    { excludes: [is('form', 'BL')] },
  ),
  say(
    'negation',
    'گلند کابل M20 پلاستیکی نباشه برنجی باشه',
    'cable-gland',
    [is('thread', 'M20'), is('material', 'brass')],
    { excludes: [is('material', 'polyamide')] },
  ),
  say('negation', 'لوله استیل ۲ اینچ، ۳۰۴ نباشه', 'stainless-steel-pipe', [], {
    oneOf: [[is('nps', '2"'), is('dn', 'DN50')]],
    excludes: [is('alloy', '304L')],
  }),
  say('capability', 'برش لیزر ورق ۸ میل', 'laser-cutting', [least('maxThickness', 8, 'MilliM')], {
    optional: [is('process', 'fiber')],
  }),
  say('capability', 'خمکاری ورق ۱۰ میل به طول ۳ متر', 'sheet-bending', [
    least('maxThickness', 10, 'MilliM'),
    least('maxLength', 3, 'M'),
  ]),
  say('capability', 'گالوانیزه گرم قطعه ۱۱ متری', 'hot-dip-galvanizing', [least('maxLength', 11, 'M')]),
  say('capability', 'فرز ۵ محوره برای قطعه‌ای به طول ۹۰ سانت', 'cnc-milling', [
    at('axes', 5),
    least('maxLength', 90, 'CentiM'),
  ]),
  say('capability', 'سمانته کردن یه قطعه ۴۰۰ کیلویی', 'heat-treatment', [
    is('process', 'carburize'),
    least('maxMass', 400, 'KiloGM'),
  ]),
  say('capability', 'تست التراسونیک ورق به ضخامت ۲۰۰ میل', 'non-destructive-testing', [
    is('method', 'UT'),
    least('maxThickness', 200, 'MilliM'),
  ]),
  say('capability', 'چرخ صنعتی گردان که ۱۸۰ کیلو تحمل کنه', 'industrial-castor', [
    least('load', 180, 'KiloGM'),
    is('fork', 'swivel'),
  ]),
  say('capability', 'شیلنگ هیدرولیک ۱/۲ اینچ که تا ۲۰۰ بار جواب بده', 'hydraulic-hose', [
    is('dn', 'DN12'),
    least('pressure', 200, 'BAR_G'),
  ]),
  say('limit', 'آزمون جوش با مایع نافذ، گزارش ظرف ۲ روز', 'non-destructive-testing', [
    is('method', 'PT'),
    most('reportDays', 2, 'DAY'),
  ]),
  say('limit', 'سیم پیچی موتور ۲۰ کیلووات ظرف ۴۸ ساعت', 'motor-rewinding', [
    least('power', 20, 'KiloW'),
    most('response', 48, 'HR'),
  ]),
  say('limit', 'تحلیل اجزای محدود ظرف ۱۰ روز', 'finite-element-analysis', [most('delivery', 10, 'DAY')]),
  say('limit', 'اینورتر جوش با چرخه کار دست کم ۶۰ درصد', 'inverter-welding-machine', [least('duty', 60, 'PERCENT')]),
  say('limit', 'طراحی توزیع برق تا ۱۵ روزه', 'power-distribution-design', [most('delivery', 15, 'DAY')]),
  say('covers', 'مانومتر صفحه ۱۰ سانت که ۸ بار رو بخونه', 'pressure-gauge', [
    at('D', 10, 'CentiM'),
    at('range', 8, 'BAR_G'),
  ]),
  say('covers', 'خار موازی برای محور ۴۰ میل', 'parallel-key', [at('shaft', 40, 'MilliM')]),
  say('covers', 'ترموکوپل K که ۹۰۰ درجه رو نشون بده', 'resistance-thermometer', [
    is('element', 'K'),
    at('range', 900, 'DEG_C'),
  ]),
  say('covers', 'فلومتر الکترومغناطیسی برای دبی ۵۰ مترمکعب بر ساعت', 'electromagnetic-flowmeter', [
    at('flow', 50, 'M3-PER-HR'),
  ]),
  say('covers', 'پکینگ برای بخار ۳۰۰ درجه', 'gland-packing', [at('temperature', 300, 'DEG_C')]),
  say('range', 'مانومتر ۰ تا ۱۰ بار', 'pressure-gauge', [span('range', 0, 10, 'BAR_G')]),
  say('range', 'کابل زمینی مقطع ۱۶ تا ۳۵', 'power-cable-nyy', [span('section', 16, 35, 'MilliM2')]),
  say('range', 'کمپرسور اسکرو حداقل ۳۰۰ متر مکعب بر ساعت', 'screw-compressor', [least('flow', 300, 'M3-PER-HR')]),
  say('range', 'ترانس روغنی حداکثر ۵۰۰ کاوا', 'oil-distribution-transformer', [most('kVA', 500, 'KiloVA')]),
  say('range', 'پنل خورشیدی بیشتر از ۵۰۰ وات', 'photovoltaic-module', [least('power', 500, 'W')]),
  say('range', 'برج خنک کن حدود ۱۰۰ مترمکعب بر ساعت', 'cooling-tower', [at('flow', 100, 'M3-PER-HR')]),
  say('range', 'یو پی اس ۳ تا ۱۰ کاوا', 'uninterruptible-power-supply', [span('S', 3, 10, 'KiloVA')]),
  say('ambiguous', 'بلبرینگ شیار عمیق ۳۰ میلیمتری', 'deep-groove-ball-bearing', [], { asks: ['property'] }),
  say('ambiguous', 'سیلندر هیدرولیک ۱۰۰ میل', 'hydraulic-cylinder', [], { asks: ['property'] }),
  say('ambiguous', 'فنر بشقابی ۲۰ میلیمتری', 'disc-spring', [], { asks: ['property'] }),
  say('ambiguous', 'شیر توپی ۲ اینچ', 'flanged-ball-valve threaded-ball-valve', [], {
    optional: [is('dn', 'DN50'), is('thread', 'G2"')],
    asks: ['category'],
  }),
  say('ambiguous', 'پمپ دنده ای برای روغن', 'gear-pump-transfer hydraulic-gear-pump', [], { asks: ['category'] }),
  say('ambiguous', 'گیربکس نسبت ۴۰', 'worm-gearbox helical-gearbox', [at('ratio', 40)], { asks: ['category'] }),
  say('ambiguous', 'سنسور القایی ۸ میلیمتر', 'inductive-sensor', [], { asks: ['property'] }),
  say('dimensions', 'کاسه نمد ۳۰×۴۷×۷', 'oil-seal', [
    at('d', 30, 'MilliM'),
    at('D', 47, 'MilliM'),
    at('B', 7, 'MilliM'),
  ]),
  say('dimensions', 'نبشی ۶۰*۶۰*۶', 'equal-angle', [at('a', 60, 'MilliM'), at('t', 6, 'MilliM')]),
  say('dimensions', 'تابلو دیواری ۶۰۰x۴۰۰x۲۰۰', 'wall-enclosure', [
    at('H', 600, 'MilliM'),
    at('W', 400, 'MilliM'),
    at('depth', 200, 'MilliM'),
  ]),
  say('dimensions', 'ورق استیل ۳۰۴ دو میل ابعاد ۱۲۵۰×۲۵۰۰', 'sheet-and-plate', [
    is('steel', 'AISI304'),
    at('t', 2, 'MilliM'),
    at('W', 1250, 'MilliM'),
    at('L', 2500, 'MilliM'),
  ]),
  say('dimensions', 'فنر بشقابی ۴۰×۲۰.۴×۲.۲۵', 'disc-spring', [
    at('D', 40, 'MilliM'),
    at('d', 20.4, 'MilliM'),
    at('t', 2.25, 'MilliM'),
  ]),
  say('dimensions', 'پیچ شش گوش نیم رزوه m12 در ۸۰ گرید 8.8', 'hexagon-bolt-part-thread', [
    is('thread', 'M12'),
    at('L', 80, 'MilliM'),
    is('grade', '8.8'),
  ]),
  say('dimensions', 'سیلندر هیدرولیک ۶۳/۲۸ کورس ۳۰۰', 'hydraulic-cylinder', [
    at('bore', 63, 'MilliM'),
    at('rod', 28, 'MilliM'),
    at('stroke', 300, 'MilliM'),
  ]),
  say('quantity', '۲۰ عدد بلبرینگ 6204', '', [], { partNumber: '6204', quantity: pieces(20) }),
  say('quantity', '۲۰۰ متر کابل زمینی ۴×۱۶', 'power-cable-nyy', [at('cores', 4), at('section', 16, 'MilliM2')], {
    quantity: { value: 200, unit: 'M' },
  }),
  say('quantity', 'هزار تا مهره شش گوش M10', 'hexagon-nut', [is('thread', 'M10')], { quantity: pieces(1000) }),
  say('quantity', 'دو تن نبشی ۵۰ در ۵۰', 'equal-angle', [at('a', 50, 'MilliM')], {
    quantity: { value: 2, unit: 'TONNE' },
  }),
  say(
    'quantity',
    'سی عدد فیوز مینیاتوری ۱۶ آمپر تک پل',
    'miniature-circuit-breaker',
    [at('In', 16, 'A'), at('poles', 1)],
    { quantity: pieces(30) },
  ),
  say('quantity', 'گریس لیتیم ۵ کیلو', 'industrial-grease', [is('thickener', 'lithium')], {
    quantity: { value: 5, unit: 'KiloGM' },
  }),
  say('price', 'بلبرینگ 6308 زیر ۲ میلیون تومن', '', [], { partNumber: '6308', price: toman(2_000_000) }),
  say('price', 'یو پی اس ۳ کاوا حداکثر ۴۰ میلیون تومن', 'uninterruptible-power-supply', [at('S', 3, 'KiloVA')], {
    price: toman(40_000_000),
  }),
  say('price', 'دستگاه جوش ۲۵۰ آمپر با بودجه ۱۲ میلیون تومنی', 'inverter-welding-machine', [at('current', 250, 'A')], {
    price: toman(12_000_000, 'total'),
  }),
  say('price', 'پنل خورشیدی ۵۵۰ وات ارزان‌تر از ۸ میلیون تومان', 'photovoltaic-module', [at('power', 550, 'W')], {
    price: toman(8_000_000),
  }),
  say('price', 'ممیزی انرژی با بودجه صد میلیون تومن', 'energy-audit', [], { price: toman(100_000_000, 'total') }),
  say('price', 'چراغ سوله ۱۵۰ وات دونه‌ای حداکثر ۲.۵ میلیون تومن', 'led-high-bay', [at('power', 150, 'W')], {
    price: toman(2_500_000),
  }),
  say('city', 'برش لیزر تو اصفهان', 'laser-cutting', [], { optional: [is('process', 'fiber')], city: 'اصفهان' }),
  say('city', 'فروشنده بلبرینگ 6310 در کرج', '', [], { partNumber: '6310', city: 'کرج' }),
  say('city', 'گریس لیتیم تحویل بندرعباس', 'industrial-grease', [is('thickener', 'lithium')], { city: 'بندرعباس' }),
  say('city', 'سیم پیچی موتور ۳۰ کیلووات در اهواز', 'motor-rewinding', [least('power', 30, 'KiloW')], {
    city: 'اهواز',
  }),
  say('city', 'کمپرسور اسکرو ۳۷ کیلووات حوالی رشت', 'screw-compressor', [at('power', 37, 'KiloW')], { city: 'رشت' }),
  say('city', 'تسمه نقاله پهنای ۸۰۰ برای معدن سیرجان', 'conveyor-belt', [at('W', 800, 'MilliM')], { city: 'سیرجان' }),
  say(
    'delivery',
    'پمپ طبقاتی عمودی ۱۰ مترمکعب بر ساعت، تا سه روز دیگه لازم دارم',
    'vertical-multistage-pump',
    [at('flow', 10, 'M3-PER-HR')],
    { deliveryDays: 3 },
  ),
  say('delivery', 'شیر توپی فلنجی DN50 موجود در انبار', 'flanged-ball-valve', [is('dn', 'DN50')], { inStock: true }),
  say('delivery', 'ارسال ظرف ۴۸ ساعت، سیم جوش 0.8', 'mig-wire', [at('d', 0.8, 'MilliM')], { deliveryDays: 2 }),
  say('delivery', 'دیزل ژنراتور ۳۰۰ کاوا زمان تحویل زیر یک ماه', 'diesel-generator-set', [at('prime', 300, 'KiloVA')], {
    deliveryDays: 30,
  }),
  say('delivery', 'تسمه SPB 2500 همین امروز', '', [], { partNumber: 'SPB2500', deliveryDays: 0 }),
  say('delivery', 'کولینگ تاور ۸۰ متر مکعب در ساعت، ۴۰ روزه', 'cooling-tower', [at('flow', 80, 'M3-PER-HR')], {
    deliveryDays: 40,
  }),
  say('part-number', 'سلام 6205-2RS دارید؟', '', [], { partNumber: '6205-2RS' }),
  say('part-number', 'NU 212 موجوده؟', '', [], { partNumber: 'NU212' }),
  say('part-number', 'رولبرینگ 32210', '', [], { partNumber: '32210' }),
  say('part-number', 'بلبرینگ 6306ZZ', '', [], { partNumber: '6306ZZ' }),
  say('part-number', 'گیربکس WG63-30 میخوام', '', [], { partNumber: 'WG63-30' }),
  say('part-number', 'استاندارد API 610 رو لازم دارم', '', [], { partNumber: 'API 610' }),
  say('part-number', 'یه عدد FRL-G1/4-5 با تشکر', '', [], { partNumber: 'FRL-G1/4-5', quantity: pieces(1) }),
  say('words', 'سیم افشان نمره دو و نیم', 'flexible-wire-h07v-k', [at('section', 2.5, 'MilliM2')]),
  say('words', 'لوله مانیسمان یک و نیم اینچ', 'carbon-steel-pipe', [is('make', 'seamless')], {
    oneOf: [[is('nps', '1-1/2"'), is('dn', 'DN40')]],
  }),
  say('words', 'شیر توپی دنده ای نیم اینچ', 'threaded-ball-valve', [is('thread', 'G1/2"')]),
  say('words', 'جرثقیل زنجیری پنج تن', 'chain-hoist', [at('load', 5, 'TONNE')]),
  say('words', 'خازن دوازده و نیم کیلووار', 'power-factor-capacitor', [at('Q', 12.5, 'KiloVAR')]),
  say('words', 'اینورتر سی و هفت کیلووات', 'variable-frequency-drive', [at('power', 37, 'KiloW')]),
  say('words', 'پیچ شش گوش تمام رزوه گرید هشت هشت ام شونزده', 'hexagon-screw-full-thread', [
    is('grade', '8.8'),
    is('thread', 'M16'),
  ]),
  say(
    'many-wishes',
    'سه تا پمپ سانتریفیوژ زمینی استیل، دبی ۵۰ مترمکعب بر ساعت، ارتفاع ۳۲ متر، دور ۲۹۰۰، تحویل شیراز',
    'end-suction-pump',
    [is('casing', 'CF8M'), at('flow', 50, 'M3-PER-HR'), at('head', 32, 'M'), at('speed', 2900, 'REV-PER-MIN')],
    { quantity: pieces(3), city: 'شیراز' },
  ),
  say(
    'many-wishes',
    'شیر کشویی فولادی DN150 با PN16، دو عدد، موجود',
    'gate-valve',
    [is('body', 'WCB'), is('dn', 'DN150'), is('pn', 'PN16')],
    { quantity: pieces(2), inStock: true },
  ),
  say(
    'many-wishes',
    'مانومتر صفحه ۶۳ میل، ۰ تا ۲۵ بار، رزوه G1/4، ده تا',
    'pressure-gauge',
    [at('D', 63, 'MilliM'), span('range', 0, 25, 'BAR_G'), is('thread', 'G1/4')],
    { quantity: pieces(10) },
  ),
  say(
    'many-wishes',
    'ترانسمیتر فشار ۰ تا ۱۰ بار خروجی ۴ تا ۲۰ میلی آمپر دقت ۰.۲۵ درصد',
    'pressure-transmitter',
    [span('range', 0, 10, 'BAR_G'), is('signal', 'mA')],
    { oneOf: [[at('accuracy', 0.25, 'PERCENT'), most('accuracy', 0.25, 'PERCENT')]] },
  ),
  say(
    'many-wishes',
    'گیربکس حلزونی سایز ۷۵ نسبت ۳۰ دو دستگاه تحویل تبریز',
    'worm-gearbox',
    [at('size', 75, 'MilliM'), at('ratio', 30)],
    { quantity: pieces(2), city: 'تبریز' },
  ),
  say('two-things', 'بلبرینگ 6206 و کاسه نمد ۳۰×۴۷×۷ لازم دارم', '', [], {
    partNumber: '6206',
    also: [{ categories: ['oil-seal'], filters: [at('d', 30, 'MilliM'), at('D', 47, 'MilliM'), at('B', 7, 'MilliM')] }],
  }),
  say('two-things', 'الکتروموتور ۱۱ کیلووات و اینورترش', 'three-phase-motor', [at('power', 11, 'KiloW')], {
    also: [{ categories: ['variable-frequency-drive'] }],
  }),
  say('two-things', 'زنجیر 12B-1 و دنده زنجیر ۱۹ دندانه', '', [], {
    partNumber: '12B-1',
    also: [{ categories: ['sprocket'], filters: [at('z', 19)] }],
  }),
  say('polite', 'سلام وقت بخیر یه کمپرسور اسکرو ۲۲ کیلووات لازم داشتم', 'screw-compressor', [at('power', 22, 'KiloW')]),
  say('polite', 'درود بر شما دنبال ترانس روغنی ۶۳۰ کاوا می‌گردم ممنون', 'oil-distribution-transformer', [
    at('kVA', 630, 'KiloVA'),
  ]),
  say('polite', 'عرض ادب، جهت پروژه به سافت استارتر ۷۵ کیلووات نیاز داریم', 'soft-starter', [at('power', 75, 'KiloW')]),
  say('polite', 'سلام روزتون بخیر میلگرد ساده CK45 قطر ۶۰ میخواستم', 'round-bar', [
    is('steel', 'C45E'),
    at('d', 60, 'MilliM'),
  ]),
  say('polite', 'ببخشید مزاحم شدم، رادیاتور نه، مبدل صفحه‌ای ۵۰ صفحه', 'plate-heat-exchanger', [at('plates', 50)]),
  say('polite', 'سپاسگزار میشم مشاوره ممیزی انرژی معرفی کنید', 'energy-audit'),
  say('unread', 'بلبرینگ 6205 ساخت ژاپن', '', [], { partNumber: '6205', rest: ['ژاپن'] }),
  say('unread', 'کفش ایمنی سایز ۴۱ ضد اسید', 'safety-footwear', [at('size', 41)], { rest: ['اسید'] }),
  say(
    'unread',
    'مخزن ذخیره استیل ۳ مترمکعب دوجداره همزن دار',
    'storage-tank',
    [is('material', 'SS304'), at('volume', 3, 'M3')],
    { rest: ['دوجداره', 'همزن'] },
  ),
  say('unread', 'فن آکسیال قطر ۵۰۰ میلیمتر کم صدا برای گلخانه', 'axial-fan', [at('D', 500, 'MilliM')], {
    rest: ['گلخانه'],
  }),
  say(
    'unread',
    'قلاویز ماشینی M8 راست شیار روکش تیتانیوم',
    'machine-tap',
    [is('thread', 'M8'), is('flute', 'straight')],
    { rest: ['تیتانیوم'] },
  ),
  say('unread', 'گالوانیزه گرم پایه چراغ ۹ متری', 'hot-dip-galvanizing', [least('maxLength', 9, 'M')], {
    rest: ['پایه'],
  }),
];
