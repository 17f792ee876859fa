import { prepare } from './launcher/prepare.mjs'
import { serve } from './launcher/serve.mjs'
import { command } from './launcher/tell.mjs'

// npm run differences: what gateways and shop do not agree on; see docs/how-to/settle-a-difference.md.
await command(async () => {
  const node = await prepare({ build: false })
  return serve(node, {
    program: 'apps/server/src/show-differences.ts',
    args: process.argv.slice(2),
    environment: { NODE_ENV: 'production' },
  })
})
