import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { followParent } from './follow-parent.mjs'
import { root } from './project.mjs'
import { Interruption, Problem, tell } from './tell.mjs'

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in our terminal until it ends. Signals that reach us reach it too, and we outlive it; for one that
 * goes on regardless and leaves nothing half done, `endWith` says what it gets instead.
 */
export function runInTerminal(file, args, { env = process.env, cwd = root, endWith } = {}) {
  return finish(spawn(file, args, { cwd, env, stdio: 'inherit' }), endWith)
}

/** Runs a program beside others: keeps what it says until it ends, and ends it early when the signal tells so. */
export async function runAside(file, args, { env = process.env, cwd = root, signal } = {}) {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collect(child)
  const end = () => child.kill()
  signal?.addEventListener('abort', end)
  const code = await finish(child)
  signal?.removeEventListener('abort', end)
  return { code, output: output() }
}

/** Runs a program quietly: one line every ten seconds, its whole output only when it fails. */
export async function runQuietly(what, file, args, { env = process.env, cwd = root, shell = false } = {}) {
  const started = Date.now()
  const child = spawn(file, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collect(child)
  const heartbeat = setInterval(() => tell(`${what}: ${Math.round((Date.now() - started) / 1000)} s`), 10_000)
  try {
    const code = await finish(child)
    if (code > 128) throw new Interruption(`${what} was interrupted.`)
    if (code !== 0) throw new Problem(`${what} failed (exit code ${code}):\n\n${output().trim()}`)
  } finally {
    clearInterval(heartbeat)
  }
}

function collect({ stdout, stderr }) {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return () => output
}

/** Ends with the child's exit code; one ended by a signal counts as 128 and the signal's number, as in a shell. */
function finish(child, endWith) {
  const pass = (signal) => child.kill(endWith ?? signal)
  for (const signal of passedOn) process.on(signal, pass)
  const unfollow = followNpm(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(() => {
    unfollow()
    for (const signal of passedOn) process.off(signal, pass)
  })
}

/** Our parent is npm's shell, which survives npm. Anybody else may start us and leave us running on purpose. */
function followNpm(onGone) {
  return process.env.npm_lifecycle_event ? followParent(onGone, { generations: 2 }) : () => undefined
}
