/** Makers and origins that buyers name beside a thing, folded: such a word is no doubt about the kind. */
export const tradeBrands: ReadonlySet<string> = new Set(
  `زیمنس سیمنس siemens اشنایدر schneider abb هیوندای hyundai ls دلتا delta اینوت invt دانفوس danfoss یاسکاوا yaskawa
  میتسوبیشی mitsubishi امرن اومرون omron اتونیکس autonics فستو festo smc ایرتک airtac پارکر parker رکسروت rexroth ویکرز
  گراندفوس grundfos ویلو wilo ابارا ebara پنتاکس pentax پمپیران لئو لوارا موتوژن الکتروژن جمکو vem weg skf fag nsk ntn تیمکن
  timken koyo nachi کیتز kitz وایزمن واتس اسپیراکس ویکا wika اندرس هانیول honeywell یوکوگاوا yokogawa روزمونت rosemount
  کامینز cummins پرکینز perkins ولوو volvo کوپکو اینگرسول الفالاوال بهران ایرانول سپاهان شل shell بوش bosch ماکیتا makita
  رونیکس ronix sew بونفیلیولی lovato زمیک zemic هیلتی hilti دیوالت dewalt متابو metabo کایزر kaeser بوگه boge گیتس gates
  اوپتیبلت optibelt رنولد renold تسوباکی tsubaki فیلیپس philips اسرام osram مازینور یواسا yuasa هوپکه hoppecke فاراتل faratel
  ترینا trina جینکو jinko لونجی longi داب dab کالپدا calpeda میراب mirab شاکرین نویدموتور کاوه مبارکه فانال لینکلن lincoln
  ایرانی چینی ژاپنی المانی ایتالیایی تایوانی کرهای هندی فرانسوی اسپانیایی اروپایی ترکیه اصل اصلی اورجینال فابریک`.split(
    /\s+/,
  ),
);
