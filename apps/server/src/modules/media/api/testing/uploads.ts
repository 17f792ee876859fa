import sharp from 'sharp'
import type { askConsole, signInStaff } from '#testing/staff.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Answer = Awaited<ReturnType<typeof askConsole>>

let made = 0
export const nextKey = () => `pictures-${process.pid}-${++made}`

type Sent = { name?: string; type?: string; key?: string }

/** Sends a file as the console does. */
export function upload(
  session: Session,
  file: Buffer,
  { name = 'tyre.jpg', type = 'image/jpeg', key = nextKey() }: Sent = {},
): Promise<Answer> {
  const query = new URLSearchParams({ key, name })
  return session.ask(`/pictures/?${query}`, file, { headers: { 'content-type': type } })
}

type Drawn = { width?: number; height?: number; red?: number }

/** A picture with a stripe, so that a cut of it looks different. */
export function drawn({ width = 64, height = 48, red = 200 }: Drawn = {}) {
  const stripe = { create: { width: 8, height, channels: 3 as const, background: '#123456' } }
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 40 } } }).composite([
    { input: stripe, left: 0, top: 0 },
  ])
}

export const aJpeg = (size: Drawn = {}) => drawn(size).jpeg().toBuffer()

export const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
