import { expect, test } from 'vitest'
import { nearestQuestions, type Question } from './nearest-questions.ts'

const question = (id: number, categoryId: number | null): Question => ({
  id,
  categoryId,
  type: 'returned',
  titleEn: '',
  titleAr: '',
})
const all = [question(1, null), question(2, 7), question(3, 8), question(4, null)]

test.each([
  ['of the category itself', [8, 7], [3]],
  ['of the category above it', [9, 7], [2]],
  ['that all share', [9], [1, 4]],
  ['that all share when no category is named', [], [1, 4]],
])('the questions are those %s', (_case, categoryIds, ids) => {
  expect(nearestQuestions(all, categoryIds).map(({ id }) => id)).toEqual(ids)
})
