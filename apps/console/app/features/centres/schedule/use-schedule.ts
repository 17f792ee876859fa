import { useQuery } from '@tanstack/react-query'
import { readScheduleCall } from '@warsha/contract/console/booking/schedules.calls.ts'
import { ask } from '~/session/ask.ts'

export const scheduleKey = (id: string) => ['schedule', id] as const

export function useSchedule(id: string) {
  return useQuery({
    queryKey: scheduleKey(id),
    queryFn: ({ signal }) => ask(readScheduleCall, { params: { id }, signal }),
  })
}
