import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { waitUntil } from '#testing/wait-until.ts'

const module = fileURLToPath(new URL('./leave-nothing-behind.ts', import.meta.url))
const postgres = fileURLToPath(new URL('../embedded-postgres/start-embedded-postgres.ts', import.meta.url))

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a test run that %s ends in the middle leaves no database and no folder behind',
  async (signal) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'warsha-left-'))
    const program = path.join(dataDir, 'run.mjs')
    await writeFile(
      program,
      `import { leaveNothingBehind } from ${JSON.stringify(module)}
       import { startEmbeddedPostgres } from ${JSON.stringify(postgres)}
       leaveNothingBehind().add({ dataDir: ${JSON.stringify(dataDir)} })
       await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined })
       console.log('open')
       setInterval(() => undefined, 1000)`,
    )
    const run = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(run.stdout, 'data')
    expect(existsSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(true)
    run.kill(signal)
    await once(run, 'exit')
    await waitUntil(() => !existsSync(dataDir))
    expect(existsSync(dataDir)).toBe(false)
  },
)
