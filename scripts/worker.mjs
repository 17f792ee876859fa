import { prepare } from './launcher/prepare.mjs'
import { serve } from './launcher/serve.mjs'
import { command } from './launcher/tell.mjs'

// npm run worker: the jobs apart from the web server, which then runs with JOBS=off.
await command(async () => {
  const node = await prepare({ build: false })
  return serve(node, { program: 'apps/server/src/worker.ts', environment: { NODE_ENV: 'production' } })
})
