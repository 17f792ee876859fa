import type { PollType } from '@warsha/contract/surveys/surveys.rest.ts'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Question } from '../rules/nearest-questions.ts'
import { pollQuestions } from './polls.tables.ts'

/** Those of the categories and those of all. */
export function findQuestions(
  executor: Executor,
  { type, categoryIds }: { type: PollType; categoryIds: readonly number[] },
): Promise<Question[]> {
  const { id, categoryId, titleEn, titleAr } = pollQuestions
  return executor
    .select({ id, type: pollQuestions.type, categoryId, titleEn, titleAr })
    .from(pollQuestions)
    .where(
      and(
        eq(pollQuestions.type, type),
        eq(pollQuestions.isActive, true),
        or(isNull(categoryId), inArray(categoryId, [...categoryIds])),
      ),
    )
    .orderBy(asc(pollQuestions.position), asc(id))
}

/** Adds questions that are not there; what operators have changed stays. */
export async function addMissingQuestions(
  tx: Transaction,
  questions: readonly (typeof pollQuestions.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(pollQuestions)
    .values([...questions])
    .onConflictDoNothing()
}
