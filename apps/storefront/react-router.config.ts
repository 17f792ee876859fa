import type { Config } from '@react-router/dev/config'
import { precompress } from '../../scripts/front-ends/precompress.ts'
import { readManifest, shortenManifest } from './browser-manifest.ts'
import { checkBundle } from './check-bundle.ts'
import type { serviceWorkerPlugin } from './service-worker-plugin.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table is small; asking the server for it link by link would cost a request each.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const clientFolder = `${reactRouterConfig.buildDirectory}/client`
    const manifest = readManifest(clientFolder)
    shortenManifest(clientFolder, manifest)
    const worker = viteConfig.plugins.find(({ name }) => name === 'warsha-service-worker')
    await (worker as ReturnType<typeof serviceWorkerPlugin>).api.write(clientFolder)
    precompress(clientFolder)
    checkBundle(clientFolder, manifest)
  },
} satisfies Config
