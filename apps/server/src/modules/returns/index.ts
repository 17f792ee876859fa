export { returnCompleted } from './use-cases/complete-return.ts'
export { returnRequested } from './use-cases/return-requested.ts'
