import { prepare } from './launcher/prepare.mjs'
import { serve } from './launcher/serve.mjs'
import { command } from './launcher/tell.mjs'

// npm run dead-letters: events and jobs that failed every time; see docs/how-to/publish-an-event.md.
await command(async () => {
  const node = await prepare({ build: false })
  return serve(node, {
    program: 'apps/server/src/show-dead-letters.ts',
    args: process.argv.slice(2),
    environment: { NODE_ENV: 'production' },
  })
})
