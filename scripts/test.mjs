import { runChecks, whenPresent } from './launcher/checks.mjs'
import { ensureChromium } from './launcher/chromium.mjs'
import { buildFrontEnds } from './launcher/front-ends.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject, packageCommand } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

// npm test: every check there is, the quick ones first. npm run verify: the same without the browser.
await command(async () => {
  const withBrowser = !process.argv.includes('--without-browser')
  const node = await prepare({ build: false })
  const env = childEnvironment(withBrowser ? { CHROMIUM_PATH: await ensureChromium(node) } : {})
  const run =
    (file, ...args) =>
    () =>
      runInTerminal(node, [file, ...args], { env })
  // Biome colours every single letter, which makes a log file unreadable.
  const colours = process.stdout.isTTY ? [] : ['--colors=off']
  const guard = (title, file) => whenPresent(inProject(file), { title, run: run(inProject(file)) })

  return runChecks([
    { title: 'Format and lint', run: run(packageCommand('@biomejs/biome', 'biome'), 'ci', ...colours, '.') },
    ...guard('Architecture', 'scripts/check-architecture.ts'),
    ...guard('Direction classes', 'scripts/check-direction-classes.ts'),
    { title: 'Types', run: run(inProject('scripts/typecheck.mjs')) },
    { title: 'Unit, database and HTTP tests', run: run(packageCommand('vitest', 'vitest'), 'run') },
    { title: 'Front-end build', run: () => buildFrontEnds(node).then(() => 0) },
    ...(withBrowser
      ? [
          {
            title: 'Browser tests',
            // A busy machine may miss a deadline once; what needs the second try is reported as flaky.
            run: run(packageCommand('@playwright/test', 'playwright'), 'test', '--retries=1'),
          },
        ]
      : []),
  ])
})
