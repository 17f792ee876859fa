import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import { centreParams, scheduleRefusals } from './service-centres.rest.ts'

const tags = ['schedules']
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const capacity = z.int32().min(1).max(500)
const day = z.iso.date()
/** The key of a shift within its centre, such as `morning`. */
const code = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)
const name = z.object({ en: z.string().trim().min(1).max(120), ar: z.string().trim().min(1).max(120) })

const shift = z.object({
  code,
  name,
  start_time: timeOfDay,
  end_time: timeOfDay,
  slot_minutes: z.int32().min(15).max(480),
  capacity,
  slot_type: z.enum(['normal', 'happy']),
  service_fee_baisa: z.int32().min(0).max(1_000_000),
  /** ISO weekdays, Monday 1; none for a shift that exceptions alone use. */
  weekdays: z.array(z.int32().min(1).max(7)).max(7),
})

export type RestShift = z.infer<typeof shift>

const texts = z.object({ en: z.string(), ar: z.string() })

export const holidayShape = z.object({
  id: z.int(),
  /** Null for a holiday of the whole country. */
  centre_id: z.int().nullable(),
  date: z.string(),
  name: texts,
  is_estimated: z.boolean(),
})

export type RestHoliday = z.infer<typeof holidayShape>

/** The shifts of a date in the place of its weekday's. */
const exceptionShape = z.object({
  date: z.string(),
  shifts: z.array(z.object({ code: z.string(), capacity: z.int() })),
})

const dayShape = z.object({
  date: z.string(),
  slots: z.int(),
  capacity: z.int(),
  taken: z.int(),
  holiday: texts.nullable(),
  is_exception: z.boolean(),
})

export const scheduleShape = z.object({
  revision: z.int(),
  shifts: z.array(shift),
  exceptions: z.array(exceptionShape),
  holidays: z.array(holidayShape),
  /** Three weeks from today. */
  days: z.array(dayShape),
})

export type RestSchedule = z.infer<typeof scheduleShape>

const response = { 200: commandAnswer(scheduleShape), ...scheduleRefusals }

export const readScheduleSchema = {
  tags,
  params: centreParams,
  response: { 200: z.object({ data: scheduleShape }), ...consoleRefusals },
}

export const replaceWeekSchema = {
  tags,
  params: centreParams,
  body: commandBody({ revision: revisionShape, shifts: z.array(shift).max(20) }),
  response,
}

export const setExceptionSchema = {
  tags,
  params: centreParams,
  body: commandBody({
    revision: revisionShape,
    date: day,
    /** None: the date follows its weekday again. */
    shifts: z.array(z.object({ code, capacity })).max(20),
  }),
  response,
}

const holidayFields = { date: day, name, is_estimated: z.boolean().default(false) }

export const addCentreHolidaySchema = {
  tags,
  params: centreParams,
  body: commandBody(holidayFields),
  response: { 200: commandAnswer(holidayShape), ...scheduleRefusals },
}

export const addCountryHolidaySchema = {
  tags,
  body: commandBody({ country_id: z.int32().min(1), ...holidayFields }),
  response: { 200: commandAnswer(holidayShape), ...scheduleRefusals },
}

export const removeHolidaySchema = {
  tags,
  params: centreParams,
  body: commandBody({}),
  response: { 200: commandAnswer(holidayShape), ...consoleRefusals },
}
