import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import {
  type EditedQuestion,
  findEditedQuestions,
  type QuestionFilter,
  type QuestionPosition,
} from '../storage/question-queries.ts'

/** Questions as operators edit them, inactive ones included. */
export async function listEditedQuestions(
  { db }: { db: Database },
  filter: QuestionFilter,
  page: { after: QuestionPosition | undefined; limit: number },
): Promise<{ questions: EditedQuestion[]; total: number; isExact: boolean }> {
  const { questions, total } = await findEditedQuestions(db, filter, page)
  return { questions, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
