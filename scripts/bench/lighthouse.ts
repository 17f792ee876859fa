import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '../launcher/chromium.mjs'
import { npm } from '../launcher/install.mjs'
import { inProject } from '../launcher/project.mjs'
import { printSection, printTable } from './print.ts'
import { startServer } from './server-process.ts'
import { findSample } from './works.ts'

const version = '13.5.0'
const folder = inProject('.cache', 'lighthouse')
const wanted = Number(process.env.BENCH_RUNS ?? 5)
/**
 * Lighthouse makes the processor four times slower, which is a phone where the machine is a fast desktop: 1,500 and more by its
 * own measure. A run on a slower host, as a shared one often is, is told and does not count, unless the limit is another.
 */
const leastSpeed = Number(process.env.BENCH_LEAST_SPEED ?? 1500)
/** A host that is never fast enough must not be asked for ever. */
const mostRuns = wanted * 4

type Run = { speed: number; performance: number; blockingMs: number; largestMs: number; shift: number }

/** First visits to the pages that begin most of them, as Lighthouse sees a phone's: five runs that count of each. */
export async function measureLighthouse(dataDir: string, port: number): Promise<void> {
  const program = await installLighthouse()
  const chromium = await ensureChromium(process.execPath)
  const server = await startServer(dataDir, port)
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    const pages = await pagesOf(server.origin)
    const runs = new Map(pages.map(({ name }) => [name, [] as Run[]]))
    const counted = (name: string) => (runs.get(name) ?? []).filter(({ speed }) => speed >= leastSpeed)
    // In turns, as the speed of a host changes while they last.
    for (let turn = 0; turn < mostRuns; turn++)
      for (const { name, address } of pages)
        if (counted(name).length < wanted) {
          const run = await visit(program, chromium, origin + address)
          runs.get(name)?.push(run)
          // A slow host takes long, and what was measured until then should not be lost.
          console.log(
            `  ${name}: ${run.performance}, ${run.blockingMs} ms, host ${Math.round(run.speed)}${run.speed < leastSpeed ? ', left out' : ''}`,
          )
        }
    printSection(`Lighthouse ${version}, a phone's first visit (goals: 97 and 150 ms)`)
    printTable(
      [
        'page',
        'performance',
        'blocking, ms',
        'largest contents, s',
        'shift',
        'speed of the host',
        'left out',
      ],
      pages.map(({ name }) => rowOf(name, counted(name), runs.get(name) ?? [])),
    )
  } finally {
    await server.stop()
  }
}

/** 114 packages for one measurement are no part of the project; they are kept for the next one. */
async function installLighthouse(): Promise<string> {
  const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const note = path.join(folder, 'package.json')
  const needs = JSON.stringify({ private: true, dependencies: { lighthouse: version } })
  if (existsSync(program) && readFileSync(note, 'utf8') === needs) return program
  mkdirSync(folder, { recursive: true })
  writeFileSync(note, needs)
  await npm(['install', '--no-save', '--no-package-lock'], folder)
  return program
}

async function pagesOf(origin: string): Promise<{ name: string; address: string }[]> {
  const { productId, categoryName } = await findSample(origin)
  const addresses = {
    home: '',
    listing: `/products/?category=${encodeURIComponent(categoryName)}`,
    product: `/product/${productId}/`,
    search: '/search?q=5w30',
    'empty cart': '/cart/',
  }
  return ['en', 'ar'].flatMap((lang) =>
    Object.entries(addresses).map(([name, address]) => ({
      name: `${name}, ${lang}`,
      address: `/${lang}${address}`,
    })),
  )
}

type Report = {
  environment: { benchmarkIndex: number }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number } | undefined>
}

/** In a browser of its own, so that nothing is there from the visit before. */
async function visit(program: string, chromium: string, address: string): Promise<Run> {
  const flags = [
    'headless',
    'no-sandbox',
    'disable-background-networking',
    'disable-component-update',
    'disable-sync',
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${flags.map((flag) => `--${flag}`).join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 2 ** 20 },
  )
  const report: Report = JSON.parse(stdout)
  const measured = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    speed: report.environment.benchmarkIndex,
    performance: Math.round(report.categories.performance.score * 100),
    blockingMs: Math.round(measured('total-blocking-time')),
    largestMs: measured('largest-contentful-paint'),
    shift: measured('cumulative-layout-shift'),
  }
}

function rowOf(name: string, counted: readonly Run[], all: readonly Run[]): (string | number)[] {
  const tell = (value: (run: Run) => number | string) => `(${counted.map(value).join(', ')})`
  const leftOut = all.filter((run) => !counted.includes(run))
  return [
    name,
    `${median(counted, (run) => run.performance)} ${tell((run) => run.performance)}`,
    `${median(counted, (run) => run.blockingMs)} ${tell((run) => run.blockingMs)}`,
    (median(counted, (run) => run.largestMs) / 1000).toFixed(1),
    Math.max(...counted.map(({ shift }) => shift)).toFixed(3),
    tell(({ speed }) => Math.round(speed)),
    leftOut.map((run) => `${run.performance}/${run.blockingMs} at ${Math.round(run.speed)}`).join(', '),
  ]
}

function median(runs: readonly Run[], value: (run: Run) => number): number {
  return runs.map(value).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN
}
