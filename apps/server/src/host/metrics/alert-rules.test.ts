import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import { modules } from '../../modules.ts'

const deploy = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../../deploy', name), 'utf8')

function toldNames(): ReadonlySet<string> {
  const usual = new Registry()
  collectDefaultMetrics({ register: usual })
  return new Set([
    'up',
    'warsha_database_connections',
    'warsha_gauges_readable',
    'warsha_replica_lag_seconds',
    'warsha_replica_used',
    ...[...processMetrics.getMetricsAsArray(), ...usual.getMetricsAsArray()].map(({ name }) => name),
    ...modules.flatMap(({ gauges }) => (gauges ?? []).map(({ name }) => name as string)),
  ])
}

function unknownNames(expressions: readonly string[]): string[] {
  const told = toldNames()
  const asked = expressions.flatMap(
    (expression) => expression.match(/\b(?:warsha|nodejs|process)_\w+|\bup\b/g) ?? [],
  )
  return asked.filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')))
}

const rules = deploy('prometheus/warsha.rules.yml')

test('[OPS-34] every alert asks for a metric that the shop tells', () => {
  const expressions = [...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression)
  expect(expressions.length).toBeGreaterThan(10)
  expect(unknownNames(expressions)).toEqual([])
})

test('every panel of the dashboard asks for metrics that the shop tells', () => {
  const { panels } = JSON.parse(deploy('grafana/warsha.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(15)
  expect(unknownNames(expressions)).toEqual([])
})

test('the cases of the rules try alerts that there are', () => {
  const tried = [...deploy('prometheus/warsha.rules.test.yml').matchAll(/alertname: (\w+)/g)].map(
    ([, name]) => name,
  )
  expect(new Set(tried).size).toBeGreaterThanOrEqual(5)
  for (const name of tried) expect(rules).toContain(`- alert: ${name}\n`)
})

test('[OPS-81] every alert has its row in what whoever is on call reads', () => {
  const names = [...rules.matchAll(/^\s+- alert: (\w+)$/gm)].map(([, name = '']) => name)
  const operate = readFileSync(
    path.join(import.meta.dirname, '../../../../../docs/how-to/operate.md'),
    'utf8',
  )
  const rows = [...operate.matchAll(/^\| (Warsha[\w, ]+?) \| \S/gm)].flatMap(([, alerts = '']) =>
    alerts.split(', '),
  )
  expect(rows.toSorted()).toEqual(names.toSorted())
})
