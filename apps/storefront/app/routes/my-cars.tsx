import { CarsSkeleton, MyCarsPage } from '~/features/vehicles/my-cars-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import type { FrameHandle } from '~/shell/frame-handle.ts'
import { NothingHere } from '~/shell/nothing-here.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/my-cars.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['my-cars']),
  header: 'back',
  title: 'cars.title',
} satisfies FrameHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('cars.seo.title'),
    description: t('cars.seo.description'),
    isPrivate: true,
  }))
}

export default function MyCarsRoute() {
  const isCustomer = useCustomersOnly()
  if (!isCustomer) {
    return (
      <div className="page-width py-5 lg:py-8">
        <CarsSkeleton />
      </div>
    )
  }
  return <MyCarsPage renderEmpty={(action) => <NothingHere kind="cars" action={action} />} />
}
