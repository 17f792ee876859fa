import { isolate } from '@warsha/contract/formats/isolate.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { currentPlace, type Place, placeAt, type Step, stepRow, type TreeRow, takeRow } from './place-rows.ts'

export type NamedRow = TreeRow & { name: string }

/** A row that is being moved: where it would come to stand, and how deep the operator wants it. */
type Held = { id: string; by: 'pointer' | 'keys'; place: Place; wanted: number; startX: number }

type Arranging = {
  rows: readonly NamedRow[]
  deepest: number
  /** A move is being saved: the next one waits for it. */
  isBusy: boolean
  onMove: (id: string, place: Place) => void
}

/** Pixels of one step of depth, as the rows are drawn. */
const indent = 24
/** So near to the edge of the window the page scrolls along. */
const edge = 48

/** Moving rows by pointer, by single keys and in a mode of its own; each move is told to screen readers. */
export function useArranging({ rows, deepest, isBusy, onMove }: Arranging) {
  const { t, dir } = useTranslation()
  const root = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<Held>()
  const [said, setSaid] = useState('')
  const sign = dir === 'rtl' ? -1 : 1

  function nameOf(id: string): string {
    return isolate(rows.find((row) => row.id === id)?.name ?? '')
  }

  function tell(id: string, { parentId, index, count }: Place, key: 'moved' | 'dropped') {
    const values = { name: nameOf(id), position: index + 1, total: count }
    setSaid(
      parentId === null
        ? t(`console.order.${key}`, values)
        : t(`console.order.${key}Below`, { ...values, parent: nameOf(parentId) }),
    )
  }

  function drop({ id, place }: Held) {
    setHeld(undefined)
    const now = currentPlace(rows, id, deepest)
    tell(id, place, 'dropped')
    if (now && now.parentId === place.parentId && now.index === place.index) return
    onMove(id, place)
  }

  function cancel({ id }: Held) {
    setHeld(undefined)
    setSaid(t('console.order.cancelled', { name: nameOf(id) }))
  }

  function step(id: string, to: Step) {
    const place = stepRow(rows, id, to, deepest)
    if (!place) return setSaid(t('console.order.stays'))
    tell(id, place, 'moved')
    onMove(id, place)
  }

  function onKeyDown(id: string, event: KeyboardEvent) {
    if (isBusy) return
    const to = stepOf(event.key, sign)
    const isHeld = held?.id === id && held.by === 'keys'
    if (event.key === 'Escape' && held) {
      event.stopPropagation()
      cancel(held)
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (isHeld) return drop(held)
      const place = currentPlace(rows, id, deepest)
      if (!place) return
      setHeld({ id, by: 'keys', place, wanted: place.depth, startX: 0 })
      setSaid(t('console.order.grabbed', { name: nameOf(id) }))
    } else if (to && isHeld) {
      event.preventDefault()
      carry(held, to)
    } else if (to && event.altKey) {
      event.preventDefault()
      step(id, to)
    }
  }

  /** With the keys: to the next gap that has a place for it, or a step deeper or less deep in this one. */
  function carry(current: Held, to: Step) {
    const { id, place, wanted } = current
    const gaps = (takeRow(rows, id)?.rest.length ?? 0) + 1
    const depth = to === 'in' ? place.depth + 1 : to === 'out' ? place.depth - 1 : wanted
    const by = to === 'up' ? -1 : to === 'down' ? 1 : 0
    for (let gap = place.gap + by; gap >= 0 && gap < gaps; gap += by) {
      const next = placeAt(rows, id, { gap, depth }, deepest)
      if (next) {
        setHeld({ ...current, place: next, wanted: by === 0 ? next.depth : wanted })
        return tell(id, next, 'moved')
      }
      if (by === 0) return
    }
  }

  function onPointerDown(id: string, event: PointerEvent<HTMLElement>) {
    const place = currentPlace(rows, id, deepest)
    if (event.button !== 0 || !place || isBusy) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ id, by: 'pointer', place, wanted: place.depth, startX: event.clientX })
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const own = held && takeRow(rows, held.id)
    if (held?.by !== 'pointer' || !own) return
    scrollAlong(root.current, clientY)
    const middles = own.rest.map(({ id }) => middleOf(root.current, id))
    const below = middles.findIndex((middle) => clientY < middle)
    const depth = own.row.depth + Math.round((sign * (clientX - held.startX)) / indent)
    const gap = below === -1 ? own.rest.length : below
    const place = placeAt(rows, held.id, { gap, depth }, deepest)
    if (place) setHeld({ ...held, place, wanted: depth })
  }

  return {
    root,
    held,
    said,
    gripProps: (id: string) => ({
      'data-grip': id,
      'aria-pressed': held?.id === id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(id, event),
      onPointerMove,
      onPointerUp: () => held?.by === 'pointer' && drop(held),
      onPointerCancel: () => held && cancel(held),
      onBlur: () => held?.by === 'keys' && cancel(held),
    }),
  }
}

/** Scrolls the part of the page that the rows are in, or the page itself, when the pointer comes near to its edge. */
function scrollAlong(root: HTMLElement | null, clientY: number): void {
  const part = root?.closest<HTMLElement>('[data-scroller]')
  const scrolled = part && part.scrollHeight > part.clientHeight ? part : undefined
  const { top, bottom } = scrolled?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight }
  const by = clientY < top + edge ? -8 : clientY > bottom - edge ? 8 : 0
  if (by !== 0) (scrolled ?? window).scrollBy(0, by)
}

function middleOf(root: HTMLElement | null, id: string): number {
  const box = root?.querySelector(`[data-row="${CSS.escape(id)}"]`)?.getBoundingClientRect()
  return box ? box.top + box.height / 2 : 0
}

function stepOf(key: string, sign: number): Step | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowRight') return sign === 1 ? 'in' : 'out'
  if (key === 'ArrowLeft') return sign === 1 ? 'out' : 'in'
  return undefined
}
