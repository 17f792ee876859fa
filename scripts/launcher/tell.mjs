/** A problem the reader can solve; shown as it stands, without a stack. */
export class Problem extends Error {}

/** The reader ended it; nothing else should be tried. */
export class Interruption extends Problem {}

export function tell(line) {
  process.stdout.write(`  · ${line}\n`)
}

export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

/** Runs a command's main function; its number is the exit code, its problem the last thing said. */
export async function command(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Problem ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}
