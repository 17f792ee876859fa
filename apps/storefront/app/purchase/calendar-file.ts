import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'

export type CalendarEntry = {
  /** The same for the same appointment, so that adding it once more replaces it. */
  uid: string
  /** `YYYY-MM-DD` in Muscat. */
  date: string
  /** `HH:MM-HH:MM`. */
  time: string
  title: string
  place: string
  point: { latitude: number; longitude: number } | null
  notes: readonly string[]
  url: string
}

const dayMs = 86_400_000

/** An appointment as an iCalendar file (RFC 5545), in UTC, with a reminder two hours before. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { uid, title, place, point, notes, url } = entry
  const { begin, end } = spanOf(entry)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Warsha//Shop//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    `DESCRIPTION:${escapeText(notes.join('\n'))}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

/** A slot that ends before it begins ends on the next day. */
function spanOf({ date, time }: CalendarEntry): { begin: Date; end: Date } {
  const [from = '', until = ''] = time.split('-')
  const begin = muscatInstant(date, from)
  const end = muscatInstant(date, until === '24:00' ? '00:00' : until || from)
  return { begin, end: end < begin ? new Date(end.getTime() + dayMs) : end }
}

function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** No line has more than 75 bytes; the next begins with a space. A letter is never divided. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) {
      lines.push(' ')
      bytes = 1
    }
    lines.push(`${lines.pop()}${letter}`)
    bytes += size
  }
  return lines.join('\r\n')
}
