import { duration } from './tell.mjs'

/** Runs checks one after the other with a headline each; the first that fails ends it. Answers the exit code. */
export async function runChecks(checks, { now = Date.now, say = print } = {}) {
  const begin = now()
  for (const [position, { title, run }] of checks.entries()) {
    const started = now()
    say(`\n── ${position + 1}/${checks.length} ${title}\n`)
    const code = await run()
    if (code !== 0) {
      say(`\n✗ ${title} failed after ${duration(now() - started)}; ${left(checks.length - position - 1)}\n`)
      return code
    }
    say(`   ${title}: passed in ${duration(now() - started)}\n`)
  }
  say(`\n✓ All ${checks.length} checks passed in ${duration(now() - begin)}\n`)
  return 0
}

function left(count) {
  return count === 0 ? 'it was the last check' : `${count} more not run`
}

function print(text) {
  process.stdout.write(text)
}
