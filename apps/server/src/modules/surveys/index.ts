export type { Question } from './rules/nearest-questions.ts'
export { surveyInvited } from './use-cases/invite-to-survey.ts'
export { listQuestions } from './use-cases/list-questions.ts'
