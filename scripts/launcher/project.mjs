import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, whatever folder the command was called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export function inProject(...parts) {
  return path.join(root, ...parts)
}

/** The JavaScript file behind a command of an installed package; it runs on any system without a shell. */
export function packageCommand(packageName, command) {
  const folder = inProject('node_modules', ...packageName.split('/'))
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Where npm puts the Node that the product runs on. */
export function pinnedNodePath() {
  return inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** The environment for children: their `node` is the pinned one, their commands the installed ones. */
export function childEnvironment(extra = {}) {
  const env = { ...process.env, ...extra }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const first = [path.dirname(pinnedNodePath()), inProject('node_modules', '.bin')].filter(existsSync)
  return { ...env, [pathName]: [...first, env[pathName]].filter(Boolean).join(path.delimiter) }
}
