export { planUnitsBack, type ReturnedSurcharge } from './rules/plan-return.ts'
export { returnCompleted } from './use-cases/complete-return.ts'
export { returnRequested } from './use-cases/return-requested.ts'
