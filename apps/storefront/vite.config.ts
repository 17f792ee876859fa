import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { messagesPlugin } from '@warsha/i18n/vite-plugin.ts'
import { defineConfig } from 'vite'
import { messageFilesPlugin } from './message-files-plugin.ts'

/** Every page has these, so they travel together: two requests instead of thirty, and better compressed. */
const chunksOfEveryPage = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/ },
  {
    name: 'frame',
    test: /packages[\\/](contract[\\/]src[\\/](client|locale|constants|app-version)|i18n[\\/]src)|app[\\/]session[\\/](?!toast-host|use-auto-close|toast-layer)|app[\\/]shell[\\/](frame|header|back-header|bottom-bar|site-footer|logo|bell-link|cart-link|cart-count|cart-announcer|language-switch|search-form|route-announcer|skip-link|store-place-gate|use-|error-page|describe-error|message-page|not-found-page|page-meta|page-failure|address-links)|packages[\\/]ui[\\/]src[\\/](class-names|create-icon|icons|icon-button|mirrored-icon|button|badge|card|visually-hidden)/,
  },
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    messagesPlugin({
      domains: ['shell', 'locations', 'content', 'catalogue', 'cart', 'errors', 'formats', 'refusals'],
    }),
    messageFilesPlugin(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunksOfEveryPage } } } } },
  },
})
