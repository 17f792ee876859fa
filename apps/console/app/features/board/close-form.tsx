import { Button } from '@warsha/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { ReasonField } from '~/components/command/reason-field.tsx'

type CloseFormProps = { label: string; isPending: boolean; onClose: (reason: string) => void }

/** Closing needs a reason, which goes into the log. */
export function CloseForm({ label, isPending, onClose }: CloseFormProps) {
  const [reason, setReason] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() && !isPending) onClose(reason.trim())
  }

  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={send}>
      <ReasonField value={reason} onChange={setReason} />
      <Button type="submit" variant="danger" size="small" isPending={isPending} disabled={!reason.trim()}>
        {label}
      </Button>
    </form>
  )
}
