import { Button } from '@warsha/ui/button.tsx'
import { DownloadIcon } from '@warsha/ui/later-icons.tsx'
import { TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import { exportData } from './own-account-calls.ts'
import { Section } from './section.tsx'

const loadDialog = async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
})
const DeleteAccountDialog = lazy(loadDialog)

export function PrivacySection() {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const { isOpen, close, opener } = useLazyOpen(loadDialog)

  async function download() {
    setPending(true)
    try {
      saveFile(await exportData(), 'my-data.json')
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Section title={t('profile.privacy')} text={t('profile.exportText')}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isPending={isPending} onClick={() => void download()}>
          <DownloadIcon className="size-5" />
          {t('profile.export')}
        </Button>
        <Button variant="danger" {...opener}>
          <TrashIcon className="size-5" />
          {t('profile.delete')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog onClose={close} />
        </Suspense>
      )}
    </Section>
  )
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
