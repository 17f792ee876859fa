import type { readUndoCall } from '@warsha/contract/console/imports/imports.calls.ts'
import { ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { DeclinedError } from '~/session/ask.ts'
import { saveCsv } from '~/session/download-csv.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'

type UndoButtonProps = { call: typeof readUndoCall; id: string; name: string }

/** The file that brings the state before an import back. */
export function UndoButton({ call, id, name }: UndoButtonProps) {
  const { t } = useTranslation()
  async function download() {
    try {
      await saveCsv(call, { params: { id } }, name)
    } catch (error) {
      if (!(error instanceof DeclinedError)) showToast({ tone: 'failed', text: failureText(error, t) })
    }
  }
  return (
    <button type="button" className="tool" onClick={download}>
      <ReturnIcon className="size-4 text-muted" />
      {t('console-imports.undo')}
    </button>
  )
}
