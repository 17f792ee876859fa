import { classNames } from '@warsha/ui/class-names.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type MenuProps = {
  /** What the button shows; its name where that is no text. */
  button: ReactNode
  label?: string
  children: ReactNode | ((close: () => void) => ReactNode)
  buttonClass?: string
  /** `fit`: from the start of the button, or where a wide panel would leave the window, from its end. */
  side?: 'start' | 'end' | 'fit'
  panelClass?: string
}

/** A small panel below a button. It closes on Escape, on a press beside it, and when the focus leaves it. */
export function Menu({
  button,
  label,
  children,
  buttonClass = 'tool',
  side = 'end',
  panelClass = 'p-1.5',
}: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [fitting, setFitting] = useState<'start' | 'end'>('start')
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from whatever has the focus in it
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
        root.current?.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={buttonClass}
        onClick={({ currentTarget }) => {
          setFitting(hasRoomBehind(currentTarget) ? 'start' : 'end')
          setIsOpen(!isOpen)
        }}
      >
        {button}
      </button>
      {isOpen && (
        <div
          id={id}
          className={classNames(
            'absolute top-full z-30 mt-1.5 grid max-h-[70dvh] min-w-52 overflow-y-auto rounded-card border border-line bg-raised shadow-raised',
            panelClass,
            (side === 'fit' ? fitting : side) === 'end' ? 'end-0' : 'start-0',
          )}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  )
}

const widestPanel = 340

/** Whether a wide panel that begins where the button does ends within the window. */
function hasRoomBehind(button: Element): boolean {
  const { left, right } = button.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(button).direction === 'rtl'
  return (isRightToLeft ? right : window.innerWidth - left) >= widestPanel
}

/** One line of a menu. */
export const menuItemClass =
  'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-start text-sm hover:bg-ground'
