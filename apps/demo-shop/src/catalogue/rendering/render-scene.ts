import type { Point } from './distances.ts'
import { shadeGround, shadePoint } from './light.ts'
import type { Camera, Scene } from './scene.ts'
import { trace } from './trace.ts'

/** Renders a square as bytes of red, green and blue. */
export function renderScene(scene: Scene, size: number): Buffer {
  const eye = eyeOf(scene.camera)
  const once = Buffer.alloc(size * size * 3)
  const raysAt = (column: number, row: number, samples: number): Point => {
    let [red, green, blue] = [0, 0, 0]
    for (let sample = 0; sample < samples * samples; sample++) {
      const across = (column + ((sample % samples) + 0.5) / samples) / size
      const down = (row + (Math.floor(sample / samples) + 0.5) / samples) / size
      const light = lookAt(scene, eye, across, down)
      red += light[0]
      green += light[1]
      blue += light[2]
    }
    const count = samples * samples
    return [red / count, green / count, blue / count]
  }
  for (let index = 0; index < size * size; index++) {
    once.set(raysAt(index % size, Math.floor(index / size), 1), index * 3)
  }
  const smoothed = Buffer.from(once)
  for (let index = 0; index < size * size; index++) {
    if (isEdge(once, index, size)) {
      smoothed.set(raysAt(index % size, Math.floor(index / size), samplesAtEdges), index * 3)
    }
  }
  return smoothed
}

const samplesAtEdges = 3
const visibleStep = 14

/** Where neighbours differ, one ray is not enough. */
function isEdge(bytes: Buffer, index: number, size: number): boolean {
  const column = index % size
  const neighbours = [
    index - size,
    index + size,
    column > 0 ? index - 1 : -1,
    column < size - 1 ? index + 1 : -1,
  ]
  return neighbours.some((other) => {
    if (other < 0 || other >= size * size) return false
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs((bytes[index * 3 + channel] ?? 0) - (bytes[other * 3 + channel] ?? 0)) > visibleStep)
        return true
    }
    return false
  })
}

type Eye = {
  readonly from: Point
  readonly right: Point
  readonly up: Point
  readonly ahead: Point
  readonly reach: number
}

function eyeOf({ from, at, angle }: Camera): Eye {
  const ahead = unit([at[0] - from[0], at[1] - from[1], at[2] - from[2]])
  const right = unit([-ahead[2], 0, ahead[0]])
  const up: Point = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ]
  return { from, right, up, ahead, reach: Math.tan((angle * Math.PI) / 360) }
}

/** Each of 0 to 255, as the eye sees it. */
function lookAt(scene: Scene, eye: Eye, across: number, down: number): Point {
  const [sx, sy] = [(across * 2 - 1) * eye.reach, (1 - down * 2) * eye.reach]
  const direction = unit([
    eye.ahead[0] + eye.right[0] * sx + eye.up[0] * sy,
    eye.ahead[1] + eye.right[1] * sx + eye.up[1] * sy,
    eye.ahead[2] + eye.right[2] * sx + eye.up[2] * sy,
  ])
  const hit = trace(scene.parts, eye.from, direction)
  const light = hit
    ? developed(shadePoint(scene.parts, hit, direction))
    : shadeGround(scene, eye.from, direction, across, down)
  return [byte(light[0]), byte(light[1]), byte(light[2])]
}

/** Bright parts run out softly, as on film. */
function developed(light: Point): Point {
  const curve = (value: number) => {
    const strong = value * 1.02
    return (
      Math.min(1, (strong * (2.51 * strong + 0.03)) / (strong * (2.43 * strong + 0.59) + 0.14)) ** (1 / 2.2)
    )
  }
  return [curve(light[0]), curve(light[1]), curve(light[2])]
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, value * 255))
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
