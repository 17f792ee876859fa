import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { Button } from '@warsha/ui/button.tsx'
import { lazy, Suspense } from 'react'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'

const loadDialog = async () => {
  const [part] = await Promise.all([import('./book-here-dialog.tsx'), loadTexts('catalogue')])
  return { default: part.BookHereDialog }
}
const BookHereDialog = lazy(loadDialog)

/** Opens the services of a centre, each with its first hour there. */
export function BookHere({ centre }: { centre: RestServiceCentre }) {
  const { t } = useTranslation()
  const { isOpen, close, opener } = useLazyOpen(loadDialog)
  return (
    <>
      <Button
        isFullWidth
        {...opener}
        aria-label={t('centres.bookHereAt', { name: isolateName(centre.name) })}
      >
        {t('centres.bookHere')}
      </Button>
      {isOpen && (
        <Suspense>
          <BookHereDialog centre={centre} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
