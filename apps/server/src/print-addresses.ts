import type { Config } from '#kernel/config.ts'
import type { DemoCustomer } from './demo-shop.ts'

/** What is needed for the first look, once the shop is open. */
export function printAddresses(
  config: Config,
  demoCustomers: readonly DemoCustomer[],
  { port, startedInMs }: { port: number; startedInMs: number },
): void {
  const origin = config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const rows: [string, string][] = [
    ['Shop, English', `${origin}/en`],
    ['Shop, Arabic', `${origin}/ar`],
    ['GraphQL explorer', `${origin}/explorer`],
    ['REST docs', `${origin}/api/docs`],
  ]
  if (config.demo) rows.push(['Message outbox', `${origin}/demo/outbox`])
  const lines = rows.map(([name, address]) => `  ${name.padEnd(18)} ${address}`)
  lines.push(...demoCustomers.map(describeCustomer))
  process.stdout.write(
    `\n  Warsha is open (${(startedInMs / 1000).toFixed(1)} s)\n\n${lines.join('\n')}\n\n  Stop with Ctrl-C\n\n`,
  )
}

/** The codes are in the outbox. */
function describeCustomer({ kind, phone, email, password, driverCode }: DemoCustomer): string {
  const more = [driverCode && `driver code ${driverCode}`, email && `or ${email}, ${password}`]
  return `  ${`Sign in: ${kind}`.padEnd(18)} ${[phone, ...more].filter(Boolean).join(', ')}`
}
