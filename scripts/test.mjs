import { rmSync } from 'node:fs'
import path from 'node:path'
import { runChecks } from './launcher/checks.mjs'
import { ensureChromium } from './launcher/chromium.mjs'
import { countTests, describeFailures } from './launcher/count-tests.mjs'
import { buildFrontEnds } from './launcher/front-ends.mjs'
import { guards } from './launcher/guards.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject, packageCommand } from './launcher/project.mjs'
import { runAside, runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'
import { readDurations, writeDurations } from './launcher/test-durations.mjs'
import { planTests } from './launcher/test-plan.mjs'

const folder = process.env.REPORT_DIR ?? inProject('.cache', 'reports')
const durations = path.join(folder, '..', 'test-durations.json')

// npm test, npm test -- --all, npm test -- <area>, npm run verify: the quick checks first.
await command(async () => {
  const { hasGuards, vitest, browser, countsRows } = planTests(process.argv.slice(2))
  // The report of an area must not be taken for the report of a whole run.
  const reports = hasGuards ? folder : `${folder}-of-area`
  const node = await prepare({ build: false })
  const env = childEnvironment({
    ...(browser ? { CHROMIUM_PATH: await ensureChromium(node) } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`,
  })
  const run =
    (file, ...args) =>
    () =>
      runInTerminal(node, [file, ...args], { env })
  const isTerminal = process.stdout.isTTY
  // Each on its own would leave a core idle. What they say is kept, so they have to be told that a terminal shows it.
  const quick = (title, file, ...args) => ({
    title,
    isQuick: true,
    run: ({ signal }) =>
      runAside(node, [file, ...args], { env: isTerminal ? { ...env, FORCE_COLOR: '1' } : env, signal }),
  })
  // Biome colours every single letter, which makes a log file unreadable.
  const colours = `--colors=${isTerminal ? 'force' : 'off'}`
  // Which rows are proven is read from what this very run reports.
  rmSync(reports, { recursive: true, force: true })
  const vitestReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`]
  const build = 'Front-end build'

  const { code, outcomes } = await runChecks(
    [
      ...(hasGuards
        ? [
            quick('Format and lint', packageCommand('@biomejs/biome', 'biome'), 'ci', colours, '.'),
            // The longest of them, so begun early.
            quick('Types', inProject('scripts/typecheck.mjs')),
            ...guards.map(({ title, file }) => quick(title, inProject(file))),
          ]
        : []),
      {
        title: vitest.title,
        run: run(packageCommand('vitest', 'vitest'), 'run', ...vitestReport, ...vitest.args),
      },
      ...(hasGuards || browser ? [{ title: build, run: () => buildFrontEnds(node).then(() => 0) }] : []),
      ...(browser
        ? [
            {
              title: browser.title,
              needs: build,
              // A busy machine may miss a deadline; what needs another try is reported as flaky.
              run: run(
                packageCommand('@playwright/test', 'playwright'),
                'test',
                '--retries=2',
                `--reporter=list,json,${inProject('e2e/setup/evidence-reporter.ts')}`,
                ...browser.args,
              ),
            },
          ]
        : []),
      ...(countsRows ? [{ title: 'Requirements', run: run(inProject('scripts/requirements.ts')) }] : []),
    ],
    { estimate: readDurations(durations), interruption: interruption() },
  )
  writeDurations(durations, outcomes)
  const { passed, failed, failures } = countTests(outcomes, {
    [vitest.title]: `${reports}/vitest.json`,
    ...(browser ? { [browser.title]: `${reports}/playwright.json` } : {}),
  })
  process.stdout.write(`${describeFailures(failures)}\n${passed} passed, ${failed} failed\n`)
  return code
})

/** Ctrl-C means all of them, whatever exit code the one that runs answers with. */
function interruption() {
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end.abort())
  return end.signal
}
