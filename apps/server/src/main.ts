import { prepareEngine } from '#kernel/prepare-engine.ts'

// What Node loads for these two files it loads slowly; everything else comes after the engine is prepared.
prepareEngine()
await import('./open-shop.ts')
