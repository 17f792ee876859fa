import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'

type CarHeadProps = {
  title: string
  back: { to: string; label: string }
  beside?: ReactNode
  onRemove?: (() => void) | undefined
}

/** The way back, the name, and the button that deletes. */
export function CarHead({ title, back, beside, onRemove }: CarHeadProps) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageTitle>{title}</PageTitle>
      <Link to={back.to} aria-label={back.label} className="tool size-8 justify-center p-0">
        <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      </Link>
      <h1 className="min-w-0 text-xl font-bold leading-heading">
        <bdi>{title}</bdi>
      </h1>
      {beside}
      {onRemove && (
        <Button size="small" variant="danger" className="ms-auto" onClick={onRemove}>
          {t('console-cars.remove.action')}
        </Button>
      )}
    </header>
  )
}
