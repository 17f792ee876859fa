import { z } from 'zod'
import { defineJob } from '#kernel/jobs/define-job.ts'

export const pushNotificationJob = defineJob(
  'push-notification',
  z.object({ notificationId: z.int(), afterDeviceId: z.int() }),
)

export const pushToDeviceJob = defineJob(
  'push-to-device',
  z.object({ notificationId: z.int(), deviceId: z.int(), tries: z.int() }),
)

export const pushJobs = [pushNotificationJob, pushToDeviceJob]
