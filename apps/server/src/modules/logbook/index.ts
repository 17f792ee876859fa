export type { DueService } from './storage/logbook-queries.ts'
export { listDueServices } from './use-cases/list-services.ts'
