import { childEnvironment, inProject } from './project.mjs'
import { runInTerminal } from './run.mjs'

/** Runs one of the product's programs until it ends and answers its exit code. */
export async function serve(node, { nodeOptions = [], program, environment }) {
  const env = childEnvironment({ ...environment, NODE_ENV: process.env.NODE_ENV || environment.NODE_ENV })
  const settings = '--env-file-if-exists=.env'
  const code = await runInTerminal(node, [settings, ...nodeOptions, inProject(...program)], { env })
  // A program that was killed or ended early had no chance to stop its database.
  if (code !== 0)
    await runInTerminal(node, [settings, inProject('scripts/launcher/close-database.mjs')], { env })
  return code
}
