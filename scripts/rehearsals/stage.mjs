import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem, tell } from '../launcher/tell.mjs'

/**
 * A folder and programs of a rehearsal: whatever ends it, the programs are ended and the folder is removed. `REHEARSAL_KEEP=1` keeps
 * the folder with all logs.
 */
export async function onStage(name, rehearse) {
  const folder = await mkdtemp(path.join(tmpdir(), `warsha-${name}-`))
  const running = []
  const end = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  const interrupted = () => {
    end()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    return await rehearse({ folder, start: (...args) => startProgram(folder, running, ...args) })
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    end()
    if (process.env.REHEARSAL_KEEP) tell(`Logs are in ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a program whose output goes to a file; `read` answers it. */
export async function startProgram(folder, running, name, file, args, options = {}) {
  const log = path.join(folder, `${name}.log`)
  const output = await open(log, 'a')
  const child = spawn(file, args, { ...options, stdio: ['ignore', output.fd, output.fd] })
  await output.close()
  running.push(child)
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  return {
    child,
    ended,
    read: () => readFile(log, 'utf8').catch(() => ''),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** Installs Debian's packages of the programs that are missing. */
export function needPrograms(programs) {
  const missing = Object.entries(programs).filter(([program]) => !findProgram(program))
  if (missing.length === 0) return
  const packages = missing.map(([, name]) => name)
  tell(`Installing ${packages.join(', ')}`)
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  } catch {
    throw new Problem(`Install these packages first: ${packages.join(' ')}`)
  }
}

const places = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

export function findProgram(program) {
  return places.map((place) => path.join(place, program)).find(existsSync)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Asks again and again until the answer is not undefined. */
export async function until(what, ask, { seconds = 60 } = {}) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > end) throw new Problem(`Not within ${seconds} s: ${what}`)
    await wait(100)
  }
}

/** The answer to a request, undefined while nobody listens. */
export async function ask(url, options) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual', ...options })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  } catch {
    return undefined
  }
}

export function expect(holds, what) {
  if (!holds) throw new Problem(`Not so: ${what}`)
  tell(`✓ ${what}`)
}
