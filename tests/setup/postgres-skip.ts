import { beforeEach, inject } from 'vitest';

/** Added by postgres-global.ts where there is no PostgreSQL: without it the tests would run on PGlite a second time. */
beforeEach(({ skip }) => skip(`no PostgreSQL: ${inject('postgresSkipped')}`));
