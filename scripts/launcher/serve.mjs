import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { engineEnvironment, engineOptions } from './engine.mjs'
import { childEnvironment, inProject } from './project.mjs'
import { runInTerminal } from './run.mjs'

/** Runs one of the product's programs until it ends and answers its exit code. */
export async function serve(node, { nodeOptions = [], program, args = [], environment }) {
  const env = childEnvironment({
    ...engineEnvironment(),
    ...environment,
    NODE_ENV: process.env.NODE_ENV || environment.NODE_ENV,
  })
  const preload = `--import=${pathToFileURL(inProject('scripts/launcher/end-with-launcher.mjs'))}`
  const run = (...args) => runInTerminal(node, [...settings(), ...args], { env })

  const code = await run(preload, ...engineOptions, ...nodeOptions, inProject(program), ...args)
  // A program that was killed or ended early had no chance to stop its database.
  if (code !== 0) await run(inProject('scripts/launcher/close-database.mjs'))
  return code
}

/** Tells what is wrong with the variables, or that the port is taken, and ends the command. */
export async function checkStart(node) {
  const file = inProject('apps/server/src/check-start.ts')
  if (!existsSync(file)) return
  const code = await runInTerminal(node, [...settings(), file], { env: childEnvironment() })
  if (code !== 0) process.exit(code)
}

function settings() {
  return existsSync(inProject('.env')) ? [`--env-file=${inProject('.env')}`] : []
}
