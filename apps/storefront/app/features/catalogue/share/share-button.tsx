import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ShareIcon } from '@warsha/ui/shop-icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'

const loadDialog = () => import('./share-dialog.tsx')
const ShareDialog = lazy(async () => ({ default: (await loadDialog()).ShareDialog }))

export type ShareButtonProps = {
  productId: string
  productName: string
  hasOutline?: boolean
  className?: string
}

export function ShareButton({ productId, productName, hasOutline, className }: ShareButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setOpen(true)
  }

  return (
    <>
      <IconButton
        icon={ShareIcon}
        label={t('catalogue.share.openFor', { product: productName })}
        aria-haspopup="dialog"
        hasOutline={hasOutline}
        className={className}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <ShareDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            productId={productId}
            productName={productName}
          />
        </Suspense>
      )}
    </>
  )
}
