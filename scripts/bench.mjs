import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

// npm run bench: figures as ratios and counts, printed with what they were measured on.
await command(async () => {
  const node = await prepare({ build: true })
  return runInTerminal(node, [inProject('scripts/bench/bench.ts'), ...process.argv.slice(2)], {
    env: childEnvironment(),
  })
})
