import { ensurePgBouncer } from './launcher/pgbouncer.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, packageCommand } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command, Problem } from './launcher/tell.mjs'

// npm run test:pooler [-- folder …]: the server's tests with every shop on PgBouncer in transaction mode.
await command(async () => {
  const files = process.argv.slice(2)
  const [unknown] = files.filter((word) => !word.includes('/'))
  if (unknown) throw new Problem(`A word with a slash names test files; ${unknown} has none.`)
  const node = await prepare({ build: false })
  const env = childEnvironment({ WARSHA_TEST_POOLER: await ensurePgBouncer() })
  return runInTerminal(node, [packageCommand('vitest', 'vitest'), 'run', '--project', 'server', ...files], {
    env,
  })
})
