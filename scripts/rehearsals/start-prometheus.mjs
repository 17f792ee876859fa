import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from '../launcher/project.mjs'
import { ask, freePort } from './stage.mjs'

export const rules = inProject('deploy/prometheus/warsha.rules.yml')
export const scrapeSeconds = 2

/** A Prometheus with the rules of deploy/ that watches the processes of these ports. */
export async function startPrometheus(folder, start, metricsPorts) {
  const port = await freePort()
  await copyFile(rules, path.join(folder, 'warsha.rules.yml'))
  const config = path.join(folder, 'prometheus.yml')
  const targets = metricsPorts.map((metricsPort) => `'localhost:${metricsPort}'`)
  await writeFile(
    config,
    `global: { scrape_interval: ${scrapeSeconds}s, evaluation_interval: ${scrapeSeconds}s }
rule_files: [warsha.rules.yml]
scrape_configs:
  - job_name: warsha
    static_configs: [{ targets: [${targets.join(', ')}] }]
`,
  )
  await start('prometheus', 'prometheus', [
    `--config.file=${config}`,
    `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ])
  const read = async (address) => {
    const answer = await ask(`http://127.0.0.1:${port}/api/v1/${address}`)
    return answer?.status === 200 ? JSON.parse(answer.body).data : undefined
  }
  return {
    /** What an expression says now, undefined when it is not understood. */
    query: async (expression) => (await read(`query?query=${encodeURIComponent(expression)}`))?.result,
    /** What it said at every scrape of a time, in seconds. */
    queryOver: async (expression, { from, to }) => {
      const asked = { query: expression, start: from, end: to, step: scrapeSeconds }
      return (await read(`query_range?${new URLSearchParams(asked)}`))?.result
    },
    firing: async () =>
      ((await read('alerts'))?.alerts ?? [])
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname),
  }
}

/** The panels of the dashboard, each with the expressions that it asks. */
export async function readPanels() {
  const { panels } = JSON.parse(await readFile(inProject('deploy/grafana/warsha.json'), 'utf8'))
  return panels.map(({ title, targets }) => ({ title, expressions: targets.map(({ expr }) => expr) }))
}
