import type { PollType } from '@warsha/contract/surveys/surveys.rest.ts'

export type Question = {
  id: number
  type: PollType
  categoryId: number | null
  titleEn: string
  titleAr: string
}

/** The questions of the first category that has some, its own before those above it; else those that all share. */
export function nearestQuestions(questions: readonly Question[], categoryIds: readonly number[]): Question[] {
  const nearest = categoryIds.find((id) => questions.some(({ categoryId }) => categoryId === id)) ?? null
  return questions.filter(({ categoryId }) => categoryId === nearest)
}
