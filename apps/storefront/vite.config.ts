import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { messagesPlugin } from '@warsha/i18n/vite-plugin.ts'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    messagesPlugin({
      domains: ['shell', 'locations', 'content', 'catalogue', 'cart', 'errors', 'formats', 'refusals'],
    }),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
