import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

// npm run generate: types of GraphQL documents and resolvers from the schema.
await command(async () => {
  const node = await prepare({ build: false })
  return runInTerminal(node, [inProject('scripts/generate.ts')], { env: childEnvironment() })
})
