import type { Config } from '@react-router/dev/config'
import { precompress } from '../../scripts/front-ends/precompress.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table is small; asking the server for it link by link would cost a request each.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
