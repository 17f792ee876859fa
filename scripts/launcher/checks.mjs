import { duration } from './tell.mjs'

const quickAtOnce = 2

/**
 * Runs checks one after the other with a headline each; the first that fails ends it. Answers the exit code.
 * Quick ones run beside each other and answer `{ code, output }`, which is shown when their turn comes.
 */
export async function runChecks(checks, { now = Date.now, say = print } = {}) {
  const begin = now()
  const end = new AbortController()
  const measured = async ({ run }) => {
    if (end.signal.aborted) return { code: 1, time: 0 }
    const started = now()
    const answer = await run({ signal: end.signal })
    return { ...(typeof answer === 'number' ? { code: answer } : answer), time: now() - started }
  }
  const quick = startTogether(
    checks.filter(({ isQuick }) => isQuick),
    measured,
  )
  try {
    for (const [position, check] of checks.entries()) {
      const { title } = check
      say(`\n── ${position + 1}/${checks.length} ${title}\n`)
      const { code, output, time } = await (quick.get(check) ?? measured(check))
      if (output) say(output)
      if (code !== 0) {
        say(`\n✗ ${title} failed after ${duration(time)}; ${left(checks.length - position - 1)}\n`)
        return code
      }
      say(`   ${title}: passed in ${duration(time)}\n`)
    }
  } finally {
    end.abort()
    await Promise.allSettled(quick.values())
  }
  say(`\n✓ All ${checks.length} checks passed in ${duration(now() - begin)}\n`)
  return 0
}

/** What each of them will answer; no more than two run at any time, in their order. */
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
  const answers = new Map(checks.map((check) => [check, inTurn(check)]))
  // A fault is thrown when its turn comes, not before.
  for (const answer of answers.values()) answer.catch(() => undefined)
  return answers
}

function left(count) {
  return count === 0 ? 'it was the last check' : `${count} more not run`
}

function print(text) {
  process.stdout.write(text)
}
