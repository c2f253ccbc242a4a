/** A `pg` pool or client. */
export interface Queryable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Checks that the engine handles Persian: without UTF-8 it stores mojibake, and with an ASCII-only ctype pg_trgm finds no
 * trigrams in Persian words. Call it after the migrations, which create pg_trgm.
 * @throws Error with a Persian message if the engine does not
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
