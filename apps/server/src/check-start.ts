import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { expectFreePort } from '#kernel/expect-free-port.ts'
import { describeListenError } from '#kernel/listen-error.ts'

/** Before anything is built, started or filled: whether the variables are right and the port is free. */
const config = readConfigOrExit()
try {
  await expectFreePort(config)
} catch (error) {
  const advice = describeListenError(error, { port: config.PORT, host: config.HOST })
  if (!advice) throw error
  process.stderr.write(`\n${advice}\n`)
  process.exitCode = 1
}
