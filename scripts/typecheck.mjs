import { frontEnds } from './launcher/front-ends.mjs'
import { childEnvironment, inProject, packageCommand } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command, tell } from './launcher/tell.mjs'
import { programConfiguration, typePrograms } from './launcher/type-programs.mjs'

// Each further one works out for itself most of what the first one knows: twice the work for little time.
const oneChecker = ['--noEmit', '--checkers', '1']

// npm run typecheck: every folder that has a tsconfig.json.
await command(async () => {
  const run = (args, options) =>
    runInTerminal(process.execPath, args, { env: childEnvironment(), ...options })
  for (const name of frontEnds()) {
    const reactRouter = packageCommand('@react-router/dev', 'react-router')
    const code = await run([reactRouter, 'typegen', inProject('apps', name)])
    if (code !== 0) return code
  }
  const codes = []
  // An interrupt of one ends all of them.
  let isInterrupted = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isInterrupted = true
    })
  }
  for (const folders of typePrograms()) {
    tell(folders.join(', '))
    const compiler = packageCommand('typescript', 'tsc')
    // Once it checks, it does not listen to a signal.
    codes.push(
      await run([compiler, ...oneChecker, '-p', programConfiguration(folders)], { endWith: 'SIGKILL' }),
    )
    if (isInterrupted) return 130
  }
  return Math.max(...codes)
})
