export { alternativesOffered, caseRefunded, caseReopened } from './use-cases/closure-events.ts'
export { type ClosedVisit, readClosedVisit } from './use-cases/read-closed-visits.ts'
