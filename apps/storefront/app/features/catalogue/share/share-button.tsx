import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ShareIcon } from '@warsha/ui/shop-icons.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'

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
  const { isOpen, wasOpened, close, opener } = useLazyOpen(loadDialog)

  return (
    <>
      <IconButton
        icon={ShareIcon}
        label={t('catalogue.share.openFor', { product: productName })}
        hasOutline={hasOutline}
        className={className}
        {...opener}
      />
      {wasOpened && (
        <Suspense>
          <ShareDialog isOpen={isOpen} onClose={close} productId={productId} productName={productName} />
        </Suspense>
      )}
    </>
  )
}
