/** By when they were made, by code, by their last day (those without one come after all days) or by their uses; `-` is downwards. */
export const promotionSorts = ['-added', 'added', 'code', '-code', 'ends', '-ends', '-used', 'used'] as const
