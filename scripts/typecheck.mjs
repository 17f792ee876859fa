import { frontEnds } from './launcher/front-ends.mjs'
import { childEnvironment, inProject, packageCommand } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command, tell } from './launcher/tell.mjs'
import { programConfiguration, typePrograms } from './launcher/type-programs.mjs'

// Each further one works out for itself most of what the first one knows: twice the work for little time.
const oneChecker = ['--noEmit', '--checkers', '1']

// npm run typecheck: every folder that has a tsconfig.json.
await command(async () => {
  const run = (file, ...args) => runInTerminal(process.execPath, [file, ...args], { env: childEnvironment() })
  for (const name of frontEnds()) {
    const code = await run(
      packageCommand('@react-router/dev', 'react-router'),
      'typegen',
      inProject('apps', name),
    )
    if (code !== 0) return code
  }
  const codes = []
  // Who interrupts one means all of them; the compiler ends as if it had found something.
  let isInterrupted = false
  process.once('SIGINT', () => {
    isInterrupted = true
  })
  for (const folders of typePrograms()) {
    tell(folders.join(', '))
    codes.push(
      await run(packageCommand('typescript', 'tsc'), ...oneChecker, '-p', programConfiguration(folders)),
    )
    if (isInterrupted) return 130
  }
  return Math.max(...codes)
})
