import type { Config } from '#kernel/config.ts'

/** What a newcomer needs to know, once the shop is open. */
export function printAddresses(config: Config, port: number, startedInMs: number): void {
  const origin = config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const rows: [string, string][] = [
    ['Shop, English', `${origin}/en`],
    ['Shop, Arabic', `${origin}/ar`],
    ['GraphQL explorer', `${origin}/explorer`],
    ['REST docs', `${origin}/api/docs`],
  ]
  if (config.demo) rows.push(['Message outbox', `${origin}/demo/outbox`])
  const lines = rows.map(([name, address]) => `  ${name.padEnd(18)} ${address}`)
  process.stdout.write(
    `\n  Warsha is open (${(startedInMs / 1000).toFixed(1)} s)\n\n${lines.join('\n')}\n\n  Stop with Ctrl-C\n\n`,
  )
}
