import { rmSync } from 'node:fs'
import { runChecks } from './launcher/checks.mjs'
import { ensureChromium } from './launcher/chromium.mjs'
import { buildFrontEnds } from './launcher/front-ends.mjs'
import { guards } from './launcher/guards.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject, packageCommand } from './launcher/project.mjs'
import { runAside, runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

const reports = process.env.REPORT_DIR ?? inProject('.cache', 'reports')

// npm test: every check there is, the quick ones first. npm run verify: the same without the browser.
await command(async () => {
  const withBrowser = !process.argv.includes('--without-browser')
  const node = await prepare({ build: false })
  const env = childEnvironment({
    ...(withBrowser ? { CHROMIUM_PATH: await ensureChromium(node) } : {}),
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

  return runChecks([
    quick('Format and lint', packageCommand('@biomejs/biome', 'biome'), 'ci', colours, '.'),
    // The longest of them, so begun early.
    quick('Types', inProject('scripts/typecheck.mjs')),
    ...guards.map(({ title, file }) => quick(title, inProject(file))),
    {
      title: 'Unit, database and HTTP tests',
      run: run(packageCommand('vitest', 'vitest'), 'run', ...vitestReport),
    },
    { title: 'Front-end build', run: () => buildFrontEnds(node).then(() => 0) },
    ...(withBrowser
      ? [
          {
            title: 'Browser tests',
            // A busy machine may miss a deadline; what needs another try is reported as flaky.
            run: run(
              packageCommand('@playwright/test', 'playwright'),
              'test',
              '--retries=2',
              '--reporter=list,json',
            ),
          },
          { title: 'Requirements', run: run(inProject('scripts/requirements.ts')) },
        ]
      : []),
  ])
})
