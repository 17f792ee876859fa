import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageTabs } from '~/components/page-tabs.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { ActivateDialog } from './activate-dialog.tsx'
import { CentreState } from './centre-state.tsx'

/** Name, state and pages of a centre. */
export function CentreHead({ centre }: { centre: RestServiceCentre }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const [isOpened, setIsOpened] = useState(false)
  const pages = [
    { to: `/centres/${centre.id}`, title: t('console-centres.pages.details') },
    { to: `/centres/${centre.id}/schedule`, title: t('console-centres.pages.schedule') },
    { to: `/centres/${centre.id}/team`, title: t('console-centres.pages.team') },
  ]
  return (
    <header className="grid gap-3">
      <PageTitle>{centre.name[lang]}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to="/centres" aria-label={t('console-centres.back')} className="tool size-8 justify-center p-0">
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="min-w-0 text-xl font-bold leading-heading">
          <bdi>{centre.name[lang]}</bdi>
        </h1>
        <CentreState isActive={centre.is_active} />
        <div className="ms-auto flex flex-wrap gap-2">
          {may('board.read') && (
            <Link to={`/board?centre=${centre.id}`} className="tool">
              {t('console-centres.board')}
            </Link>
          )}
          {may('centres.close') && centre.is_active && (
            <Link to={`/closing/new?centre=${centre.id}`} className="tool">
              {t('console.booked.close')}
            </Link>
          )}
          {may('centres.write') && (
            <Button
              size="small"
              variant={centre.is_active ? 'danger' : 'primary'}
              onClick={() => setIsOpened(true)}
            >
              {t(centre.is_active ? 'console-centres.activate.undo' : 'console-centres.activate.action')}
            </Button>
          )}
        </div>
      </div>
      <PageTabs label={t('console-centres.pages.label')} pages={pages} />
      {isOpened && <ActivateDialog centre={centre} onClose={() => setIsOpened(false)} />}
    </header>
  )
}
