import { expect, test } from 'vitest'
import { changedNames, mergeDraft } from './merge-draft.ts'

const base = { name: 'Ghala', phone: '1', days: [1, 2] }

test('what was not typed follows what is saved; what both changed otherwise is a conflict', () => {
  const draft = { base, fields: { ...base, name: 'Ghala One', phone: '2' } }
  const saved = { name: 'Ghala Two', phone: '2', days: [1, 2, 3] }
  expect(mergeDraft(draft, saved)).toEqual({
    fields: { name: 'Ghala One', phone: '2', days: [1, 2, 3] },
    changes: ['name'],
    theirs: ['name', 'phone', 'days'],
    conflicts: ['name'],
  })
})

test('without typing there is what is saved', () => {
  expect(mergeDraft(undefined, base)).toEqual({ fields: base, changes: [], theirs: [], conflicts: [] })
})

test('fields come and go', () => {
  const draft = { base: { a: 1, b: 2 } as Record<string, number | undefined>, fields: { a: 1, c: 3 } }
  const merged = mergeDraft(draft, { a: 5, b: 2 })
  expect(merged.fields).toEqual({ a: 5, c: 3 })
  expect(merged.changes).toEqual(['b', 'c'])
  expect(changedNames({ a: undefined }, {})).toEqual([])
})
