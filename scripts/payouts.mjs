import { prepare } from './launcher/prepare.mjs'
import { serve } from './launcher/serve.mjs'
import { command } from './launcher/tell.mjs'

// npm run payouts: balances of deleted accounts that an operator has to transfer.
await command(async () => {
  const node = await prepare({ build: false })
  return serve(node, {
    program: 'apps/server/src/show-payouts.ts',
    args: process.argv.slice(2),
    environment: { NODE_ENV: 'production' },
  })
})
