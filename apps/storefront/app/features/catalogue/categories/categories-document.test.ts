import { categoryLevels } from '@warsha/contract/constants.ts'
import { expect, test } from 'vitest'
import { categoriesDocument } from './categories.generated.ts'

test('the tree is read as deep as it may be', () => {
  expect(categoriesDocument.match(/\.\.\.CategoryEntry/g)).toHaveLength(categoryLevels)
})
