import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { CopyIcon, ShareIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useRef } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { productShareLink } from '../summary/product-links.ts'

export type ShareDialogProps = {
  isOpen: boolean
  onClose: () => void
  productId: string
  productName: string
}

export function ShareDialog({ isOpen, onClose, productId, productName }: ShareDialogProps) {
  const { t, lang } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const link = productShareLink(lang, productId)

  async function copy() {
    if (await copyText(link, field.current)) toast.success(t('shell.toast.productLinkCopied'))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('catalogue.share.title')}
      closeLabel={t('shell.close')}
    >
      <p className="mb-4 text-muted">
        <ProductName name={productName} />
      </p>
      <TextField
        ref={field}
        label={t('catalogue.share.link')}
        value={link}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-5 grid gap-2.5">
        <Button size="step" onClick={copy}>
          <CopyIcon />
          {t('catalogue.share.copy')}
        </Button>
        {canShare() && (
          <Button size="step" variant="secondary" onClick={() => shareBySystem(productName, link)}>
            <ShareIcon />
            {t('catalogue.share.system')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Where the clipboard is closed to us, the marked text of the field can still be copied. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}

function canShare(): boolean {
  return typeof navigator.share === 'function'
}

async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the system's sheet is an answer too.
    if (!isAbort(error)) throw error
  }
}
