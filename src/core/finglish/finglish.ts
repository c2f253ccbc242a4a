/** Trade words as Iranians type them in Latin letters, and English ones that no category's name has. Several words are joined. */
const rows = `
  pomp پمپ
  pump پمپ
  shir شیر
  valve شیر
  toopi توپی
  tupi توپی
  gazi گازی
  keshoyi کشویی
  keshooyi کشویی
  yektarafe یکطرفه
  bolbering بلبرینگ
  bulbering بلبرینگ
  bolbring بلبرینگ
  rolbering رولبرینگ
  rulbering رولبرینگ
  bearing بلبرینگ
  yatagan یاتاقان
  yataghan یاتاقان
  pich پیچ
  peech پیچ
  mohre مهره
  mohreh مهره
  vasher واشر
  washer واشر
  loole لوله
  lule لوله
  lole لوله
  pipe لوله
  zanoo زانو
  zanooyi زانویی
  zanui زانویی
  flanj فلنج
  felanj فلنج
  flange فلنج
  motor موتور
  elektromotor الکتروموتور
  electromotor الکتروموتور
  electromotori الکتروموتور
  girboks گیربکس
  girbox گیربکس
  gearbox گیربکس
  kabl کابل
  kabel کابل
  cable کابل
  sim سیم
  wire سیم
  kelid کلید
  kontaktor کنتاکتور
  contactor کنتاکتور
  fiuz فیوز
  fuse فیوز
  sensor سنسور
  tasme تسمه
  tasmeh تسمه
  belt تسمه
  zanjir زنجیر
  chain زنجیر
  oring اورینگ
  kasenamad کاسه‌نمد
  kase کاسه
  namad نمد
  varagh ورق
  varaq ورق
  sheet ورق
  tirahan تیرآهن
  milgard میلگرد
  milegerd میلگرد
  nabshi نبشی
  navdani ناودانی
  profil پروفیل
  elektrod الکترود
  electrode الکترود
  mate مته
  matte مته
  drill مته
  silandr سیلندر
  silandar سیلندر
  cylinder سیلندر
  jak جک
  peneumatik پنوماتیک
  penomatik پنوماتیک
  pneumatic پنوماتیک
  hidrolik هیدرولیک
  hydraulic هیدرولیک
  kompresor کمپرسور
  compressor کمپرسور
  filter فیلتر
  roghan روغن
  oil روغن
  geris گریس
  grease گریس
  foolad فولاد
  folad فولاد
  steel فولاد
  estil استیل
  stil استیل
  chodan چدن
  choddani چدنی
  berenj برنج
  berenji برنجی
  mes مس
  mesi مسی
  galvanize گالوانیزه
  santrifuj سانتریفیوژ
  santrifiuj سانتریفیوژ
  santerifuzh سانتریفیوژ
  centrifugal سانتریفیوژ
  kaf کف
  kafkesh کفکش
  shenavar شناور
  submersible شناور
  transmiter ترانسمیتر
  transmitter ترانسمیتر
  feshar فشار
  pressure فشار
  gauge گیج
  manometr مانومتر
  termometr ترمومتر
  ampermetr آمپرمتر
  rele رله
  relay رله
  inverter اینورتر
  tabloo تابلو
  tablo تابلو
  lamp لامپ
  inch اینچ
  inches اینچ
  inj اینچ
  mil میل
  mili میلی‌متر
  bar بار
  kilovat کیلووات
  kilowat کیلووات
  kilowatt کیلووات
  asb اسب
  dande دنده
  dandeyi دنده‌ای
  faz فاز
  sefaz سه فاز
  takfaz تک فاز
  sar سر
  shesh شش
  allen آلن
  alen آلن
`;

const table: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row): [string, string] => {
      const [latin = '', ...persian] = row.trim().split(' ');
      return [latin, persian.join(' ')];
    }),
);

/** Names that the catalogue writes in Latin letters, as they are pronounced. */
const latinNames: ReadonlyMap<string, string> = new Map([
  ['ایزو', 'iso'],
  ['دین', 'din'],
]);

/** The Latin name that a Persian word pronounces; undefined if the table has none. */
export const latinFor = (persian: string): string | undefined => latinNames.get(persian);

/** The Persian word for a Latin one; undefined if the table has none. */
export const persianFor = (latin: string): string | undefined => table.get(latin.toLowerCase());

/** Shorter beginnings are those of too many words. */
const BEGINNING_LETTERS_MIN = 3;

/** The Persian words whose Latin spelling begins so; none if it is a whole word of the table. */
export function persianBeginning(latin: string): string[] {
  const begin = latin.toLowerCase();
  if (begin.length < BEGINNING_LETTERS_MIN || table.has(begin)) return [];
  return [...new Set([...table].filter(([spelling]) => spelling.startsWith(begin)).map(([, persian]) => persian))];
}
