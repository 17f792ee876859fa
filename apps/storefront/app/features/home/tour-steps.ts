export type TourStep = 'location' | 'search' | 'categories' | 'cart'

/** Where to look for what a step is about: phones and desktops have it in different spots, and show one of them. */
const targets: Record<TourStep, string> = {
  location: 'a[href$="/store/edit/"]',
  search: 'search',
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
