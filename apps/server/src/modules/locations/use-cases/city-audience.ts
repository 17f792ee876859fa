import { defineAudience } from '#kernel/live-events/audience.ts'

/** The browsers that shop in a city. */
export const cityAudience = defineAudience('city', 'id')
