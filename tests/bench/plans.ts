/** Query plans of a request: runs EXPLAIN on each of its statements with the same values. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createApp } from '../../src/server/app.ts';
import { createAppDeps } from '../../src/server/app-deps.ts';
import type { Database } from '../../src/server/db/open-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import { createLogger } from '../../src/server/platform/http/request-log.ts';
import type { Get } from './volume-reads.ts';

/** Tables that grow with the number of products. */
const volumeTables = new Set([
  'base_products',
  'supplier_products',
  'category_products',
  'property_values',
  'search_entries',
]);

interface Statement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Plan Rows'?: number;
  Plans?: PlanNode[];
}

export interface Plans {
  statements: number;
  /** Plan nodes on the growing tables: node, table, index. */
  reads: string[];
  /** Those of them that scan a whole table. */
  scans: string[];
  /** The statements with their plans, as PostgreSQL prints them. */
  explained: string[];
}

export interface Probe {
  get: Get;
  explain(path: string): Promise<Plans>;
}

/** Calls the app in this process, without a server. */
export function openProbe(database: Database): Probe {
  const env = parseEnv({ LOG_LEVEL: 'silent' });
  const app = createApp(
    createAppDeps({ db: database.db, env, log: createLogger(env), ping: database.ping, publicCacheBytes: 0 }),
  );
  const get: Get = async <Body>(path: string) => {
    const response = await app.request(path);
    if (response.status !== 200) throw new Error(`${response.status} ${path} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const explain = async (path: string) => {
    const nodes: PlanNode[] = [];
    const statements = await recordStatements(() => get(path));
    const explained: string[] = [];
    for (const statement of statements) {
      nodes.push(...(await planOf(database, statement)));
      explained.push(await explainedText(database, statement));
    }
    return { ...summary(statements.length, nodes), explained };
  };
  return { get, explain };
}

function summary(statements: number, nodes: PlanNode[]): Omit<Plans, 'explained'> {
  const onVolume = nodes.filter((node) => volumeTables.has(node['Relation Name'] ?? ''));
  const name = (node: PlanNode) =>
    [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' ');
  return {
    statements,
    reads: [...new Set(onVolume.map(name))],
    scans: [...new Set(onVolume.filter((node) => node['Node Type'] === 'Seq Scan').map(name))],
  };
}

/** Records all statements of pg's clients while `work` runs. */
async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const [config, values] = given as [{ text?: string; values?: unknown[] } | string, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    if (text) statements.push({ text, values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])) });
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

async function planOf({ db }: Database, statement: Statement): Promise<PlanNode[]> {
  if (!isRead(statement)) return [];
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    sql`explain (format json) ${asSql(statement)}`,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => withBelow(Plan)));
}

async function explainedText({ db }: Database, statement: Statement): Promise<string> {
  if (!isRead(statement)) return statement.text;
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, buffers) ${asSql(statement)}`);
  return [statement.text, ...rows.map((row) => row['QUERY PLAN'])].join('\n');
}

const isRead = ({ text }: Statement) => /^\s*(select|with)/i.test(text);

function asSql({ text, values }: Statement) {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, at) => (at % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))));
}

const withBelow = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(withBelow)];
