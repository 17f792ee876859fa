export type { Question } from './rules/nearest-questions.ts'
export { listQuestions } from './use-cases/list-questions.ts'
