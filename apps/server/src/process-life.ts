import type { Config } from '#config/config.ts'
import { describeListenError } from '#kernel/listen-error.ts'

export function tell(step: string): void {
  process.stdout.write(`  · ${step}\n`)
}

/** Stops once, whichever signal comes and however often, and ends the process. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${describeFault(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
}

export function describeStartFault(error: unknown, { PORT: port, HOST: host }: Config): string {
  return describeListenError(error, { port, host }) ?? describeFault(error)
}

export function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
