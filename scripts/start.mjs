import { prepare } from './launcher/prepare.mjs'
import { checkStart, serve } from './launcher/serve.mjs'
import { command, tell } from './launcher/tell.mjs'

// npm start: everything from a fresh clone to the open shop, with nothing but Node's own modules until then.
await command(async () => {
  tell('Warsha is starting')
  const node = await prepare({ build: true, check: checkStart })
  return serve(node, { program: 'apps/server/src/main.ts', environment: { NODE_ENV: 'production' } })
})
