import { at, type ExpectedNeed, is, least, most, need, span } from '../expected-need.ts';

const whichPump = { asks: ['category' as const] };

export const pumpAndMotorSentences: ExpectedNeed[] = [
  need('پمپ سانتریفیوژ ۵۰ متر هد زیر ۳ کیلووات استیل', 'end-suction-pump', [
    at('head', 50, 'M'),
    most('power', 3, 'KiloW'),
    is('casing', 'CF8M'),
  ]),
  need('پمپ سانتریفیوژ هد ۳۰ متر دبی ۲۵ متر مکعب در ساعت', 'end-suction-pump', [
    at('head', 30, 'M'),
    at('flow', 25, 'M3-PER-HR'),
  ]),
  need('پمپ گریز از مرکز چدنی دور 2900', 'end-suction-pump', [is('casing', 'GG25'), at('speed', 2900, 'REV-PER-MIN')]),
  need('پمپ سانتریفیوژ ۲۹۰۰ دور با هد حداقل ۴۰ متر', 'end-suction-pump', [
    at('speed', 2900, 'REV-PER-MIN'),
    least('head', 40, 'M'),
  ]),
  need('پمپ اتا ۱۴۵۰ دور چدنی', 'end-suction-pump', [at('speed', 1450, 'REV-PER-MIN'), is('casing', 'GG25')]),
  need('end suction pump 20 m3/h 32 m', 'end-suction-pump', [at('flow', 20, 'M3-PER-HR'), at('head', 32, 'M')]),
  need('پمپ حلزونی دهانه مکش ۸۰ میلیمتر', 'end-suction-pump', [at('suction', 80, 'MilliM')]),
  need('پمپ سانتریفیوژ قطر پروانه ۱۶۰ میلی‌متر', 'end-suction-pump', [at('impeller', 160, 'MilliM')]),
  need('پمپ سانتریفوژ استیل ۳۱۶', 'end-suction-pump', [is('casing', 'CF8M')]),
  need('پمپ سانتریفیوژ بین ۵ و ۷ کیلووات', 'end-suction-pump', [span('power', 5, 7, 'KiloW')]),
  need('پمپ سانتریفیوژ ۵ تا ۷ کیلو وات هد بالای ۳۰ متر', 'end-suction-pump', [
    span('power', 5, 7, 'KiloW'),
    least('head', 30, 'M'),
  ]),
  need('برای سایت پمپ سانتریفیوژ می‌خواهم دبی حدود ۱۰۰ مترمکعب بر ساعت', 'end-suction-pump', [
    at('flow', 100, 'M3-PER-HR'),
  ]),
  need('پمپ طبقاتی عمودی ۱۰ طبقه', 'vertical-multistage-pump', [at('stages', 10)]),
  need('پمپ طبقاتی هد بیش از ۱۰۰ متر', 'vertical-multistage-pump', [least('head', 100, 'M')]),
  need('بوستر پمپ ۳ اسب', 'vertical-multistage-pump', [at('power', 3, 'HP_Metric')]),
  need('بوسترپمپ ۵۰ لیتر بر دقیقه', 'vertical-multistage-pump', [at('flow', 50, 'L-PER-MIN')]),
  need('پمپ شناور ۱۵۰ متری', 'submersible-borehole-pump', [at('head', 150, 'M')]),
  need('شناور چاهی زیر ۷.۵ کیلووات', 'submersible-borehole-pump', [most('power', 7.5, 'KiloW')]),
  need('الکتروپمپ شناور ۱۰ اسب بخار', 'submersible-borehole-pump', [at('power', 10, 'HP_Metric')]),
  need('پمپ شناور دبی ۲۰ متر مکعب هد ۸۰ متر', 'submersible-borehole-pump', [
    at('flow', 20, 'M3-PER-HR'),
    at('head', 80, 'M'),
  ]),
  need('لجن‌کش ۱۵ متری', 'sewage-submersible-pump', [at('head', 15, 'M')]),
  need('پمپ لجن کش حداکثر ۲/۲ کیلووات', 'sewage-submersible-pump', [most('power', 2.2, 'KiloW')]),
  need('کفکش تا ۱ کیلووات', 'sewage-submersible-pump', [most('power', 1, 'KiloW')]),
  need('پمپ فاضلاب 30m3/h', 'sewage-submersible-pump', [at('flow', 30, 'M3-PER-HR')]),
  need('پمپ مازوت ۵ متر مکعب در ساعت', 'gear-pump-transfer', [at('flow', 5, 'M3-PER-HR')]),
  need('پمپ دیافراگمی بادی ۱۰۰ لیتر در دقیقه', 'diaphragm-pump-aodd', [at('flow', 100, 'L-PER-MIN')]),
  need('دوزینگ پمپ ۲۰ لیتر در ساعت', 'dosing-pump', [at('flow', 20, 'L-PER-HR')]),
  need('پمپ تزریق کمتر از 60 lph', 'dosing-pump', [most('flow', 60, 'L-PER-HR')]),
  need('پمپ ۲۰ متر مکعب در ساعت ۵۰ متر', 'pumps', [at('flow', 20, 'M3-PER-HR'), at('head', 50, 'M')], whichPump),
  need('تلمبه زیر ۱ کیلووات', 'pumps', [most('power', 1, 'KiloW')], whichPump),
  need('پمپ آب هد ۲۵ متر', 'pumps', [at('head', 25, 'M')], { ...whichPump, rest: ['آب'] }),
  need('پمپ با توان حداکثر ۵ اسب بخار در تهران', 'pumps', [most('power', 5, 'HP_Metric')], {
    ...whichPump,
    city: 'تهران',
  }),
  need('الکتروموتور سه فاز ۷.۵ کیلووات ۴ قطب', 'three-phase-motor', [at('power', 7.5, 'KiloW'), is('poles', 'p4')]),
  need('موتور سه‌فاز ۵/۵ کیلووات ۱۵۰۰ دور', 'three-phase-motor', [
    at('power', 5.5, 'KiloW'),
    at('speed', 1500, 'REV-PER-MIN'),
  ]),
  need('موتور سه فاز IE3 11kW 2 قطب', 'three-phase-motor', [
    is('ieClass', 'IE3'),
    at('power', 11, 'KiloW'),
    is('poles', 'p2'),
  ]),
  need('الکترو موتور سه فاز ۳۰ اسب', 'three-phase-motor', [at('power', 30, 'HP_Metric')]),
  need('موتور القایی فریم 132M', 'three-phase-motor', [is('frame', '132M')]),
  need('موتور سه فاز ۱۰۰۰ دور بالای ۱۵ کیلووات', 'three-phase-motor', [
    at('speed', 1000, 'REV-PER-MIN'),
    least('power', 15, 'KiloW'),
  ]),
  need('موتور سه فاز قطر محور ۳۸ میلی متر', 'three-phase-motor', [at('D', 38, 'MilliM')]),
  need('الکتروموتور سه فاز راندمان بالای ۹۰ درصد', 'three-phase-motor', [least('efficiency', 90, 'PERCENT')]),
  need('الکتروموتور سه‌فاز ۱۸/۵ کیلووات در اصفهان', 'three-phase-motor', [at('power', 18.5, 'KiloW')], {
    city: 'اصفهان',
  }),
  need('موتور تکفاز ۲ اسب ۱۵۰۰ دور', 'single-phase-motor', [at('power', 2, 'HP_Metric'), is('poles', 'p4')]),
  need('الکتروموتور تک فاز ۱.۵ کیلووات ۲۲۰ ولت', 'single-phase-motor', [
    at('power', 1.5, 'KiloW'),
    at('voltage', 220, 'V'),
  ]),
  need('موتور خازنی دو قطب', 'single-phase-motor', [is('poles', 'p2')]),
  need('الکتروموتور ۷.۵ کیلووات', 'three-phase-motor single-phase-motor', [at('power', 7.5, 'KiloW')], {
    asks: ['category'],
  }),
  need('اینورتر ۷.۵ کیلووات ۳۸۰ ولت', 'variable-frequency-drive', [at('power', 7.5, 'KiloW'), at('voltage', 380, 'V')]),
  need('VFD 15 kw', 'variable-frequency-drive', [at('power', 15, 'KiloW')]),
  need('کنترل دور حداقل ۱۰ آمپر', 'variable-frequency-drive', [least('current', 10, 'A')]),
  need('سافت استارتر ۷۵ کیلووات', 'soft-starter', [at('power', 75, 'KiloW')]),
  need('سافت‌استارتر ۱۰۰ تا ۱۵۰ آمپر', 'soft-starter', [span('current', 100, 150, 'A')]),
];
