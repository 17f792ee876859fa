import type { ModelDefinition } from '#kernel/read-model.ts'
import { nextTurn } from '../rules/content-page.ts'
import { type Pages, readPages } from '../storage/read-pages.ts'

export const pagesModel: ModelDefinition<Pages> = {
  topics: ['content'],
  load: readPages,
  nextTurn: ({ pages }, now) => nextTurn(pages, now),
}
