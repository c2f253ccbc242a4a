/** The same test files run once on PGlite and once on PostgreSQL, which TEST_DATABASE_URL tells. */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
export const onPglite = !onPostgres;
