import { Button } from '@warsha/ui/button.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'

const loadDialog = async () => ({
  default: (await import('./phone-change-dialog.tsx')).PhoneChangeDialog,
})
const PhoneChangeDialog = lazy(loadDialog)

export function PhoneChangeButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { isOpen, close, opener } = useLazyOpen(loadDialog)
  return (
    <>
      <Button variant="secondary" size="small" {...opener}>
        {t('profile.changePhone')}
      </Button>
      {isOpen && (
        <Suspense>
          <PhoneChangeDialog
            onClose={(isChanged) => {
              close()
              if (isChanged) onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
