import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import { modules } from '../../modules.ts'

const rules = readFileSync(
  path.join(import.meta.dirname, '../../../../../deploy/prometheus/warsha.rules.yml'),
  'utf8',
)

test('[OPS-34] every alert asks for a metric that the shop tells', async () => {
  const usual = new Registry()
  collectDefaultMetrics({ register: usual })
  const told = new Set([
    'up',
    'warsha_database_connections',
    'warsha_gauges_readable',
    ...[...processMetrics.getMetricsAsArray(), ...usual.getMetricsAsArray()].map(({ name }) => name),
    ...modules.flatMap(({ gauges }) => (gauges ?? []).map(({ name }) => name as string)),
  ])
  const expressions = [...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression)
  expect(expressions.length).toBeGreaterThan(10)
  const asked = expressions.flatMap(
    (expression) => expression.match(/\b(?:warsha|nodejs|process)_\w+|\bup\b/g) ?? [],
  )
  const unknown = asked.filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')))
  expect(unknown).toEqual([])
})
