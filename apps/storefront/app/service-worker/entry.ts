import { installServiceWorker } from './service-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

installServiceWorker(globalThis as unknown as WorkerScope, builtRelease)
