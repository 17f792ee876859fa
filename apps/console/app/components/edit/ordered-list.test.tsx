/** @vitest-environment happy-dom */
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { chooseLanguage } from '~/session/messages.ts'
import { OrderedList, OrderedTree } from './ordered-list.tsx'
import { moveRow, type Place } from './place-rows.ts'
import type { NamedRow } from './use-arranging.ts'

const rowHeight = 40

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await chooseLanguage('en')
})

const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

async function open(part: React.ReactNode) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  await act(async () => root.render(part))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    element.remove()
  })
  const rows = () => [...element.querySelectorAll<HTMLElement>('[data-row]')]
  const grip = (name: string) => {
    // Rows stand below each other, as a browser would lay them out.
    for (const [at, row] of rows().entries())
      row.getBoundingClientRect = () => ({ top: at * rowHeight, height: rowHeight }) as DOMRect
    const found = [...element.querySelectorAll<HTMLElement>('button')].find(
      (each) => plain(each.getAttribute('aria-label')) === `Move ${name}`,
    )
    if (!found) throw new Error(`No grip of ${name}`)
    found.setPointerCapture = () => undefined
    return found
  }
  return {
    shown: () => rows().map(({ textContent }) => textContent),
    said: () => plain(element.querySelector('[role=status]')?.textContent),
    press: (name: string, key: string, altKey = false) =>
      act(async () => {
        grip(name).dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true }))
      }),
    point: (name: string, type: string, [clientX, clientY]: [number, number]) =>
      act(async () => {
        const event = new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX, clientY })
        grip(name).dispatchEvent(event)
      }),
  }
}

function Letters() {
  const [letters, setLetters] = useState(['a', 'b', 'c', 'd'])
  const same = (letter: string) => letter
  return (
    <OrderedList label="Letters" items={letters} idOf={same} nameOf={same} onChange={setLetters}>
      {same}
    </OrderedList>
  )
}

test('Alt and an arrow move a row by one place and say where it is now', async () => {
  const list = await open(<Letters />)
  await list.press('a', 'ArrowDown', true)
  expect(list.shown()).toEqual(['b', 'a', 'c', 'd'])
  expect(list.said()).toBe('a: place 2 of 4.')
  await list.press('b', 'ArrowUp', true)
  expect(list.shown()).toEqual(['b', 'a', 'c', 'd'])
  expect(list.said()).toBe('It cannot be moved any further.')
})

test('a row that is picked up is carried by arrows, put down by Space, and left by Escape', async () => {
  const list = await open(<Letters />)
  await list.press('a', ' ')
  expect(list.said()).toBe('a is picked up.')
  await list.press('a', 'ArrowDown')
  await list.press('a', 'ArrowDown')
  expect(list.said()).toBe('a: place 3 of 4.')
  expect(list.shown()).toEqual(['a', 'b', 'c', 'd'])
  await list.press('a', ' ')
  expect(list.shown()).toEqual(['b', 'c', 'a', 'd'])
  expect(list.said()).toBe('a put down: place 3 of 4.')
  await list.press('d', ' ')
  await list.press('d', 'ArrowUp')
  await list.press('d', 'Escape')
  expect(list.shown()).toEqual(['b', 'c', 'a', 'd'])
  expect(list.said()).toBe('d stays where it was.')
})

test('a pointer drags a row to the gap it is let go in', async () => {
  const list = await open(<Letters />)
  await list.point('a', 'pointerdown', [5, 20])
  await list.point('a', 'pointermove', [5, 2.2 * rowHeight])
  expect(list.shown()).toEqual(['a', 'b', 'c', 'd'])
  await list.point('a', 'pointerup', [5, 2.2 * rowHeight])
  expect(list.shown()).toEqual(['b', 'a', 'c', 'd'])
  await list.point('d', 'pointerdown', [5, 140])
  await list.point('d', 'pointermove', [5, 0])
  await list.point('d', 'pointerup', [5, 0])
  expect(list.shown()).toEqual(['d', 'b', 'a', 'c'])
})

const tree: NamedRow[] = [
  { id: '1', depth: 0, name: 'oil' },
  { id: '2', depth: 1, name: 'motor' },
  { id: '3', depth: 0, name: 'tyres' },
]

function Tree({ onPlace }: { onPlace: (place: Place) => void }) {
  const [rows, setRows] = useState(tree)
  return (
    <OrderedTree
      label="Categories"
      rows={rows}
      deepest={2}
      onMove={(id, place) => {
        onPlace(place)
        setRows(moveRow(rows, id, place))
      }}
    >
      {({ name, depth }) => `${depth} ${name}`}
    </OrderedTree>
  )
}

test('in a tree a row goes in and out, by keys and by moving the pointer sideways', async () => {
  const places: Place[] = []
  const list = await open(<Tree onPlace={(place) => places.push(place)} />)
  await list.press('tyres', 'ArrowRight', true)
  expect(list.shown()).toEqual(['0 oil', '1 motor', '1 tyres'])
  expect(list.said()).toBe('tyres: below oil, place 2 of 2.')
  expect(places).toMatchObject([{ parentId: '1', index: 1 }])
  await list.point('tyres', 'pointerdown', [100, 100])
  await list.point('tyres', 'pointermove', [124, 100])
  await list.point('tyres', 'pointerup', [124, 100])
  expect(list.shown()).toEqual(['0 oil', '1 motor', '2 tyres'])
  expect(list.said()).toBe('tyres put down below motor: place 1 of 1.')
  await list.press('motor', 'ArrowLeft', true)
  expect(list.shown()).toEqual(['0 oil', '0 motor', '1 tyres'])
})
