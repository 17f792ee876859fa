import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is gone for good. The way back stands first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, closeLabel, isPending, onConfirm, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{children}</p>
    </Dialog>
  )
}
