import { persianFor } from '../../finglish/finglish.ts';
import { wordSoundingLike } from '../../finglish/transliterate.ts';
import { readNumber } from '../numbers/read-number.ts';
import { readUnit } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { type Token, tokenize } from '../words/need-tokens.ts';
import { wordPairs } from '../words/word-pairs.ts';

/** Words of a sentence as Iranians type them in Latin letters; what a thing is called stands in the search's table. */
const frame: ReadonlyMap<string, string> = new Map(
  wordPairs(`salam:سلام lotfan:لطفا mikham:میخوام mikhastam:میخواستم darid:دارید darin:دارین gheymat:قیمت qeymat:قیمت gheimat:قیمت
  baraye:برای vase:واسه ba:با bedune:بدون bedoone:بدون ta:تا az:از va:و dar:در tu:تو zir:زیر zire:زیر bala:بالا balaye:بالای
  hadaksar:حداکثر hadaghal:حداقل dor:دور dour:دور ghotr:قطر tool:طول arz:عرض sayz:سایز saiz:سایز class:کلاس kelas:کلاس
  rade:رده nesbat:نسبت hed:هد dabi:دبی debi:دبی amper:آمپر volt:ولت vat:وات kilo:کیلو ton:تن metr:متر meter:متر mokab:مکعب kilooyi:کیلویی kiloyi:کیلویی kiloii:کیلویی tani:تنی kor:کور elektromotor:الکتروموتور electromotor:الکتروموتور mokaab:مکعب litr:لیتر
  kilovat:کیلووات sant:سانت santi:سانت santimetr:سانتیمتر milimetr:میلیمتر litri:لیتری daghighe:دقیقه saat:ساعت daraje:درجه
  inchi:اینچی metri:متری tedad:تعداد ro:رو ke:که ya:یا nabashe:نباشه nemikham:نمیخوام bejoz:بجز gheir:غیر be:به nim:نیم toman:تومان tomani:تومانی milion:میلیون miliun:میلیون hezar:هزار adad:عدد shakhe:شاخه halghe:حلقه
  voroodi:ورودی vorudi:ورودی khorooji:خروجی khoruji:خروجی tanzim:تنظیم deghat:دقت darsad:درصد hafte:هفته rooz:روز dige:دیگه roo:رو dig:دیگ bashe:باشه
  chand:چند chande:چنده mojud:موجود mojood:موجود tahvil:تحویل ersal:ارسال fori:فوری yek:یک do:دو se:سه char:چهار chahar:چهار
  panj:پنج shish:شش haft:هفت hasht:هشت noh:نه dah:ده bist:بیست si:سی chehel:چهل panjah:پنجاه sad:صد tehran:تهران esfahan:اصفهان
  har:هر kodoom:کدوم kodom:کدوم kodam:کدام million:میلیون milyon:میلیون milyoon:میلیون melyon:میلیون kol:کل kolan:کلا kolesh:کلش
  jaman:جمعا majmooan:مجموعا boodje:بودجه budje:بودجه boodjam:بودجم bishtar:بیشتر kamtar:کمتر nashe:نشه nabashad:نباشد hodood:حدود
  hodud:حدود hodoodan:حدودا taghriban:تقریبا ye:یه dota:دوتا seta:سه‌تا daneh:دانه dane:دانه doone:دونه dune:دونه baste:بسته par:پر sim:سیم
  faz:فاز zekhamat:ضخامت zakhamat:ضخامت andaze:اندازه jens:جنس vazn:وزن zarfiat:ظرفیت feshar:فشار rang:رنگ meshki:مشکی sefid:سفید
  ghermez:قرمز sabz:سبز zard:زرد kerman:کرمان ghazvin:قزوین qazvin:قزوین hamedan:همدان kermanshah:کرمانشاه zanjan:زنجان kashan:کاشان
  semnan:سمنان bushehr:بوشهر booshehr:بوشهر orumie:ارومیه urmia:ارومیه sari:ساری gorgan:گرگان isfahan:اصفهان mashhad:مشهد tabriz:تبریز shiraz:شیراز ahvaz:اهواز karaj:کرج qom:قم yazd:یزد rasht:رشت arak:اراک`),
);
const SOUNDED_LETTERS_MIN = 4;
const GLUED_LETTERS_MIN = 3;

/** `NORD.0707-60`: letters and figures with a mark between them are a part number, whatever its letters sound like. */
function isOfPartNumber(tokens: readonly Token[], at: number): boolean {
  let [first, end] = [at, at + 1];
  while (first > 0 && tokens[first]?.isGlued) first--;
  while (tokens[end]?.isGlued) end++;
  const chunk = tokens.slice(first, end);
  return chunk.some(({ text }) => /\d/.test(text)) && chunk.some(({ text }) => /^[-./_]$/.test(text));
}

/** With Persian words for Latin ones that are neither units nor names of the catalogue; undefined if there are none. */
export function inPersianWords(tokens: readonly Token[], index: VocabularyIndex): Token[] | undefined {
  let isChanged = false;
  const isUnit = (at: number) => {
    const number = readNumber(tokens, at - 1);
    return number?.end === at && readUnit(tokens, at, index.units) !== undefined;
  };
  const isLatin = (at: number) => /^[a-z]{2,}$/.test(tokens[at]?.text ?? '');
  const isName = (text: string) =>
    index.formsByWord.has(text) || index.codes.has(text.toUpperCase()) || index.codes.has(text);
  const sounded = (text: string) =>
    text.length >= SOUNDED_LETTERS_MIN && !isName(text) ? wordSoundingLike(text, index.knownWords) : undefined;
  const persianOf = (at: number) => {
    const { text = '', isGlued } = tokens[at] ?? {};
    if (!isLatin(at) || isUnit(at) || isOfPartNumber(tokens, at)) return undefined;
    const told = frame.get(text) ?? persianFor(text);
    // «3faz», but «C3» and «dn50» are codes.
    if (isGlued) return tokens[at - 1]?.kind === 'number' && text.length >= GLUED_LETTERS_MIN ? told : undefined;
    return told ?? sounded(text);
  };
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) break;
    // «safety valve» is a name of the catalogue.
    if (next && isLatin(at) && isLatin(at + 1) && index.knownPhrases.has(`${token.text}${next.text}`)) {
      read.push(token, next);
      at++;
      continue;
    }
    const persian = persianOf(at);
    // «lajan kesh» is one word.
    const isSplit = isLatin(at) && next && isLatin(at + 1) && !next.isGlued && !(persian && persianOf(at + 1));
    const joined = isSplit && !isOfPartNumber(tokens, at + 1) ? sounded(`${token.text}${next.text}`) : undefined;
    const said = joined ?? persian;
    if (said === undefined) {
      read.push(token);
      continue;
    }
    isChanged = true;
    const end = joined && next ? next.end : token.end;
    read.push(...tokenize(said).map((word) => ({ ...word, start: token.start, end, isGlued: false })));
    if (joined) at++;
  }
  return isChanged ? read : undefined;
}
