import { clockEnvironment, clockMoments } from './launcher/clock-moments.mjs'
import { ensureFaketime } from './launcher/faketime.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, packageCommand } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command, Problem } from './launcher/tell.mjs'

// npm run test:clock [-- moment …] [-- folder …]: unit, database and HTTP tests at moments and in time zones that break things.
await command(async () => {
  const words = process.argv.slice(2)
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
  const node = await prepare({ build: false })
  const library = await ensureFaketime()
  const failed = []
  for (const moment of named.length > 0 ? named : moments) {
    process.stdout.write(`\n── ${moment.name}: ${moment.at}, ${moment.timeZone} (${moment.why})\n`)
    const env = childEnvironment(clockEnvironment(moment, { library }))
    const code = await runInTerminal(node, [packageCommand('vitest', 'vitest'), 'run', ...files], { env })
    if (code > 128) return code
    if (code !== 0) failed.push(moment.name)
  }
  process.stdout.write(
    failed.length > 0 ? `\n✗ Failed at ${failed.join(', ')}\n` : '\n✓ Passed at every moment\n',
  )
  return failed.length > 0 ? 1 : 0
})
