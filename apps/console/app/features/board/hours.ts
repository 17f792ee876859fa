import type { RestBoard } from '@warsha/contract/console/booking/board.rest.ts'
import { useEffect } from 'react'

type Hours = { starts_at: string; ends_at: string }

export function isNow({ starts_at, ends_at }: Hours, now = Date.now()): boolean {
  return Date.parse(starts_at) <= now && now < Date.parse(ends_at)
}

export function isOver({ ends_at }: Hours, now = Date.now()): boolean {
  return Date.parse(ends_at) <= now
}

/** The next moment at which a board changes by itself: an hour begins or ends, or a held bay becomes free. */
export function nextEdge({ slots }: Pick<RestBoard, 'slots'>, now: number): number | undefined {
  const edges = slots.flatMap(({ starts_at, ends_at, bays }) => [
    Date.parse(starts_at),
    Date.parse(ends_at),
    ...bays.flatMap(({ held_until }) => (held_until ? [Date.parse(held_until)] : [])),
  ])
  const ahead = edges.filter((edge) => edge > now)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}

/** A timer of a browser holds no more. */
const maxDelayMs = 2_000_000_000

/** Calls back at the next moment at which the board changes without anybody doing something. */
export function useNextEdge(board: RestBoard | undefined, onEdge: () => void): void {
  useEffect(() => {
    const edge = board && nextEdge(board, Date.now())
    if (edge === undefined) return
    const timer = setTimeout(onEdge, Math.min(edge - Date.now() + 500, maxDelayMs))
    return () => clearTimeout(timer)
  }, [board, onEdge])
}
