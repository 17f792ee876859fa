import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { DownloadIcon } from '@warsha/ui/later-icons.tsx'
import { useState } from 'react'
import { DeclinedError } from '~/session/ask.ts'
import { downloadCsv } from '~/session/download-csv.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { showToast } from '~/session/toasts.ts'

export type ListExport = {
  call: RestCall<CallSchema>
  /** What the address of the call names. */
  params?: Record<string, string>
  /** The filters and the order of the list as it is shown. */
  query: Record<string, unknown>
  name: string
}

/** Everything that the filters match, as a file for a spreadsheet; only for those who may have it. */
export function ExportButton({ call, params, query, name }: ListExport) {
  const { t } = useTranslation()
  const operator = useOperator()
  const [isPending, setIsPending] = useState(false)
  if (!mayCall(operator, call.access)) return null

  async function download() {
    setIsPending(true)
    try {
      await downloadCsv(call, { query, name, ...(params && { params }) })
    } catch (error) {
      if (!(error instanceof DeclinedError)) showToast({ tone: 'failed', text: failureText(error, t) })
    }
    setIsPending(false)
  }

  return (
    <button type="button" className="tool" disabled={isPending} aria-busy={isPending} onClick={download}>
      <DownloadIcon className="size-4 text-muted" />
      {t('console.list.export')}
    </button>
  )
}
