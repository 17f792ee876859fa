/** How far a point is from a surface; negative inside. Shapes stand around the origin unless they are moved. */
export type Distance = (x: number, y: number, z: number) => number

const { abs, max, min, sqrt, cos, sin } = Math

export function box(width: number, height: number, depth: number, radius = 0): Distance {
  const w = width / 2 - radius
  const h = height / 2 - radius
  const d = depth / 2 - radius
  return (x, y, z) => {
    const ex = abs(x) - w
    const ey = abs(y) - h
    const ez = abs(z) - d
    const ox = max(ex, 0)
    const oy = max(ey, 0)
    const oz = max(ez, 0)
    return sqrt(ox * ox + oy * oy + oz * oz) + min(max(ex, ey, ez), 0) - radius
  }
}

/** Upright. */
export function cylinder(radius: number, height: number, edge = 0): Distance {
  const r = radius - edge
  const h = height / 2 - edge
  return (x, y, z) => {
    const out = sqrt(x * x + z * z) - r
    const up = abs(y) - h
    const ox = max(out, 0)
    const oy = max(up, 0)
    return sqrt(ox * ox + oy * oy) + min(max(out, up), 0) - edge
  }
}

export function cone(bottom: number, top: number, height: number, edge = 0): Distance {
  const slope = (bottom - top) / height
  const steepness = sqrt(1 + slope * slope)
  return (x, y, z) => {
    const radius = (bottom + top) / 2 - slope * y - edge
    const out = (sqrt(x * x + z * z) - radius) / steepness
    const up = abs(y) - height / 2 + edge
    const ox = max(out, 0)
    const oy = max(up, 0)
    return sqrt(ox * ox + oy * oy) + min(max(out, up), 0) - edge
  }
}

/** Lying flat. */
export function torus(radius: number, thickness: number): Distance {
  return (x, y, z) => {
    const out = sqrt(x * x + z * z) - radius
    return sqrt(out * out + y * y) - thickness
  }
}

export function sphere(radius: number): Distance {
  return (x, y, z) => sqrt(x * x + y * y + z * z) - radius
}

export function rod(from: Point, to: Point, radius: number): Distance {
  const [ax, ay, az] = from
  const bx = to[0] - ax
  const by = to[1] - ay
  const bz = to[2] - az
  const length = bx * bx + by * by + bz * bz
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    const part = max(0, min(1, (px * bx + py * by + pz * bz) / length))
    const ex = px - bx * part
    const ey = py - by * part
    const ez = pz - bz * part
    return sqrt(ex * ex + ey * ey + ez * ez) - radius
  }
}
export type Point = readonly [x: number, y: number, z: number]

/** A hose along its points. */
export function hose(points: readonly Point[], radius: number): Distance {
  return union(...points.slice(1).map((to, index) => rod(points[index] ?? to, to, radius)))
}

/** More points on a smooth way through the given ones. */
export function curved(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0, 0]
  return Array.from({ length: (points.length - 1) * 6 + 1 }, (_, step) => {
    const [index, t] = [Math.floor(step / 6), (step % 6) / 6]
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const along = (axis: 0 | 1 | 2) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
    return [along(0), along(1), along(2)] as const
  })
}

export type Outline = readonly (readonly [x: number, y: number])[]

/** A flat outline, drawn out along z. */
export function extrusion(outline: Outline, depth: number, radius = 0): Distance {
  const flat = onGrid(outline, polygon(outline))
  return (x, y, z) => {
    const out = flat(x, y) + radius
    const along = abs(z) - depth / 2 + radius
    const ox = max(out, 0)
    const oz = max(along, 0)
    return sqrt(ox * ox + oz * oz) + min(max(out, along), 0) - radius
  }
}

const gridPoints = 300
const gridMargin = 0.6

/** Measured once at many points: in between it is nearly straight, and beyond them it is measured itself. */
function onGrid(outline: Outline, exact: (x: number, y: number) => number): (x: number, y: number) => number {
  const lowX = min(...outline.map(([x]) => x)) - gridMargin
  const lowY = min(...outline.map(([, y]) => y)) - gridMargin
  const stepX = (max(...outline.map(([x]) => x)) + gridMargin - lowX) / (gridPoints - 1)
  const stepY = (max(...outline.map(([, y]) => y)) + gridMargin - lowY) / (gridPoints - 1)
  const known = Float64Array.from({ length: gridPoints * gridPoints }, (_, index) =>
    exact(lowX + (index % gridPoints) * stepX, lowY + Math.floor(index / gridPoints) * stepY),
  )
  return (x, y) => {
    const column = (x - lowX) / stepX
    const row = (y - lowY) / stepY
    if (!(column >= 0 && row >= 0 && column < gridPoints - 1 && row < gridPoints - 1)) return exact(x, y)
    const at = Math.floor(row) * gridPoints + Math.floor(column)
    const across = column - Math.floor(column)
    const up = row - Math.floor(row)
    const lower = (known[at] ?? 0) * (1 - across) + (known[at + 1] ?? 0) * across
    const upper = (known[at + gridPoints] ?? 0) * (1 - across) + (known[at + gridPoints + 1] ?? 0) * across
    return lower * (1 - up) + upper * up
  }
}

function polygon(outline: Outline): (x: number, y: number) => number {
  const edges = outline.map(([x, y], index) => {
    const [fromX, fromY] = outline[(index + outline.length - 1) % outline.length] ?? [x, y]
    return { vx: x, vy: y, ex: fromX - x, ey: fromY - y, fromY }
  })
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    let sign = 1
    for (const { vx, vy, ex, ey, fromY } of edges) {
      const wx = x - vx
      const wy = y - vy
      const part = max(0, min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)))
      const dx = wx - ex * part
      const dy = wy - ey * part
      nearest = min(nearest, dx * dx + dy * dy)
      const above = y >= vy
      const below = y < fromY
      const left = ex * wy > ey * wx
      if ((above && below && left) || !(above || below || left)) sign = -sign
    }
    return sign * sqrt(nearest)
  }
}

/** Corners cut twice, so that an outline of a few points has no edges. */
export function softened(outline: Outline, times = 2): Outline {
  if (times === 0) return outline
  const cutCorners = outline.flatMap(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    const along = (part: number) => [x + (nextX - x) * part, y + (nextY - y) * part] as const
    return [along(0.25), along(0.75)]
  })
  return softened(cutCorners, times - 1)
}

export function union(...shapes: readonly Distance[]): Distance {
  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY
    for (const shape of shapes) nearest = min(nearest, shape(x, y, z))
    return nearest
  }
}

/** Melts two shapes into each other over a seam. */
export function blend(one: Distance, other: Distance, seam: number): Distance {
  return (x, y, z) => {
    const a = one(x, y, z)
    const b = other(x, y, z)
    const part = max(seam - abs(a - b), 0) / seam
    return min(a, b) - part * part * seam * 0.25
  }
}

export function cut(from: Distance, away: Distance, seam = 0.012): Distance {
  return (x, y, z) => {
    const a = from(x, y, z)
    const b = -away(x, y, z)
    const part = max(seam - abs(a - b), 0) / seam
    return max(a, b) + part * part * seam * 0.25
  }
}

export function both(one: Distance, other: Distance): Distance {
  return (x, y, z) => max(one(x, y, z), other(x, y, z))
}

export function moved(shape: Distance, dx: number, dy: number, dz: number): Distance {
  return (x, y, z) => shape(x - dx, y - dy, z - dz)
}

export function turned(shape: Distance, axis: 'x' | 'y' | 'z', degrees: number): Distance {
  const c = cos((degrees * Math.PI) / 180)
  const s = sin((degrees * Math.PI) / 180)
  if (axis === 'x') return (x, y, z) => shape(x, c * y + s * z, c * z - s * y)
  if (axis === 'y') return (x, y, z) => shape(c * x - s * z, y, c * z + s * x)
  return (x, y, z) => shape(c * x + s * y, c * y - s * x, z)
}

/** The same shape so many times around the upright axis. */
export function around(shape: Distance, count: number): Distance {
  const step = (2 * Math.PI) / count
  return (x, y, z) => {
    const angle = Math.atan2(z, x)
    const near = Math.round(angle / step) * step
    const c = cos(near)
    const s = sin(near)
    return shape(c * x + s * z, y, c * z - s * x)
  }
}

/** The same shape on both sides of the plane across x. */
export function mirrored(shape: Distance): Distance {
  return (x, y, z) => shape(abs(x), y, z)
}

export function shell(shape: Distance, thickness: number): Distance {
  return (x, y, z) => abs(shape(x, y, z)) - thickness
}
