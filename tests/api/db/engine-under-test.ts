/** The same test files run on PGlite and, if TEST_DATABASE_URL is set, on PostgreSQL. */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
export const onPglite = !onPostgres;
