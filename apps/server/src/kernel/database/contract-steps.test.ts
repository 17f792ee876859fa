import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const migrations = new URL('../../../migrations/', import.meta.url)

/** What the version that still runs beside a new one may need, or may not know how to fill. */
const contracts = [
  /\bDROP (?:TABLE|COLUMN|TYPE|VIEW|SCHEMA)\b/i,
  /\bRENAME (?:TO|COLUMN|CONSTRAINT)\b/i,
  /\bALTER COLUMN \S+ SET NOT NULL/i,
  /\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/i,
  /\bADD COLUMN \S+ (?:(?!DEFAULT|GENERATED|,|;).)*NOT NULL(?!(?:(?!,|;).)*(?:DEFAULT|GENERATED))/i,
]

/** Says of the statement below it since when nobody needs what it takes away. */
const mark = /^-- contract: no version since \d+\.\d+\.\d+ /m

/** Statements that were merged before there was a mark; nobody runs a version that is older than they are. */
const before = 35

const withoutTexts = (statement: string) =>
  statement
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replace(/'(?:[^']|'')*'/g, '')
    .replace(/--.*$/gm, '')

function contractsOf(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint')
  // A table that the same migration makes is nobody's yet.
  const made = new Set(
    statements.flatMap((each) => /CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(each)?.[1] ?? []),
  )
  const isOwn = (statement: string) => made.has(/ALTER TABLE (?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1] ?? '')
  return statements.filter((each) => {
    const code = withoutTexts(each)
    return contracts.some((pattern) => pattern.test(code)) && !isOwn(code) && !mark.test(each)
  })
}

test('[OPS-56] a migration takes nothing away from the version that runs beside it, unless it says since when nobody needs it', async () => {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted()
  const late = files.filter((name) => Number(name.slice(0, 4)) > before)
  const found = await Promise.all(
    late.map(async (name) =>
      contractsOf(await readFile(new URL(name, migrations), 'utf8')).map((each) => `${name}: ${each.trim()}`),
    ),
  )
  expect(files.length).toBeGreaterThan(before)
  expect(found.flat()).toEqual([])
})

test('[OPS-56] what takes something away is recognised, and what only adds is not', () => {
  for (const taking of [
    'ALTER TABLE "orders" DROP COLUMN "note";',
    'DROP TABLE orders;',
    'ALTER TABLE orders RENAME COLUMN note TO remark;',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;',
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
  ]) {
    expect(contractsOf(taking), taking).toEqual([taking])
    expect(contractsOf(`-- contract: no version since 17.5.0 reads it\n${taking}`), taking).toEqual([])
  }
  for (const adding of [
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "orders" ADD COLUMN "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL;',
    'CREATE TABLE "notes" ("id" integer NOT NULL);\n--> statement-breakpoint\nALTER TABLE "notes" ALTER COLUMN "id" SET NOT NULL;',
    `INSERT INTO words VALUES ('DROP TABLE orders');`,
  ])
    expect(contractsOf(adding), adding).toEqual([])
})
