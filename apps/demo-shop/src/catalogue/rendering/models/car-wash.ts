import type { PaletteName } from '../../pictures/picture-spec.ts'
import { blend, box, cone, cut, moved, type Point, sphere, turned, union } from '../distances.ts'
import { type Part, part, surface } from '../scene.ts'
import { type CarBuild, carModel } from './car.ts'

/** A car under foam, with a bucket and a sponge before it. */
export function carWash(build: CarBuild, paint: PaletteName): Part[] {
  const bucket = cut(
    moved(cone(0.2, 0.27, 0.46, 0.02), 1.2, 0.24, 1.35),
    moved(cone(0.17, 0.24, 0.5), 1.2, 0.3, 1.35),
    0.01,
  )
  const suds = union(
    ...scatter(9, 0.16).map(([x, z, r]) => moved(sphere(0.06 + r * 0.05), 1.2 + x, 0.47, 1.35 + z)),
  )
  return [
    ...carModel(build, paint),
    ...foamOver(build),
    part(bucket, surface('#1565c0', 0.3), [0.9, 0, 1.05], [1.5, 0.5, 1.65]),
    part(suds, surface('#ffffff', 0.7, { glow: 0.06 }), [0.85, 0.35, 1], [1.55, 0.65, 1.7]),
    part(
      moved(turned(box(0.34, 0.16, 0.22, 0.05), 'y', 25), 0.55, 0.08, 1.4),
      surface('#f2b516', 0.95),
      [0.3, 0, 1.15],
      [0.8, 0.2, 1.65],
    ),
  ]
}

function foamOver(build: CarBuild): Part[] {
  const high = build === 'suv' ? 0.3 : 0
  const caps = scatter(30, 1).map(([x, z, r]): Blob => {
    const along = x * 1.5
    const top = Math.abs(along + 0.25) < 0.6 ? 1.22 + high : 0.78 + high * 0.8
    return [along, top, z * 0.52, 0.1 + r * 0.1]
  })
  const runs = scatter(18, 1).map(
    ([x, z, r]): Blob => [x * 1.5, 0.5 + Math.abs(z) * 0.35 + high * 0.5, 0.72, 0.06 + r * 0.07],
  )
  const floor = scatter(18, 1).map(([x, z, r]): Blob => [x * 1.7, 0.02, 0.95 + z * 0.2, 0.05 + r * 0.07])
  const blobs = [...caps, ...runs, ...floor].sort((one, other) => one[0] - other[0])
  const white = surface('#f4f9ff', 0.75, { glow: 0.06 })
  return Array.from({ length: 11 }, (_, group) => {
    const own = blobs.slice(group * 6, group * 6 + 6)
    const [first, ...others] = own.map(([x, y, z, radius]) => moved(sphere(radius), x, y, z))
    if (!first) throw new Error('A group of foam is empty')
    const least = (axis: 0 | 1 | 2) => Math.min(...own.map((blob) => blob[axis] - blob[3])) - 0.03
    const most = (axis: 0 | 1 | 2) => Math.max(...own.map((blob) => blob[axis] + blob[3])) + 0.03
    const melted = others.reduce((all, blob) => blend(all, blob, 0.08), first)
    return part(melted, white, [least(0), least(1), least(2)], [most(0), most(1), most(2)])
  })
}
type Blob = readonly [x: number, y: number, z: number, radius: number]

/** Places that look chance but are the same on every machine: x and z from -1 to 1, and a size from 0 to 1. */
function scatter(count: number, reach: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399963
    const out = Math.sqrt((index + 0.5) / count) * reach
    return [Math.cos(angle) * out, Math.sin(angle) * out, (index * 0.618) % 1] as const
  })
}
