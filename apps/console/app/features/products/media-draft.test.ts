import { describe, expect, test } from 'vitest'
import { mergeDraft } from '~/components/edit/merge-draft.ts'
import { type EditedPicture, fieldsOfList, listOf, mergeOrders } from './media-draft.ts'

const picture = (key: string, en = key): EditedPicture => ({
  key,
  url: `/media/${key}.jpg`,
  alt: { en, ar: '' },
  variant_ids: [],
})
const pictures = (...keys: string[]) => keys.map((key) => picture(key))

/** What is shown here once others have saved. */
function merged(base: EditedPicture[], mine: EditedPicture[], theirs: EditedPicture[]) {
  const [was, typed, saved] = [base, mine, theirs].map(fieldsOfList)
  if (!was || !typed || !saved) throw new Error('Nothing to merge')
  const draft = mergeDraft({ base: was, fields: { ...was, ...typed } }, saved)
  return {
    list: listOf(draft.fields, mergeOrders(was.order, typed.order, saved.order)),
    conflicts: draft.conflicts.filter((name) => name !== 'order'),
  }
}
const keysOf = ({ list }: ReturnType<typeof merged>) => list.map(({ key }) => key).join('')

describe('[OPS-02] two editors of the pictures of a product', () => {
  test.each([
    ['both add one', 'ab', 'abx', 'aby', 'abyx'],
    ['one adds, the other orders', 'ab', 'ba', 'aby', 'bay'],
    ['one orders, the other adds', 'ab', 'abx', 'ba', 'bax'],
    ['one removes, the other orders', 'abc', 'cab', 'ac', 'ca'],
    ['both remove', 'abc', 'bc', 'ab', 'b'],
    ['both order: the one here counts', 'abc', 'cab', 'bac', 'cab'],
    ['nothing came', 'ab', 'bax', 'ab', 'bax'],
  ])('%s', (_, base, mine, theirs, result) => {
    const of = (keys: string) => pictures(...keys)
    expect(keysOf(merged(of(base), of(mine), of(theirs)))).toBe(result)
  })

  test('describe two pictures, and both descriptions are there', () => {
    const { list, conflicts } = merged(
      pictures('a', 'b'),
      [picture('a', 'mine'), picture('b')],
      [picture('a'), picture('b', 'theirs')],
    )
    expect([list.map(({ alt }) => alt.en), conflicts]).toEqual([['mine', 'theirs'], []])
  })

  test('describe the same picture, and the operator chooses', () => {
    expect(merged(pictures('a'), [picture('a', 'mine')], [picture('a', 'theirs')]).conflicts).toEqual(['a'])
  })
})
