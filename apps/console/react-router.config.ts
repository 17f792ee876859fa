import type { Config } from '@react-router/dev/config'
import { precompress } from '../../scripts/front-ends/precompress.ts'
import { checkBundle } from './check-bundle.ts'
import { moveScriptsOut } from './move-scripts-out.ts'

export default {
  appDirectory: 'app',
  basename: '/console/',
  // Nothing of the console is for search engines or first visitors: one page, made of the API's answers.
  ssr: false,
  buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    moveScriptsOut(folder)
    precompress(folder)
    checkBundle(folder)
  },
} satisfies Config
