import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { type ModalOptions, useModal } from './use-modal.ts'

export type DialogProps = ModalOptions & {
  title: ReactNode
  /** Without it there is no close button, as in a blocking dialog. */
  closeLabel?: string
  children: ReactNode
  footer?: ReactNode
  /** Open in the server's page already, before there is a script that could open it. */
  isInServerPage?: boolean
  className?: string
}

export function Dialog({
  title,
  closeLabel,
  children,
  footer,
  isInServerPage = false,
  className,
  ...modal
}: DialogProps) {
  const titleId = useId()
  const dialog = useModal(modal)

  return (
    <dialog
      {...dialog}
      open={isInServerPage || undefined}
      aria-modal={isInServerPage || undefined}
      aria-labelledby={titleId}
      className={classNames(
        'dialog-motion from-middle m-auto outline-none max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-110 overflow-hidden rounded-sheet bg-surface p-0 shadow-raised',
        isInServerPage && 'dialog-in-page',
        className,
      )}
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <div className="flex items-start gap-2 ps-5 pe-2 pt-4 pb-2">
          <h2
            id={titleId}
            className={classNames(
              'min-w-0 flex-1 text-lg font-bold leading-heading',
              // In line with the close button.
              closeLabel ? 'py-2.5' : 'py-1',
            )}
          >
            {title}
          </h2>
          {closeLabel && <IconButton icon={CloseIcon} label={closeLabel} onClick={modal.onClose} />}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
        {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
      </div>
    </dialog>
  )
}
