import { expect, test } from 'vitest'
import { hidePlaceDialog } from './hide-place-dialog.ts'

test('the script that hides the place dialog needs nothing around it', () => {
  const dataset: Record<string, string> = {}
  const run = new Function('localStorage', 'document', `(${hidePlaceDialog})()`)
  const page = { documentElement: { dataset } }
  const storing = (text: string | null) => ({ getItem: () => text })
  for (const text of [null, '{', '{"version":1,"state":{"state_id":null,"country_id":1}}']) {
    run(storing(text), page)
    expect(dataset).toEqual({})
  }
  run(storing('{"version":1,"state":{"state_id":11,"country_id":1}}'), page)
  expect(dataset).toEqual({ placeChosen: '' })
})
