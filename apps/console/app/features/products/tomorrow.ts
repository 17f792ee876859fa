import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'

/** The first day on which a change is ahead. */
export const tomorrow = () => muscatDate(Date.now() + 86_400_000)
