/** Makers that buyers name beside a thing, folded: such a word is no doubt about the kind. */
export const tradeBrands: ReadonlySet<string> = new Set(
  `زیمنس سیمنس siemens اشنایدر schneider abb هیوندای hyundai ls دلتا delta اینوت invt دانفوس danfoss یاسکاوا yaskawa
  میتسوبیشی mitsubishi امرن اومرون omron اتونیکس autonics فستو festo smc ایرتک airtac پارکر parker رکسروت rexroth ویکرز
  گراندفوس grundfos ویلو wilo ابارا ebara پنتاکس pentax پمپیران لئو لوارا موتوژن الکتروژن جمکو vem weg skf fag nsk ntn تیمکن
  timken koyo nachi کیتز kitz وایزمن واتس اسپیراکس ویکا wika اندرس هانیول honeywell یوکوگاوا yokogawa روزمونت rosemount
  کامینز cummins پرکینز perkins ولوو volvo کوپکو اینگرسول الفالاوال بهران ایرانول سپاهان شل shell بوش bosch ماکیتا makita
  رونیکس ronix sew بونفیلیولی lovato`.split(/\s+/),
);
