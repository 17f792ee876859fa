import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, positionCard } from './position-card.ts'

export type Spotlight = { light: Box; card: { x: number; y: number } }

const edge = 6

/** Brings the target of a tour's step into view and says where light and card belong, also while the page moves below them. */
export function useSpotlight(
  findTarget: (() => HTMLElement | undefined) | undefined,
  card: RefObject<HTMLElement | null>,
): Spotlight | null {
  const [spotlight, setSpotlight] = useState<Spotlight | null>(null)

  useLayoutEffect(() => {
    const target = findTarget?.()
    if (!target) return
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const look = () => card.current && setSpotlight(measure(target, card.current))
    look()
    const watch = new ResizeObserver(look)
    watch.observe(document.documentElement)
    watch.observe(target)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      watch.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [findTarget, card])

  return spotlight
}

function measure(target: HTMLElement, card: HTMLElement): Spotlight {
  const { x, y, width, height } = target.getBoundingClientRect()
  const light = { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge }
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  return {
    light,
    card: positionCard(light, { card: { width: card.offsetWidth, height: card.offsetHeight }, view }),
  }
}
