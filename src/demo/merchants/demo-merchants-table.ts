import { table } from '../table.ts';

/**
 * Names are invented. `delivers`: city:thousands of rial:days, joined by `+`; `owner`: the last digit of one of the demo's
 * people; `supplier`: the key of the supplier whose own shop it is.
 */
export const demoMerchants = table(
  '$key $name $kind $city $status $phone $delivers $owner $supplier',
  `
  yataghanyar بازرگانی_یاتاقان‌یار_پاسارگاد company شیراز confirmed 071-32200101 شیراز:0:1+مرودشت:900:1+بندرعباس:2600:3+بوشهر:2200:3 - -
  gostarsepid گستر_سپید_سپاهان company اصفهان confirmed 031-32300202 اصفهان:0:1+نجف_آباد:600:1+کاشان:1400:2+شهرکرد:1500:2 - -
  abzarban ابزاربان_خاوران company مشهد confirmed 051-32400303 مشهد:0:1+نیشابور:1100:2+بیرجند:3200:3+بجنورد:2400:3 - -
  pichkadeh پیچ‌کدهٔ_شمال company رشت confirmed 013-32500404 رشت:0:1+ساری:2300:2+گرگان:3100:3+قزوین:1700:2 - -
  foladvand فولادوند_کارون company اهواز confirmed 061-32600505 اهواز:0:1+دزفول:1600:2+آبادان:1400:2+خرمشهر:1500:2 - -
  jaryansaz جریان‌ساز_الوند company همدان confirmed 081-32700606 همدان:0:1+ملایر:900:1+کرمانشاه:1900:2+سنندج:2200:2 - -
  noorrah نوررا_گستر_قم company قم confirmed 025-32800707 قم:0:1+اراک:1300:2+ساوه:1200:2 - -
  karimi فروشگاه_کریمی person تبریز confirmed 041-32900808 تبریز:0:1+مرند:800:1+ارومیه:1900:2+اردبیل:2000:2 - -
  rahimi تجهیزات_رحیمی person کرمان confirmed 034-33000909 کرمان:0:1+سیرجان:1500:2+رفسنجان:1200:2+زاهدان:4100:4 - -
  sanatyar صنعت‌یار_البرز company کرج confirmed 026-33101000 کرج:0:1+تهران:700:1+قزوین:1200:2+شهریار:700:1 5 -
  daryakala دریاکالای_هرموز company بندرعباس confirmed 076-33201101 بندرعباس:0:1+بندرلنگه:2400:2+کیش:5200:5 - -
  kavirbazar کویربازار_یزد company یزد confirmed 035-33301202 یزد:0:1+میبد:700:1+اردستان:1800:2 - -
  novin بازرگانی_نوین‌راه_زنجان company زنجان waitingConfirm 024-33401303 زنجان:0:1+ابهر:900:1 - -
  hegmatan-shop فروشگاه_یاتاقان‌گستر_هگمتان company تهران confirmed 021-33501401 تهران:0:1+ری:400:1+کرج:700:1 3 hegmatan
  pichavar-shop فروشگاه_پیچ‌آوران_زاینده company خمینی_شهر confirmed 031-33601502 خمینی_شهر:0:1+اصفهان:300:1+نجف_آباد:500:1 4 pichavar
`,
);

/** `scope`: keys of categories, `regions`: codes of states, both joined by `+`; `from`, `to`: days relative to the demo's date. */
export const demoDelegations = table(
  '$supplier $merchant $title $scope $regions $isExclusive from to $state',
  `
  hegmatan yataghanyar نمایندگی_فروش_بلبرینگ_در_جنوب bearings IR-07+IR-22+IR-18 yes -610 850 granted
  hegmatan karimi فروش_بلبرینگ_در_آذربایجان bearings IR-03+IR-04+IR-24 no -300 430 granted
  hegmatan abzarban فروش_یاتاقان_و_آب‌بند_در_خراسان bearings+sealing IR-09+IR-29 no -820 -90 granted
  saffar gostarsepid نمایندگی_فروش_در_اصفهان_و_چهارمحال bearings+power-transmission IR-10+IR-14 yes -450 645 granted
  ghaltesh karimi فروش_رولبرینگ_و_الکتروموتور bearings+motors IR-03+IR-04 no -200 530 granted
  pichavar gostarsepid عاملیت_فروش_پیچ_و_مهره fasteners IR-10 no -365 365 granted
  pichavar pichkadeh نمایندگی_فروش_در_گیلان_و_مازندران fasteners IR-01+IR-02+IR-27 yes -150 945 granted
  mohrenegar karimi عاملیت_فروش_پیچ_و_مهره fasteners IR-03 no -700 -20 granted
  poladrah foladvand فروش_مقاطع_فولادی_در_خوزستان metals IR-06 no -120 610 granted
  poladrah sanatyar فروش_مقاطع_فولادی_در_البرز metals IR-30+IR-26 no 30 760 granted
  fanarkhuz foladvand نمایندگی_رسمی_آهن‌آلات_و_لوله metals+piping IR-06+IR-17 yes -500 1325 granted
  lulehsaz foladvand نمایندگی_فروش_لوله_و_اتصالات piping IR-06 no -240 490 granted
  lulehsaz daryakala فروش_لوله_در_هرمزگان piping IR-22 yes -90 1005 granted
  tolombeh jaryansaz نمایندگی_فروش_پمپ_در_غرب_کشور pumps IR-13+IR-05+IR-12 yes -420 1040 granted
  tolombeh rahimi فروش_پمپ_در_کرمان pumps IR-08 no -380 -15 granted
  abrow abzarban نمایندگی_فروش_پمپ pumps IR-09+IR-28 no -60 670 granted
  jahesh pichkadeh فروش_پمپ_و_الکتروموتور pumps+motors IR-02+IR-27 no -510 220 granted
  charkhesh karimi نمایندگی_رسمی_الکتروموتور motors IR-03+IR-04+IR-24 yes -900 560 granted
  charkhesh sanatyar فروش_الکتروموتور_در_تهران_و_البرز motors IR-23+IR-30 no -210 520 granted
  charkhesh noorrah فروش_الکتروموتور_در_قم motors IR-25+IR-00 no -330 400 revoked
  simtab sanatyar نمایندگی_فروش_کابل cables IR-30+IR-26 no -75 655 granted
  kablara noorrah فروش_کابل_و_متعلقات cables IR-25+IR-00 no -260 470 granted
  kelidban abzarban نمایندگی_تجهیزات_فشار_ضعیف low-voltage-switchgear IR-09+IR-28+IR-29 yes -180 915 granted
  sanjesh yataghanyar فروش_ابزار_دقیق_در_فارس instrumentation IR-07 no -140 590 granted
  sanjesh kavirbazar فروش_ابزار_دقیق_در_یزد_و_کرمان instrumentation IR-21+IR-08 no -95 635 granted
  badfeshar sanatyar نمایندگی_فروش_نیوماتیک fluid-power IR-30+IR-23 no -55 675 granted
  khatjaryan daryakala فروش_لوله_و_ابزار_دقیق_در_بندر piping+instrumentation IR-22 no -310 420 granted
  qowsara noorrah عاملیت_فروش_الکترود welding IR-00+IR-25 no -400 330 granted
  barandeh abzarban نمایندگی_ابزار_برشی cutting-tools IR-09 yes -20 1075 granted
  tizabzar gostarsepid عاملیت_فروش_ابزار cutting-tools+welding IR-10 no -640 90 granted
  imenpoosh kavirbazar نمایندگی_پوشاک_و_ایمنی safety-equipment - no -270 460 granted
  ravankar rahimi نمایندگی_روانکار_در_کرمان_و_سیستان lubricants IR-08+IR-11 yes -350 745 granted
  ravankar kavirbazar فروش_روانکار_در_یزد lubricants IR-21 no -15 715 requested
  havasaz kavirbazar نمایندگی_کمپرسور_و_هوای_فشرده air-and-heat IR-21 no -440 290 granted
`,
);
