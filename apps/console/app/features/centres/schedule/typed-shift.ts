import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { readAmount } from '~/components/command/amount.ts'

/** A shift as its form has it. */
export type TypedShift = {
  code: string
  nameEn: string
  nameAr: string
  startTime: string
  endTime: string
  slotMinutes: string
  capacity: string
  slotType: 'normal' | 'happy'
  fee: string
  weekdays: number[]
}

type Problem = 'required' | 'minutes' | 'capacity' | 'fee' | 'tooShort'

const maxFeeBaisa = 1_000_000

export function newShift(day: number | undefined): TypedShift {
  return {
    code: '',
    nameEn: '',
    nameAr: '',
    startTime: '08:00',
    endTime: '12:00',
    slotMinutes: '60',
    capacity: '2',
    slotType: 'normal',
    fee: '0.000',
    weekdays: day === undefined ? [] : [day],
  }
}

/** The shift that was typed, or what is wrong with it, by the names of its fields. */
export function readShift(typed: TypedShift): {
  read: RestShift | undefined
  problems: Readonly<Partial<Record<keyof TypedShift, Problem>>>
} {
  const minutes = readWhole(typed.slotMinutes, 15, 480)
  const capacity = readWhole(typed.capacity, 1, 500)
  const fee = readAmount(typed.fee)
  const isFee = fee !== undefined && fee >= 0 && fee <= maxFeeBaisa
  const length = minutesOf(typed.endTime) - minutesOf(typed.startTime)
  const problems: Partial<Record<keyof TypedShift, Problem>> = {
    ...(!typed.nameEn.trim() && { nameEn: 'required' }),
    ...(!typed.nameAr.trim() && { nameAr: 'required' }),
    ...(!typed.startTime && { startTime: 'required' }),
    ...(!typed.endTime && { endTime: 'required' }),
    ...(minutes === undefined && { slotMinutes: 'minutes' }),
    ...(capacity === undefined && { capacity: 'capacity' }),
    ...(!isFee && { fee: 'fee' }),
    ...(typed.startTime && typed.endTime && length < (minutes ?? 0) && { endTime: 'tooShort' }),
  }
  if (Object.keys(problems).length > 0 || minutes === undefined || capacity === undefined || !isFee)
    return { read: undefined, problems }
  const read: RestShift = {
    code: typed.code,
    name: { en: typed.nameEn.trim(), ar: typed.nameAr.trim() },
    start_time: typed.startTime,
    end_time: typed.endTime,
    slot_minutes: minutes,
    capacity,
    slot_type: typed.slotType,
    service_fee_baisa: fee,
    weekdays: typed.weekdays,
  }
  return { read, problems }
}

/** A whole number within limits, as it is typed in either language. */
export function readWhole(text: string, least: number, most: number): number | undefined {
  const plain = normaliseDigits(text).trim()
  const number = /^\d{1,4}$/.test(plain) ? Number(plain) : undefined
  return number !== undefined && number >= least && number <= most ? number : undefined
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
