import { isSetAside, spellQuestion } from '../question/question-text.ts';
import { foldJoined } from '../text/persian.ts';

/** What is nearest to goods that a catalogue may lack: a row has the name that is searched instead, then theirs. */
const rows = `
  میل‌پیچ متری: رول بولت، انکر بولت، رولبولت، انکربولت، انکر، پیچ مهاری، میل مهار، rawl bolt، anchor bolt
  پیچ: پرچ، میخ پرچ، میخ، rivet
  خار فنری محور: رول پین، اشپیل، پین استوانه‌ای، پین
  تسمهٔ وی‌بلت: پولی، فولی، پولی تسمه، pulley
  رولبرینگ سوزنی: بوش، بوش برنجی، بوشینگ، bushing
  برج خنک‌کن: چیلر، کولر آبی، کولر گازی، کولر، chiller
  فن آکسیال: پنکه، هواساز، فن کویل، اگزاست فن
  مبدل پوسته و لوله: دیگ بخار، دیگ آب گرم، بویلر، مشعل، boiler، burner
  شیر بشقابی: تله بخار، استیم ترپ، steam trap
  شیر: صافی وای، صافی، استرینر، فیلتر وای، strainer
  سنسور القایی: میکروسوئیچ، میکرو سوئیچ، لیمیت سوئیچ، سوئیچ حد، limit switch، سنسور خازنی
  دماسنج: ترموستات، ترموول، thermostat
  کلید اتوماتیک: سکسیونر، کلید گردان، کلید چاقویی، کلید فیوز
  رلهٔ مینیاتوری: تایمر، کنترل فاز، timer
  الکتروموتور: استپ موتور، استپر موتور، استپر، سروو موتور، موتور گیربکس دار، گیربکس موتور
  اینورتر: سروو درایو، درایو سروو
  یوپی‌اس: استابلایزر، ترانس اتوماتیک، stabilizer
  جرثقیل زنجیری: لیفتراک، بالابر، جک پالت، وینچ، آسانسور، forklift، pallet truck
  سیلندر هیدرولیک: پرس ضربه‌ای، پرس هیدرولیک، آکومولاتور، پاور پک، یونیت هیدرولیک
  متهٔ HSS: دریل، هیلتی، دریل شارژی، چکش تخریب
  صفحهٔ برش: مینی فرز، سنگ رومیزی، اره، اره آتشی، پروفیل بر، سنگ فرز
  آچار: پیچ گوشتی، انبردست، انبر، جعبه ابزار، آچار فرانسه
  شیلنگ: بست شلنگ، بست شیلنگ، بست فلزی
  لودسل: ترازو، باسکول، scale
  فلومتر: روتامتر، کنتور آب، rotameter
  مانومتر: سوئیچ فشار، پرشر سوئیچ، کلید فشار، pressure switch
  پروژکتور LED: لامپ، مهتابی، چراغ قوه
  دیزل‌ژنراتور: موتور گازوئیلی، موتور دیزل
`;

/** Words before the name of a machine. */
const leads = new Set(['دستگاه', 'ماشین', 'انواع']);
const NAME_WORDS_MAX = 3;

const joined = (words: readonly string[]): string => foldJoined(spellQuestion(words.join(' '))).replaceAll(' ', '');

const nearest: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [near = '', names = ''] = row.trim().split(': ');
      return names.split('، ').map((name): [string, string] => [joined([name]), near]);
    }),
);

/** A text that finds something near, and what it leaves out. */
export interface NearText {
  text: string;
  left: string;
}

/** The text with the nearest goods for those that it begins with; undefined if the table has none. */
export function nearGoods(text: string): NearText | undefined {
  const words = spellQuestion(text).split(/[ \u200c]/);
  const first = words.findIndex((word) => !isSetAside(word) && !leads.has(word));
  if (first < 0) return undefined;
  for (let count = NAME_WORDS_MAX; count > 0; count--) {
    const name = words.slice(first, first + count);
    const near = nearest.get(joined(name));
    if (near === undefined) continue;
    return { text: [near, ...words.slice(first + count)].join(' '), left: name.join(' ') };
  }
  return undefined;
}

/** What the table names as near. */
export const nearNames: readonly string[] = [...new Set(nearest.values())];
