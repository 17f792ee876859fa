export type TourStep = 'location' | 'search' | 'categories' | 'cart'

/** Where to look for what a step is about: phones and desktops have it in different spots, and show one of them. */
const targets: Record<TourStep, string> = {
  location: 'a[href$="/store/edit/"]',
  search: 'form[role="search"]',
  categories: '[data-tour="categories"]',
  cart: 'a[href$="/cart/"]',
}

const order: readonly TourStep[] = ['location', 'search', 'categories', 'cart']

export function findTarget(step: TourStep): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(targets[step])].find(isVisible)
}

/** A step about something that is not there would point at nothing. */
export function possibleSteps(): TourStep[] {
  return order.filter(findTarget)
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility() && element.getBoundingClientRect().width > 0
}

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
