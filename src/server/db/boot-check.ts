/** What is asked of any engine before it is used. A `pg` pool or client fits. */
export interface Queryable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Refuses an engine that would misread Persian: one not in UTF-8 stores mojibake, and one whose ctype knows ASCII only
 * finds no trigrams in Persian words, so search would find nothing. The trigrams need pg_trgm: it is asked at the end of
 * the migrations' transaction.
 */
export async function checkEncoding(engine: Queryable): Promise<void> {
  const [encoding] = (await engine.query('SHOW server_encoding')).rows;
  if (encoding?.server_encoding !== 'UTF8') {
    throw new Error(
      `کدگذاری پایگاه داده ${String(encoding?.server_encoding)} است و باید UTF8 باشد.\n` +
        `The database encoding is ${String(encoding?.server_encoding)}; it must be UTF8 (createdb -E UTF8).`,
    );
  }
  const [trigrams] = (await engine.query(`SELECT array_length(show_trgm('پمپ'), 1) AS count`)).rows;
  if (!Number(trigrams?.count)) {
    throw new Error(
      `پایگاه داده حروف فارسی را نمی‌شناسد (LC_CTYPE آن مناسب نیست)؛ جست‌وجو کار نخواهد کرد.\n` +
        `The database's LC_CTYPE does not know Persian letters, search would find nothing ` +
        `(createdb -T template0 -E UTF8 --lc-ctype=C.UTF-8).`,
    );
  }
}
