import type { Config } from '#config/config.ts'
import type { DemoCustomer, DemoOperator } from './demo-shop.ts'

/** What is told of an open shop. */
export type Opening = {
  port: number
  /** To try it as, in a demo. */
  demo: { customers: readonly DemoCustomer[]; staff: readonly DemoOperator[] } | undefined
  /** Makes the first administrator; shown here and nowhere else. */
  bootstrapSecret: string | undefined
}

/** What is needed for the first look, once the shop is open. */
export function printAddresses(
  config: Config,
  { port, demo, bootstrapSecret }: Opening,
  startedInMs: number,
): void {
  const origin = config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const rows: [string, string][] = [
    ['Shop, English', `${origin}/en`],
    ['Shop, Arabic', `${origin}/ar`],
    ['Console', `${config.CONSOLE_URL ?? origin}/console/`],
    ['GraphQL explorer', `${origin}/explorer`],
    ['REST docs', `${origin}/api/docs`],
  ]
  if (config.demo) {
    rows.push(
      ['Message outbox', `${origin}/demo/outbox`],
      ['Operators’ codes', `${origin}/demo/authenticator`],
    )
  }
  const lines = rows.map(([name, address]) => `  ${name.padEnd(18)} ${address}`)
  if (demo) lines.push(...demo.customers.map(describeCustomer), ...demo.staff.map(describeOperator))
  if (bootstrapSecret) lines.push(`  ${'First operator'.padEnd(18)} one-time secret ${bootstrapSecret}`)
  process.stdout.write(
    `\n  Warsha is open (${(startedInMs / 1000).toFixed(1)} s)\n\n${lines.join('\n')}\n\n  Stop with Ctrl-C\n\n`,
  )
}

/** The codes are in the outbox. */
function describeCustomer({ kind, phone, email, password, driverCode }: DemoCustomer): string {
  const more = [driverCode && `driver code ${driverCode}`, email && `or ${email}, ${password}`]
  return `  ${`Sign in: ${kind}`.padEnd(18)} ${[phone, ...more].filter(Boolean).join(', ')}`
}

/** The codes of their authenticator apps are on a page of the demo. */
function describeOperator({ role, email, password }: DemoOperator): string {
  return `  ${`Operator: ${role}`.padEnd(18)} ${email}, ${password}`
}
