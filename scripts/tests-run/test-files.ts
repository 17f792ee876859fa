import { globSync } from 'node:fs'
import path from 'node:path'

const patterns = {
  vitest: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  playwright: ['e2e/**/*.spec.ts'],
}

/** The test files of a runner as they lie in the project, wherever that is. */
export function testFiles(runner: keyof typeof patterns, root: string): string[] {
  const files = globSync(patterns[runner], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'build',
  })
  return files.map((file) => file.split(path.sep).join('/')).filter((file) => !file.includes('node_modules/'))
}
