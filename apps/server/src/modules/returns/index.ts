export { returnCompleted } from './use-cases/complete-return.ts'
