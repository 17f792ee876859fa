import { maxReservedSlots } from '@warsha/contract/booking/booking.constants.ts'
import { type SlotLine, wantedSlots } from '../rules/wanted-slots.ts'
import { centreAudience, slotDayAudience } from './slot-audiences.ts'

/** The values with which `takingNewSlots` takes the slots of lines; undefined when they are too many. */
export function planSlots(lines: readonly SlotLine[]) {
  const wanted = wantedSlots(lines)
  if (wanted.length > maxReservedSlots) return undefined
  return {
    slotIds: wanted.map(({ slotId }) => slotId),
    slotCentres: wanted.map(({ centreId }) => centreId),
    slotUnits: wanted.map(({ units }) => units),
    centreAudience: centreAudience.name,
    dayAudience: slotDayAudience.name,
  }
}
