import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { messagesPlugin } from '@warsha/i18n/vite-plugin.ts'
import { defineConfig } from 'vite'
import { commonDomains, isConsoleDomain } from './app/session/domains.ts'
import { leafletWithoutMarkup } from './leaflet-without-markup.ts'

/** What every screen needs travels together; each screen is left to the bundler. */
const chunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'data', test: /node_modules[\\/]@tanstack[\\/]/ },
]

export default defineConfig({
  base: '/console/',
  plugins: [
    tailwindcss(),
    messagesPlugin({ domains: commonDomains, isOffered: isConsoleDomain }),
    leafletWithoutMarkup(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // The storefront's own development server has the usual port.
  server: { hmr: { port: 24_679 } },
  // The build asks itself for its page: by name, a machine whose only address of IPv6 is ::1 listens there and asks elsewhere.
  preview: { host: '127.0.0.1' },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
