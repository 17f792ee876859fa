import { defineAudience } from '#kernel/live-events/audience.ts'

/** The browsers that look at the slots of a centre. */
export const centreAudience = defineAudience('centre', 'id')

/** The browsers that look at the slots of a centre on one day. */
export const slotDayAudience = defineAudience('slot-day', 'id', 'date')
