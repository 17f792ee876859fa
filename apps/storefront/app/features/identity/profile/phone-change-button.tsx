import { Button } from '@warsha/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'

const PhoneChangeDialog = lazy(async () => ({
  default: (await import('./phone-change-dialog.tsx')).PhoneChangeDialog,
}))

export function PhoneChangeButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('profile.changePhone')}
      </Button>
      {isOpen && (
        <Suspense>
          <PhoneChangeDialog
            onClose={(isChanged) => {
              setOpen(false)
              if (isChanged) onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
