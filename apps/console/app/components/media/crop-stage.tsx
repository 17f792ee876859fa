import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import {
  type Corner,
  corners,
  moveRectangle,
  type Rectangle,
  resizeRectangle,
  type Size,
} from './crop-rectangle.ts'
import { thumbnailOf } from './thumbnail-of.ts'

type CropStageProps = {
  url: string
  picture: Size
  rectangle: Rectangle
  ratio: number | undefined
  onChange: (rectangle: Rectangle) => void
}

type Part = Corner | 'frame'
type Held = { part: Part; from: Rectangle; x: number; y: number }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const places: Readonly<Record<Corner, string>> = {
  topLeft: '-top-3 -start-3 cursor-nwse-resize',
  topRight: '-top-3 -end-3 cursor-nesw-resize',
  bottomLeft: '-bottom-3 -start-3 cursor-nesw-resize',
  bottomRight: '-bottom-3 -end-3 cursor-nwse-resize',
}

/** The picture with the frame that is cut out of it. Left is left in every language. */
export function CropStage({ url, picture, rectangle, ratio, onChange }: CropStageProps) {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)

  function change(part: Part, from: Rectangle, by: { x: number; y: number }) {
    onChange(
      part === 'frame'
        ? moveRectangle(from, by, picture)
        : resizeRectangle(from, { corner: part, by, ratio }, picture),
    )
  }

  const partProps = (part: Part) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { part, from: rectangle, x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const shown = stage.current?.getBoundingClientRect()
      if (!held.current || !shown) return
      const scale = picture.width / shown.width
      const { from, x, y } = held.current
      change(held.current.part, from, { x: (clientX - x) * scale, y: (clientY - y) * scale })
    },
    onPointerUp: () => {
      held.current = undefined
    },
    onPointerCancel: () => {
      held.current = undefined
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? Math.max(10, Math.round(picture.width / 20)) : 1
      change(part, rectangle, { x: arrow[0] * step, y: arrow[1] * step })
    },
  })

  const percent = (value: number, of: number) => `${(value / of) * 100}%`
  const place = {
    left: percent(rectangle.x, picture.width),
    top: percent(rectangle.y, picture.height),
    width: percent(rectangle.width, picture.width),
    height: percent(rectangle.height, picture.height),
  }
  return (
    <div className="flex justify-center bg-ground p-4" dir="ltr">
      <div ref={stage} className="relative max-w-full select-none">
        <img
          src={thumbnailOf(url, 1024)}
          alt=""
          draggable={false}
          width={picture.width}
          height={picture.height}
          className="block h-auto max-h-[45dvh] w-auto max-w-full"
        />
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          <div className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]" style={place} />
        </div>
        <div className="absolute" style={place}>
          <button
            type="button"
            aria-label={t('console-media.crop.frame')}
            className="absolute inset-0 cursor-move touch-none border-2 border-white bg-transparent shadow-raised outline-offset-2"
            {...partProps('frame')}
          />
          {corners.map((corner) => (
            <button
              key={corner}
              type="button"
              aria-label={t(`console-media.crop.${corner}`)}
              className={`absolute size-6 touch-none rounded-full border-2 border-white bg-brand ${places[corner]}`}
              {...partProps(corner)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
