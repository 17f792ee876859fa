import type { Point } from './distances.ts'
import { type Part, part } from './scene.ts'

export type Place = {
  readonly at: Point
  readonly scale?: number
  /** In degrees, one after the other: towards the viewer, to the left, and around the upright axis. */
  readonly lean?: number
  readonly tilt?: number
  readonly turn?: number
}

/** The same things elsewhere, in another size or turned. */
export function placed(
  parts: readonly Part[],
  { at, scale = 1, lean = 0, tilt = 0, turn = 0 }: Place,
): Part[] {
  const [ax, ay, az] = at
  const [cl, sl] = circle(lean)
  const [ci, si] = circle(tilt)
  const [ct, st] = circle(turn)
  const turnedTo = ([x, y, z]: Point): Point => {
    const [ly, lz] = [cl * y - sl * z, sl * y + cl * z]
    const [ix, iy] = [ci * x - si * ly, si * x + ci * ly]
    return [ct * ix + st * lz, iy, ct * lz - st * ix]
  }
  const turnedBack = (x: number, y: number, z: number): Point => {
    const [tx, tz] = [ct * x - st * z, st * x + ct * z]
    const [ix, iy] = [ci * tx + si * y, ci * y - si * tx]
    return [ix, cl * iy + sl * tz, cl * tz - sl * iy]
  }
  const own = (x: number, y: number, z: number): Point => {
    const [ox, oy, oz] = turnedBack(x - ax, y - ay, z - az)
    return [ox / scale, oy / scale, oz / scale]
  }
  return parts.map(({ distance, surface, lowest, highest }) => {
    const corners = cornersOf(lowest, highest).map((corner) => {
      const [x, y, z] = turnedTo(corner)
      return [x * scale + ax, y * scale + ay, z * scale + az] as const
    })
    const most = (axis: 0 | 1 | 2) => Math.max(...corners.map((corner) => corner[axis]))
    const least = (axis: 0 | 1 | 2) => Math.min(...corners.map((corner) => corner[axis]))
    return part(
      (x, y, z) => distance(...own(x, y, z)) * scale,
      typeof surface === 'function'
        ? (point, normal) => surface(own(...point), turnedBack(...normal))
        : surface,
      [least(0), least(1), least(2)],
      [most(0), most(1), most(2)],
    )
  })
}

function circle(degrees: number): readonly [cosine: number, sine: number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

function cornersOf(low: Point, high: Point): Point[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map(
    (corner) =>
      [(corner & 1 ? high : low)[0], (corner & 2 ? high : low)[1], (corner & 4 ? high : low)[2]] as const,
  )
}
