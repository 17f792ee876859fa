import { ensureChromium } from './launcher/chromium.mjs'
import { clockEnvironment, clockMoments } from './launcher/clock-moments.mjs'
import { ensureFaketime } from './launcher/faketime.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, packageCommand } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command, Problem } from './launcher/tell.mjs'

const browserFlag = '--browser'

// npm run test:clock [-- moment …] [-- folder …] [-- --browser]: unit, database and HTTP tests, or those of the browser instead,
// at moments and in time zones that break things.
await command(async () => {
  const words = process.argv.slice(2).filter((word) => word !== browserFlag)
  const isInBrowser = process.argv.includes(browserFlag)
  const moments = clockMoments()
  const named = moments.filter(({ name }) => words.includes(name))
  const files = words.filter((word) => !named.some(({ name }) => name === word))
  const [unknown] = files.filter((word) => !word.includes('/'))
  if (unknown) {
    const names = moments.map(({ name }) => name).join(', ')
    throw new Problem(
      `There is no moment ${unknown}. There are: ${names}; a word with a slash names test files.`,
    )
  }
  const node = await prepare({ build: isInBrowser })
  const library = await ensureFaketime()
  const tests = isInBrowser
    ? {
        program: packageCommand('@playwright/test', 'playwright'),
        verb: 'test',
        env: { CHROMIUM_PATH: await ensureChromium(node) },
      }
    : { program: packageCommand('vitest', 'vitest'), verb: 'run', env: {} }
  const failed = []
  for (const moment of named.length > 0 ? named : moments) {
    process.stdout.write(`\n── ${moment.name}: ${moment.at}, ${moment.timeZone} (${moment.why})\n`)
    const env = childEnvironment({ ...tests.env, ...clockEnvironment(moment, { library }) })
    const code = await runInTerminal(node, [tests.program, tests.verb, ...files], { env })
    if (code > 128) return code
    if (code !== 0) failed.push(moment.name)
  }
  process.stdout.write(
    failed.length > 0 ? `\n✗ Failed at ${failed.join(', ')}\n` : '\n✓ Passed at every moment\n',
  )
  return failed.length > 0 ? 1 : 0
})
