import { lazy } from 'react'
import { loadTexts } from '~/session/messages.ts'

/** Code and texts are fetched when somebody wants to read. */
export const loadReviews = async () => {
  const [drawer] = await Promise.all([import('./reviews-drawer.tsx'), loadTexts('reviews')])
  return { default: drawer.ReviewsDrawer }
}

export const LazyReviews = lazy(loadReviews)
