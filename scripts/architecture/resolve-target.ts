import path from 'node:path'
import { appWorkspaces, serverAliases } from './layout.ts'

/** The repository path an import means, or undefined for what npm or Node brings. */
export function resolveTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, workspace, rest] = /^@warsha\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  if (workspace) return `${appWorkspaces.has(workspace) ? 'apps' : 'packages'}/${workspace}/src/${rest}`
  for (const [alias, folder] of serverAliases) {
    if (specifier.startsWith(alias)) return `${folder}${specifier.slice(alias.length)}`
  }
  if (specifier.startsWith('~/')) return `${frontEndOf(file)}/app/${specifier.slice(2)}`
  return undefined
}

/** Each front end calls its own folder `~`; tests elsewhere mean the storefront's. */
function frontEndOf(file: string): string {
  return file.startsWith('apps/console/') ? 'apps/console' : 'apps/storefront'
}
