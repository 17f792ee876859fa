import { previewProductCall } from '@warsha/contract/console/catalogue/product-preview.calls.ts'
import { EyeIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { ask, DeclinedError } from '~/session/ask.ts'
import { failureText } from '~/session/failure-text.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { showToast } from '~/session/toasts.ts'

await loadTexts('console-media')

/** Opens the product in the shop by a signed link, published or not. */
export function PreviewLink({ productId }: { productId: number }) {
  const { t } = useTranslation()
  const operator = useOperator()
  const [isPending, setIsPending] = useState(false)
  if (!mayCall(operator, previewProductCall.access)) return null

  /** The tab is opened by the click itself, or the browser would hold it back. */
  async function open() {
    const tab = window.open('about:blank', '_blank')
    setIsPending(true)
    try {
      const { data } = await ask(previewProductCall, { params: { id: String(productId) } })
      if (tab) {
        tab.opener = null
        tab.location.href = data.url
      }
    } catch (error) {
      tab?.close()
      if (!(error instanceof DeclinedError)) showToast({ tone: 'failed', text: failureText(error, t) })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <button
      type="button"
      className="tool"
      title={t('console-media.preview.hint')}
      disabled={isPending}
      onClick={() => void open()}
    >
      <EyeIcon className="size-4" />
      {t('console-media.preview.open')}
    </button>
  )
}
