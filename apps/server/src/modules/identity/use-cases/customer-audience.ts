import { defineAudience } from '#kernel/live-events/audience.ts'

/** The browsers in which a customer is signed in. */
export const customerAudience = defineAudience('customer', 'id')
