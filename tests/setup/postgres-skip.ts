import { beforeEach, inject } from 'vitest';

/** postgres-global.ts adds this if there is no PostgreSQL: otherwise the tests would run on PGlite a second time. */
beforeEach(({ skip }) => skip(`no PostgreSQL: ${inject('postgresSkipped')}`));
