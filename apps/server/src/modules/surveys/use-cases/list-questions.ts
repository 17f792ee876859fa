import type { PollType } from '@warsha/contract/surveys/surveys.rest.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { nearestQuestions, type Question } from '../rules/nearest-questions.ts'
import { findQuestions } from '../storage/poll-queries.ts'

type Asked = { type: PollType; categoryId: number | undefined }

/** Questions about products of a category. An unknown category has the questions that all share. */
export async function listQuestions(
  { db, models }: { db: Executor; models: Models },
  { type, categoryId }: Asked,
): Promise<Question[]> {
  const categoryIds = categoryId === undefined ? [] : await chainOf(models, categoryId)
  return nearestQuestions(await findQuestions(db, { type, categoryIds }), categoryIds)
}

/** The category and those above it, the nearest first. */
async function chainOf(models: Models, categoryId: number): Promise<number[]> {
  const { catalogue } = await models.get(catalogueModel)
  const ids: number[] = []
  for (let at = catalogue.categoriesById.get(categoryId) ?? null; at; at = at.parent) ids.push(at.id)
  return ids
}
