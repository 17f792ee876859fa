import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

// npm run requirements: ids of the ledger against ids in test titles.
await command(async () => {
  const node = await prepare({ build: false })
  return runInTerminal(node, [inProject('scripts/requirements.ts')], { env: childEnvironment() })
})
