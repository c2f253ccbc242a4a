import { persianFor } from '../finglish/finglish.ts';
import { wordSoundingLike } from '../finglish/transliterate.ts';
import { type Token, tokenize } from './need-tokens.ts';
import { readNumber } from './read-number.ts';
import { readUnit } from './unit-index.ts';
import type { VocabularyIndex } from './vocabulary-index.ts';
import { wordPairs } from './word-pairs.ts';

/** Words of a sentence as Iranians type them in Latin letters; what a thing is called stands in the search's table. */
const frame: ReadonlyMap<string, string> = new Map(
  wordPairs(`salam:سلام lotfan:لطفا mikham:میخوام mikhastam:میخواستم darid:دارید darin:دارین gheymat:قیمت qeymat:قیمت gheimat:قیمت
  baraye:برای vase:واسه ba:با bedune:بدون bedoone:بدون ta:تا az:از va:و dar:در tu:تو zir:زیر zire:زیر bala:بالا balaye:بالای
  hadaksar:حداکثر hadaghal:حداقل dor:دور dour:دور ghotr:قطر tool:طول arz:عرض sayz:سایز saiz:سایز class:کلاس kelas:کلاس
  rade:رده nesbat:نسبت hed:هد dabi:دبی debi:دبی amper:آمپر volt:ولت vat:وات kilo:کیلو ton:تن metr:متر meter:متر litr:لیتر
  kilovat:کیلووات toman:تومان tomani:تومانی milion:میلیون miliun:میلیون hezar:هزار adad:عدد shakhe:شاخه halghe:حلقه
  chand:چند chande:چنده mojud:موجود mojood:موجود tahvil:تحویل ersal:ارسال fori:فوری yek:یک do:دو se:سه char:چهار chahar:چهار
  panj:پنج shish:شش haft:هفت hasht:هشت noh:نه dah:ده bist:بیست si:سی chehel:چهل panjah:پنجاه sad:صد tehran:تهران esfahan:اصفهان
  isfahan:اصفهان mashhad:مشهد tabriz:تبریز shiraz:شیراز ahvaz:اهواز karaj:کرج qom:قم yazd:یزد rasht:رشت arak:اراک`),
);
const SOUNDED_LETTERS_MIN = 4;

/** With Persian words for Latin ones that are neither units nor names of the catalogue; undefined if there are none. */
export function inPersianWords(tokens: readonly Token[], index: VocabularyIndex): Token[] | undefined {
  let isChanged = false;
  const isUnit = (at: number) => {
    const number = readNumber(tokens, at - 1);
    return number?.end === at && readUnit(tokens, at, index.units) !== undefined;
  };
  const read = tokens.flatMap((token, at): Token[] => {
    const { text, start, end, isGlued } = token;
    if (!/^[a-z]{2,}$/.test(text) || isUnit(at) || isGlued) return [token];
    const isName = index.formsByWord.has(text) || index.codes.has(text.toUpperCase()) || index.codes.has(text);
    const sounded = text.length >= SOUNDED_LETTERS_MIN ? wordSoundingLike(text, index.knownWords) : undefined;
    const persian = frame.get(text) ?? persianFor(text) ?? (isName ? undefined : sounded);
    if (persian === undefined) return [token];
    isChanged = true;
    return tokenize(persian).map((word) => ({ ...word, start, end, isGlued: false }));
  });
  return isChanged ? read : undefined;
}
