import { type Config, ConfigError, readConfig } from './config.ts'

/** A program that cannot start says what is wrong in the words of the variables, not as a stack. */
export function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`\n${error.message}\n\nEvery variable is described in .env.example\n`)
    process.exit(1)
  }
}
