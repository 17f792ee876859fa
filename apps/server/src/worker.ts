import { prepareEngine } from '#kernel/prepare-engine.ts'

prepareEngine()
await import('./run-jobs.ts')
