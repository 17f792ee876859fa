import { prepare } from './launcher/prepare.mjs'
import { serve } from './launcher/serve.mjs'
import { command } from './launcher/tell.mjs'

// npm run verify-invariants: prints nothing and exits 0 when holds, stock and slots agree; else what does not.
await command(async () => {
  const node = await prepare({ build: false })
  return serve(node, {
    program: 'apps/server/src/verify-invariants.ts',
    args: process.argv.slice(2),
    environment: { NODE_ENV: 'production' },
  })
})
