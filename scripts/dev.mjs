import { prepare } from './launcher/prepare.mjs'
import { inProject } from './launcher/project.mjs'
import { checkStart, serve } from './launcher/serve.mjs'
import { command, tell } from './launcher/tell.mjs'

// npm run dev: the server starts again when its code changes; it hosts the storefront's own hot reload.
await command(async () => {
  tell('Warsha is starting for development')
  const node = await prepare({ build: false, check: checkStart })
  return serve(node, {
    nodeOptions: [
      `--watch-path=${inProject('apps/server/src')}`,
      `--watch-path=${inProject('packages')}`,
      '--watch-preserve-output',
    ],
    program: 'apps/server/src/main.ts',
    environment: { NODE_ENV: 'development' },
  })
})
