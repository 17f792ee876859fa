export type Box = { x: number; y: number; width: number; height: number }

type Sizes = { card: { width: number; height: number }; view: { width: number; height: number } }

const gap = 14
const margin = 16

/** Below its target where there is room, else above it; never over the edge of the screen. */
export function positionCard(target: Box, { card, view }: Sizes): { x: number; y: number; isAbove: boolean } {
  const below = target.y + target.height + gap
  const isAbove = below + card.height + margin > view.height
  const middle = target.x + target.width / 2 - card.width / 2
  return {
    x: clamp(middle, margin, view.width - card.width - margin),
    y: clamp(isAbove ? target.y - gap - card.height : below, margin, view.height - card.height - margin),
    isAbove,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}
