import { execFileSync } from 'node:child_process'
import { inProject } from '../launcher/project.mjs'
import { ask, expect, freePort, needPrograms, onStage, until } from './stage.mjs'
import { startPair } from './start-postgres.mjs'
import { readPanels, rules, startPrometheus } from './start-prometheus.mjs'
import { startShop } from './start-shop.mjs'

const cases = inProject('deploy/prometheus/warsha.rules.test.yml')

/** What has to be told, and how it comes about in a running shop. */
const faults = {
  WarshaDeadLetters: `INSERT INTO pgboss.job (name, state, data, deletion_seconds, completed_on)
    SELECT name, 'failed', '{"payload": {}}', 0, now() FROM pgboss.queue ORDER BY name LIMIT 1`,
  WarshaInvariantBroken: `INSERT INTO invariant_states (name, is_broken, broken_rows) VALUES ('rehearsed', true, 1)`,
}

/** A real Prometheus watches a running shop whose worker is stopped and whose replica stands still; alerts go off, and the dashboard's questions are answered. */
export async function rehearse() {
  needPrograms({ prometheus: 'prometheus', promtool: 'prometheus', psql: 'postgresql-client' })
  execFileSync('promtool', ['check', 'rules', rules], { stdio: 'inherit' })
  execFileSync('promtool', ['test', 'rules', cases], { stdio: 'inherit' })
  await onStage('alerts', async ({ folder, start }) => {
    const metricsPort = await freePort()
    const { primary, replica } = await startPair(folder, start)
    const shop = await startShop(start, folder, {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: replica.url,
      METRICS_PORT: String(metricsPort),
      JOBS: 'off',
    })
    const { query, firing } = await startPrometheus(folder, start, [metricsPort])
    await until('the shop is scraped', async () => {
      for (let visit = 0; visit < 5; visit++) await ask(`${shop.origin}/en/`)
      return (await query('up{job="warsha"} == 1'))?.length === 1
    })
    await until('the replica is read', async () => (await query('warsha_replica_used == 1'))?.length === 1)
    replica.query('SELECT pg_wal_replay_pause()', 'postgres')
    for (const statement of Object.values(faults)) primary.query(statement)
    for (const name of [...Object.keys(faults), 'WarshaWorkerStopped', 'WarshaReplicaLags']) {
      await until(`${name} fires`, async () => (await firing()).includes(name), { seconds: 240 })
      expect(true, `${name} fires`)
    }
    const panels = await readPanels()
    const unanswered = []
    for (const expression of panels.flatMap(({ expressions }) => expressions))
      if ((await query(expression)) === undefined) unanswered.push(expression)
    expect(unanswered.length === 0, `Prometheus understands all ${panels.length} panels of the dashboard`)
    const busy = 'sum(rate(warsha_http_request_duration_seconds_count{route!=""}[1m])) > 0'
    await until('the dashboard shows visits as they happen', async () => {
      await ask(`${shop.origin}/en/`)
      return (await query(busy))?.length === 1
    })
    expect(true, 'the dashboard shows visits as they happen')
  })
}
