import { defineCall } from '../../client/rest-call.ts'
import type { listFailedJobsSchema, todaySchema } from './today.rest.ts'

/** The numbers of today and what waits for somebody. */
export const readTodayCall = defineCall<typeof todaySchema>({
  method: 'GET',
  path: '/console/today/',
  access: { permission: 'board.read' },
})

/** Events and jobs that failed every time, the oldest first. */
export const listFailedJobsCall = defineCall<typeof listFailedJobsSchema>({
  method: 'GET',
  path: '/console/failed-jobs/',
  access: { permission: 'settings.write' },
})
