import { defineAudience } from '#kernel/live-events/audience.ts'

/** The desks that follow a centre's day: triggers tell them which slots and orders have changed, by their ids alone. */
export const deskAudience = defineAudience('desk', 'id', 'date')
