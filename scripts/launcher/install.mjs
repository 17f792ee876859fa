import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, matchesStamp, writeStamp } from './fingerprint.mjs'
import { root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { Interruption, Problem, tell } from './tell.mjs'

/** Installs what package-lock.json asks for, unless that is what is there. Needs no network when it is. */
export async function installDependencies(project = root) {
  const lock = path.join(project, 'package-lock.json')
  const stamp = path.join(project, 'node_modules', '.warsha-stamp')
  const wanted = fingerprint([lock])
  if (matchesStamp(stamp, wanted)) return
  if (!isInstalled(project)) await install(project)
  writeStamp(stamp, wanted)
}

/** npm notes what it installed in a lock file of its own, so an installation made by hand is recognised. */
export function isInstalled(project) {
  const note = path.join(project, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = readPackages(path.join(project, 'package-lock.json'))
  const present = readPackages(note)
  const isMet = ([name, entry]) => {
    if (!name.includes('node_modules/')) return true
    const found = present[name]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  }
  return Object.entries(wanted).every(isMet)
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
}

/** A complete fresh installation first; where npm refuses that, or something is there already, the forgiving way. */
async function install(project) {
  const isFresh = !existsSync(path.join(project, 'node_modules'))
  const strict = ['ci']
  const forgiving = ['install', '--no-save']
  const [first, second] = isFresh ? [strict, forgiving] : [forgiving, strict]
  tell(isFresh ? 'Installing dependencies (once, about a minute)' : 'Updating dependencies')
  try {
    await npm(first, project)
  } catch (error) {
    if (error instanceof Interruption) throw error
    tell(`"npm ${first[0]}" did not work, trying "npm ${second[0]}"`)
    await npm(second, project).catch((cause) => {
      if (cause instanceof Interruption) throw cause
      throw new Problem(
        `${error.message}\n\n${cause.message}\n\nThe dependencies could not be installed. Is the network reachable? Run the command again when it is.`,
      )
    })
  }
}

export function npm(args, project = root) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) {
    return runQuietly(`npm ${args[0]}`, process.execPath, [cli, ...args, ...options], { cwd: project })
  }
  const shell = process.platform === 'win32'
  return runQuietly(`npm ${args[0]}`, 'npm', [...args, ...options], { cwd: project, shell })
}
