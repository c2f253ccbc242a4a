/** Words that ask and name nothing: «چطور», «فرق». */
const asking = new Set(
  `چطور چطوری چگونه چجوری چیست چیه چی کدام کدوم چرا فرق تفاوت نحوه روش طریقه آموزش راهنمای راهنما معرفی بزنیم بزنم کنیم کنم بکنیم
  بکنم کنید باید میشه می‌شود میشود کردن شدن زدن گرفتن چقدره`.split(/\s+/),
);

const lettersOf = (word: string): string => word.replaceAll('\u200c', '').replace(/[؟?!.،]/g, '');

const isAskingWord = (word: string): boolean => asking.has(lettersOf(word));

/** The text without them; unchanged if nothing else is left. */
export function withoutAsking(text: string): string {
  const kept = text.split(/\s+/).filter((word) => word !== '' && !isAskingWord(word));
  return kept.length === 0 ? text : kept.join(' ');
}
