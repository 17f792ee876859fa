import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/{kernel,commands,modules}/**/*.tables.ts',
  out: './migrations',
})
