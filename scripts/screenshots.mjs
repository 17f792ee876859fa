import { ensureChromium } from './launcher/chromium.mjs'
import { prepare } from './launcher/prepare.mjs'
import { childEnvironment, inProject } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command } from './launcher/tell.mjs'

// npm run screenshots: every screen in both languages, phone and desktop, into screenshots/.
await command(async () => {
  const node = await prepare({ build: true })
  const env = childEnvironment({ CHROMIUM_PATH: await ensureChromium(node) })
  return runInTerminal(node, [inProject('scripts/screenshots/take.ts'), ...process.argv.slice(2)], { env })
})
