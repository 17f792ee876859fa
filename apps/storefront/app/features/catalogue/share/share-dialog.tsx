import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { CopyIcon } from '@warsha/ui/later-icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { ShareIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { canShare, copyText, shareBySystem } from '~/session/share-link.ts'
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
          <Button
            size="step"
            variant="secondary"
            onClick={() => shareBySystem({ title: productName, url: link })}
          >
            <ShareIcon />
            {t('catalogue.share.system')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
