import { installPushWorker } from './push-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

installPushWorker(globalThis as unknown as WorkerScope)
