import {
  addCentreHolidayCall,
  addCountryHolidayCall,
  readScheduleCall,
  removeHolidayCall,
  replaceWeekCall,
  setExceptionCall,
} from '@warsha/contract/console/booking/schedules.calls.ts'
import {
  addCentreHolidaySchema,
  addCountryHolidaySchema,
  type RestHoliday,
  type RestSchedule,
  type RestShift,
  readScheduleSchema,
  removeHolidaySchema,
  replaceWeekSchema,
  setExceptionSchema,
} from '@warsha/contract/console/booking/schedules.rest.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { PlannedShift } from '../../rules/week-of-shifts.ts'
import { addCentreHoliday, addCountryHoliday, removeHoliday } from '../../use-cases/edit-holidays.ts'
import { editException, editWeek } from '../../use-cases/edit-schedules.ts'
import { type CentreSchedule, readSchedule } from '../../use-cases/read-schedule.ts'

/** When centres work, for operators. */
export const scheduleRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(readScheduleCall, readScheduleSchema),
    handler: async (request, reply) => {
      const schedule = await readSchedule(deps, actorOf(request), request.params.id)
      return schedule.ok ? { data: toSchedule(schedule.value) } : sendRefusal(request, reply, schedule)
    },
  })

  app.route(
    commandRoute(deps, {
      call: replaceWeekCall,
      schema: replaceWeekSchema,
      command: editWeek,
      read: ({ params, body: { revision, shifts } }) => ({
        centreId: params.id,
        revision,
        shifts: shifts.map(readShift),
      }),
      write: toSchedule,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: setExceptionCall,
      schema: setExceptionSchema,
      command: editException,
      read: ({ params, body: { revision, date, shifts } }) => ({
        centreId: params.id,
        revision,
        date,
        shifts,
      }),
      write: toSchedule,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: addCentreHolidayCall,
      schema: addCentreHolidaySchema,
      command: addCentreHoliday,
      read: ({ params, body }) => ({ centreId: params.id, ...readHoliday(body) }),
      write: toHoliday,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: addCountryHolidayCall,
      schema: addCountryHolidaySchema,
      command: addCountryHoliday,
      read: ({ body }) => ({ countryId: body.country_id, ...readHoliday(body) }),
      write: toHoliday,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: removeHolidayCall,
      schema: removeHolidaySchema,
      command: removeHoliday,
      read: ({ params }) => ({ id: params.id }),
      write: toHoliday,
    }),
  )
}

function readShift({
  name,
  start_time,
  end_time,
  slot_minutes,
  slot_type,
  ...shift
}: RestShift): PlannedShift {
  return {
    code: shift.code,
    nameEn: name.en,
    nameAr: name.ar,
    startTime: start_time,
    endTime: end_time,
    slotMinutes: slot_minutes,
    capacity: shift.capacity,
    slotType: slot_type,
    serviceFeeBaisa: baisa(shift.service_fee_baisa),
    weekdays: shift.weekdays,
  }
}

function readHoliday({ date, name, is_estimated }: Pick<RestHoliday, 'date' | 'name' | 'is_estimated'>) {
  return { date, nameEn: name.en, nameAr: name.ar, isEstimated: is_estimated }
}

function toSchedule({ revision, shifts, exceptions, holidays, days }: CentreSchedule): RestSchedule {
  return {
    revision,
    shifts: shifts.map((shift) => ({
      code: shift.code,
      name: { en: shift.nameEn, ar: shift.nameAr },
      start_time: shift.startTime,
      end_time: shift.endTime,
      slot_minutes: shift.slotMinutes,
      capacity: shift.capacity,
      slot_type: shift.slotType,
      service_fee_baisa: shift.serviceFeeBaisa,
      weekdays: [...shift.weekdays],
    })),
    exceptions: exceptions.map(({ date, shifts: worked }) => ({ date, shifts: [...worked] })),
    holidays: holidays.map(toHoliday),
    days: days.map(({ holidayEn, holidayAr, isException, ...day }) => ({
      ...day,
      holiday: holidayEn === null || holidayAr === null ? null : { en: holidayEn, ar: holidayAr },
      is_exception: isException,
    })),
  }
}

type ShownHoliday = CentreSchedule['holidays'][number]

function toHoliday({ id, centreId, date, nameEn, nameAr, isEstimated }: ShownHoliday): RestHoliday {
  return { id, centre_id: centreId, date, name: { en: nameEn, ar: nameAr }, is_estimated: isEstimated }
}
