import type { RestSchedule } from '@warsha/contract/console/booking/schedules.rest.ts'
import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'

/** A centre and when it works, for the parts of its schedule. */
export type ScheduleProps = { centre: RestServiceCentre; schedule: RestSchedule }
