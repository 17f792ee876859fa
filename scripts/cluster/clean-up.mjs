import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tell } from '../launcher/tell.mjs'

const prefix = 'warsha-cluster-'

/** Everything of a run carries its process id: folder, namespaces and links. */
export function nameRun(pid = process.pid) {
  return {
    folder: path.join(tmpdir(), `${prefix}${pid}`),
    namespace: (machine) => `${prefix}${pid}-${machine}`,
    /** Names of links have at most 15 letters. */
    link: (machine) => `wc${pid}${machine.replace('node-', 'n').replace('bridge', 'b')}`,
  }
}

/** Ends and removes what runs left behind that were killed before they could do it themselves. */
export function cleanUpEarlierRuns() {
  for (const pid of runsLeft()) {
    if (isCluster(pid)) continue
    tell(`An earlier run (${pid}) has left things behind, which are removed`)
    cleanUp(pid)
  }
}

function runsLeft() {
  const names = [
    ...readdirSync(tmpdir()),
    ...namespaces(),
    ...links().map((name) => name.replace(/^wc/, prefix)),
  ]
  const numbers = names.flatMap((name) => /^warsha-cluster-(\d+)/.exec(name)?.[1] ?? [])
  return [...new Set(numbers)].map(Number)
}

/** A process of this number may be another one by now. A rehearsal has a cluster as well. */
function isCluster(pid) {
  try {
    return pid === process.pid || /cluster|rehearse/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

export function cleanUp(pid = process.pid) {
  const run = nameRun(pid)
  const own = namespaces().filter((name) => name.startsWith(`${prefix}${pid}-`))
  for (const each of [...processesNaming(run.folder), ...own.flatMap(pidsIn)]) kill(each)
  for (const name of own) quietly('ip', ['netns', 'del', name])
  for (const name of links().filter((each) => new RegExp(`^wc${pid}(b|n\\d)$`).test(each)))
    quietly('ip', ['link', 'del', name])
  for (const place of mountsBelow(run.folder)) quietly('umount', ['--lazy', place])
  if (!process.env.REHEARSAL_KEEP && existsSync(run.folder))
    rmSync(run.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

function namespaces() {
  return quietly('ip', ['netns', 'list'])
    .split('\n')
    .map((line) => line.split(' ')[0])
    .filter(Boolean)
}

function links() {
  return [...quietly('ip', ['-o', 'link']).matchAll(/^\d+: (wc\d+(?:b|n\d))[@:]/gm)].map(([, name]) => name)
}

export function pidsIn(namespace) {
  return quietly('ip', ['netns', 'pids', namespace]).split('\n').filter(Boolean).map(Number)
}

/** The programs beside the machines are told the run's folder, in an argument or a variable. */
function processesNaming(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => ['cmdline', 'environ'].some((file) => reads(`/proc/${name}/${file}`, `${folder}/`)))
    .map(Number)
}

function reads(file, text) {
  try {
    return readFileSync(file, 'utf8').includes(text)
  } catch {
    return false
  }
}

function mountsBelow(folder) {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))
    .reverse()
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function quietly(file, args) {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
