import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

// npm run requirements: rows of the ledger that the last runs proved.
await command(async () => {
  const node = await prepare({ build: false })
  return runInTerminal(node, [inProject('scripts/requirements.ts'), ...process.argv.slice(2)], {
    env: childEnvironment(),
  })
})
