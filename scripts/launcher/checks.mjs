import { duration } from './tell.mjs'

const quickAtOnce = 2

/**
 * Runs checks one after the other with a headline each. One that fails keeps no other from running, except those that
 * need it; one that is interrupted ends all. Answers the exit code, how long each took and what there is to count.
 * Quick ones run beside each other and answer `{ code, output }`, which is shown when their turn comes.
 */
export async function runChecks(
  checks,
  { now = Date.now, say = print, estimate = {}, interruption = new AbortController().signal } = {},
) {
  const begin = now()
  const end = new AbortController()
  const measured = async ({ run }) => {
    if (end.signal.aborted || interruption.aborted) return { code: interrupted, time: 0 }
    const started = now()
    const answer = await run({ signal: end.signal })
    return { ...(typeof answer === 'number' ? { code: answer } : answer), time: now() - started }
  }
  const quick = startTogether(
    checks.filter(({ isQuick }) => isQuick),
    measured,
  )
  const outcomes = []
  say(`\n${checks.length} checks, ${inAll(checks, estimate)}\n`)
  try {
    for (const [position, check] of checks.entries()) {
      const { title } = check
      say(`\n── ${position + 1}/${checks.length} ${title}${remaining(checks, position, estimate)}\n`)
      const missing = outcomes.find((done) => done.code !== 0 && check.needs === done.title)
      if (missing) {
        outcomes.push({ title, code: 1, time: 0, reason: `not run: ${missing.title} failed` })
        say(`✗ ${title}: not run, it needs ${missing.title}\n`)
        continue
      }
      const { code, output, time } = await (quick.get(check) ?? measured(check).catch(asFailure))
      if (output) say(output)
      outcomes.push({ title, code, time })
      say(
        code === 0
          ? `   ${title}: passed in ${duration(time)}\n`
          : `\n✗ ${title} failed after ${duration(time)}\n`,
      )
      if (interruption.aborted || code > 128) {
        say(`\nInterrupted; ${left(checks.length - position - 1)}\n`)
        return { code: interrupted, outcomes }
      }
    }
  } finally {
    end.abort()
    await Promise.allSettled(quick.values())
  }
  const failed = outcomes.filter(({ code }) => code !== 0)
  const whole = duration(now() - begin)
  say(
    failed.length === 0
      ? `\n✓ All ${checks.length} checks passed in ${whole}\n`
      : `\n✗ ${failed.length} of ${checks.length} checks failed in ${whole}: ${failed.map(({ title, reason }) => (reason ? `${title} (${reason})` : title)).join(', ')}\n`,
  )
  return { code: failed[0]?.code ?? 0, outcomes }
}

/** As a shell says it of a program that Ctrl-C ended. */
const interrupted = 130

/** Promises of the results; no more than two checks run at any time, in their order. */
function startTogether(checks, run) {
  let free = quickAtOnce
  const waiting = []
  const inTurn = async (check) => {
    if (free > 0) free -= 1
    else await new Promise((resolve) => waiting.push(resolve))
    try {
      return await run(check)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return new Map(checks.map((check) => [check, inTurn(check).catch(asFailure)]))
}

/** A check that could not even be run has failed; the others still run. */
function asFailure(error) {
  return { code: 1, output: `${error.message}\n`, time: 0 }
}

function inAll(checks, estimate) {
  const ms = sum(checks, estimate)
  return ms > 0 ? `about ${minutes(ms)} on this machine` : 'never run here before'
}

function remaining(checks, position, estimate) {
  const ms = sum(checks.slice(position), estimate)
  return position > 0 && ms > 0 ? ` (about ${minutes(ms)} left)` : ''
}

/** Quick ones share the time of two at once. */
function sum(checks, estimate) {
  return checks.reduce(
    (total, { title, isQuick }) => total + (estimate[title] ?? 0) / (isQuick ? quickAtOnce : 1),
    0,
  )
}

function minutes(ms) {
  return ms < 60_000 ? 'a minute' : `${Math.round(ms / 60_000)} min`
}

function left(count) {
  return count === 0 ? 'it was the last check' : `${count} more not run`
}

function print(text) {
  process.stdout.write(text)
}
