/** A term in the text form of a `tsvector` or `tsquery`, which bypasses PostgreSQL's text parser. */
export const lexeme = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
