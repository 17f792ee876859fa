import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from '../launcher/project.mjs'
import { ask, expect, freePort, needPrograms, onStage, until } from './stage.mjs'
import { installPostgres } from './start-postgres.mjs'
import { startShop } from './start-shop.mjs'

const rules = inProject('deploy/prometheus/warsha.rules.yml')
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
    const { primary, replica } = await startDatabases(folder, start)
    const shop = await startShop(start, folder, {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: replica.url,
      METRICS_PORT: String(metricsPort),
      JOBS: 'off',
    })
    const origin = await startPrometheus(folder, start, metricsPort)
    const query = async (expression) => {
      const answer = await ask(`${origin}/api/v1/query?query=${encodeURIComponent(expression)}`)
      return answer?.status === 200 ? JSON.parse(answer.body).data.result : undefined
    }
    await until('the shop is scraped', async () => {
      for (let visit = 0; visit < 5; visit++) await ask(`${shop.origin}/en/`)
      return (await query('up{job="warsha"} == 1'))?.length === 1
    })
    await until('the replica is read', async () => (await query('warsha_replica_used == 1'))?.length === 1)
    replica.query('SELECT pg_wal_replay_pause()', 'postgres')
    for (const statement of Object.values(faults)) primary.query(statement)
    const firing = async () => {
      const { alerts } = JSON.parse((await ask(`${origin}/api/v1/alerts`))?.body ?? '{}').data ?? {}
      return (alerts ?? []).filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
    }
    for (const name of [...Object.keys(faults), 'WarshaWorkerStopped', 'WarshaReplicaLags']) {
      await until(`${name} fires`, async () => (await firing()).includes(name), { seconds: 240 })
      expect(true, `${name} fires`)
    }
    const { panels } = JSON.parse(await readFile(inProject('deploy/grafana/warsha.json'), 'utf8'))
    const unanswered = []
    for (const { expr } of panels.flatMap(({ targets }) => targets))
      if ((await query(expr)) === undefined) unanswered.push(expr)
    expect(unanswered.length === 0, `Prometheus understands all ${panels.length} panels of the dashboard`)
    const busy = 'sum(rate(warsha_http_request_duration_seconds_count{route!=""}[1m])) > 0'
    await until('the dashboard shows visits as they happen', async () => {
      await ask(`${shop.origin}/en/`)
      return (await query(busy))?.length === 1
    })
    expect(true, 'the dashboard shows visits as they happen')
  })
}

async function startDatabases(folder, start) {
  const primary = installPostgres(folder, await freePort())
  primary.make()
  await primary.start(start)
  primary.query('CREATE DATABASE warsha', 'postgres')
  const apart = path.join(folder, 'replica')
  await mkdir(apart)
  const replica = installPostgres(apart, await freePort())
  replica.follow(primary)
  await replica.start(start, {}, { isReplica: true })
  return { primary, replica }
}

async function startPrometheus(folder, start, metricsPort) {
  const port = await freePort()
  await copyFile(rules, path.join(folder, 'warsha.rules.yml'))
  const config = path.join(folder, 'prometheus.yml')
  await writeFile(
    config,
    `global: { scrape_interval: 2s, evaluation_interval: 2s }
rule_files: [warsha.rules.yml]
scrape_configs:
  - job_name: warsha
    static_configs: [{ targets: ['localhost:${metricsPort}'] }]
`,
  )
  await start('prometheus', 'prometheus', [
    `--config.file=${config}`,
    `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ])
  return `http://127.0.0.1:${port}`
}
