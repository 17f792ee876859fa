import { createRequire } from 'node:module'
import type pg from 'pg'

/** Of the server's own dependencies; the browser tests have none to the database. */
const { Client } = createRequire(new URL('../../apps/server/package.json', import.meta.url))(
  'pg',
) as typeof pg

export async function copyDatabase(
  server: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await onServer(server, [`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`])
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`])
}

/** Nothing here outlives the run, so nothing has to survive a power cut. */
export async function forgetDurability(server: string): Promise<void> {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes']
  await onServer(server, [
    ...settings.map((name) => `ALTER SYSTEM SET ${name} = off`),
    'SELECT pg_reload_conf()',
  ])
}

/** Changes a shop's own database as something outside of the browser would. */
export async function runSql(name: string, statement: string): Promise<void> {
  await onServer(databaseUrl(process.env.E2E_PG_OWNER_URL ?? '', name), [statement])
}

/** The rows of a shop's own database. */
export async function readSql(name: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl(process.env.E2E_PG_OWNER_URL ?? '', name) })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
