import sharp from 'sharp'
import type { Point } from './distances.ts'
import { type Surface, toLinear } from './scene.ts'

/** A label as pixels: asked with parts of its width and height, from the upper left corner. */
export type Print = (across: number, down: number, under: Surface) => Surface

const dotsAcross = 900

export async function printOf(svg: string): Promise<Print> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(dotsAcross)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * 4 + channel] ?? 0
  return (across, down, under) => {
    if (across < 0 || across >= 1 || down < 0 || down >= 1) return under
    const [x, y] = [Math.floor(across * width), Math.floor(down * height)]
    const cover = at(x, y, 3) / 255
    if (cover < 0.02) return under
    const mix = (channel: 0 | 1 | 2) =>
      toLinear(at(x, y, channel)) * cover + under.colour[channel] * (1 - cover)
    return {
      ...under,
      colour: [mix(0), mix(1), mix(2)],
      roughness: 0.32,
      isMetal: cover < 0.5 && under.isMetal === true,
    }
  }
}

/** Stuck flat to what faces the viewer, around a centre. */
export function onFront(
  print: Print,
  under: Surface,
  [cx, cy]: readonly [number, number],
  [width, height]: readonly [number, number],
) {
  return ([x, y]: Point, normal: Point): Surface =>
    normal[2] < 0.5 ? under : print((x - cx) / width + 0.5, 0.5 - (y - cy) / height, under)
}

/** Wrapped around an upright can: its middle faces the viewer, so many degrees of it are covered. */
export function aroundCan(
  print: Print,
  under: Surface,
  middle: number,
  height: number,
  degrees: number,
  turn = 12,
) {
  return ([x, y, z]: Point, normal: Point): Surface => {
    if (Math.abs(normal[1]) > 0.6) return under
    const angle = (Math.atan2(x, z) * 180) / Math.PI
    return print((angle - turn) / degrees + 0.5, 0.5 - (y - middle) / height, under)
  }
}
