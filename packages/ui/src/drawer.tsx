import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { type ModalOptions, useModal } from './use-modal.ts'

export type DrawerSide = 'start' | 'end' | 'bottom'

export type DrawerProps = ModalOptions & {
  side: DrawerSide
  title: ReactNode
  /** The title may be for screen readers only, when the drawer shows a better head of its own. */
  isTitleHidden?: boolean
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** Width of a side drawer or height of a bottom sheet, for example `w-[300px]` or `h-[420px]`. */
  sizeClass?: string
}

export function Drawer({
  side,
  title,
  isTitleHidden = false,
  closeLabel,
  children,
  footer,
  sizeClass,
  ...modal
}: DrawerProps) {
  const titleId = useId()
  const dialog = useModal(modal)

  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames(
        'dialog-motion fixed outline-none max-w-none overflow-hidden bg-surface p-0 shadow-raised',
        sides[side],
        // A sheet is as high as its content, up to a limit; what has a size of its own knows none.
        sizeClass || side !== 'bottom' ? 'max-h-none' : 'max-h-[85dvh]',
        sizeClass ?? (side !== 'bottom' && 'w-[min(20rem,86vw)]'),
      )}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        {side === 'bottom' && (
          <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-line" />
        )}
        <div className="flex items-center gap-2 border-b border-line ps-5 pe-2 py-2">
          <h2
            id={titleId}
            className={isTitleHidden ? 'sr-only' : 'min-w-0 flex-1 truncate text-lg font-bold'}
          >
            {title}
          </h2>
          <IconButton icon={CloseIcon} label={closeLabel} onClick={modal.onClose} className="ms-auto" />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && (
          <div className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}

const sides: Record<DrawerSide, string> = {
  start: 'from-start inset-y-0 start-0 end-auto m-0 h-dvh rounded-e-sheet',
  end: 'from-end inset-y-0 end-0 start-auto m-0 h-dvh rounded-s-sheet',
  bottom: 'from-bottom inset-x-0 top-auto bottom-0 mx-auto mt-auto mb-0 w-full rounded-t-sheet sm:max-w-xl',
}
