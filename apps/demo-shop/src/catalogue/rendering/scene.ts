import type { Distance, Point } from './distances.ts'

export type Colour = readonly [red: number, green: number, blue: number]

export type Surface = {
  /** Linear light, 0 to 1. */
  readonly colour: Colour
  /** 0 mirrors, 1 is chalk. */
  readonly roughness: number
  readonly isMetal?: boolean
  /** Of itself, without any light. */
  readonly glow?: number
}

/** A thing of one surface; where its print or its pattern differs, it is asked point by point. */
export type Part = {
  readonly distance: Distance
  readonly surface: Surface | ((point: Point, normal: Point) => Surface)
  /** What holds it wholly: rays that miss it never ask for distances. */
  readonly lowest: Point
  readonly highest: Point
}

export type Scene = {
  readonly parts: readonly Part[]
  readonly camera: Camera
}

export type Camera = {
  readonly from: Point
  readonly at: Point
  /** Of the whole picture, in degrees. */
  readonly angle: number
}

export function part(distance: Distance, surface: Part['surface'], lowest: Point, highest: Point): Part {
  return { distance, surface, lowest, highest }
}

export function surface(hex: string, roughness = 0.4, more: Partial<Surface> = {}): Surface {
  return { colour: linear(hex), roughness, ...more }
}

export function metal(hex: string, roughness = 0.25): Surface {
  return { colour: linear(hex), roughness, isMetal: true }
}

export function linear(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)]
}

export function toLinear(byte: number): number {
  return (byte / 255) ** 2.2
}
