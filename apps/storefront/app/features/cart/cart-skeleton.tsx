import { LineSkeleton, PanelSkeleton } from '@warsha/ui/line-skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

const line = { pictureClass: 'size-22', footClass: 'h-11.5 w-30' }

/** Placeholders for two lines and the summary, in the sizes of the real ones. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div
      aria-busy="true"
      className="page-width grid items-start gap-4 pt-1 pb-[calc(var(--step-bar-height)+1rem)] sm:grid-cols-[minmax(0,1fr)_17rem] md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:pt-4 lg:pb-8"
    >
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <div className="grid gap-3">
        <LineSkeleton {...line} />
        <LineSkeleton {...line} />
      </div>
      <PanelSkeleton rows={3} />
    </div>
  )
}
