import { minCropPixels } from '@warsha/contract/console/media/pictures.constants.ts'

export type Size = { width: number; height: number }
export type Rectangle = Size & { x: number; y: number }
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

export const corners: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']

/** The rectangle moved, as far as the picture reaches. */
export function moveRectangle(from: Rectangle, by: { x: number; y: number }, picture: Size): Rectangle {
  return {
    ...from,
    x: between(0, Math.round(from.x + by.x), picture.width - from.width),
    y: between(0, Math.round(from.y + by.y), picture.height - from.height),
  }
}

type Resize = { corner: Corner; by: { x: number; y: number }; ratio: number | undefined }

/** The rectangle with one corner moved; the opposite one stays. With a ratio, width decides about height. */
export function resizeRectangle(from: Rectangle, { corner, by, ratio }: Resize, picture: Size): Rectangle {
  const isLeft = corner.endsWith('Left')
  const isTop = corner.startsWith('top')
  const fixed = { x: isLeft ? from.x + from.width : from.x, y: isTop ? from.y + from.height : from.y }
  const room = {
    width: isLeft ? fixed.x : picture.width - fixed.x,
    height: isTop ? fixed.y : picture.height - fixed.y,
  }
  const wanted = {
    width: between(minCropPixels, Math.round(from.width + (isLeft ? -by.x : by.x)), room.width),
    height: between(minCropPixels, Math.round(from.height + (isTop ? -by.y : by.y)), room.height),
  }
  const { width, height } = ratio ? inRatio(wanted.width, ratio, room) : wanted
  return { x: isLeft ? fixed.x - width : fixed.x, y: isTop ? fixed.y - height : fixed.y, width, height }
}

/** The largest rectangle of this ratio in the middle of the picture; all of it without one. */
export function largestRectangle(picture: Size, ratio: number | undefined): Rectangle {
  const { width, height } = ratio ? inRatio(picture.width, ratio, picture) : picture
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
  }
}

function inRatio(width: number, ratio: number, room: Size): Size {
  const fitting = Math.min(width, room.width, Math.floor(room.height * ratio))
  return { width: fitting, height: Math.min(room.height, Math.max(1, Math.round(fitting / ratio))) }
}

function between(least: number, value: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, most))
}
