import { prepare } from './launcher/prepare.mjs'
import { command } from './launcher/tell.mjs'

// node scripts/build.mjs: installs and builds everything that `npm start` would, and starts nothing.
await command(async () => {
  await prepare({ build: true })
  return 0
})
