import { CentresFrontPage } from '~/features/booking/centres-front.tsx'
import { loadCentresFront, loadServiceTypes } from '~/features/booking/load-centres.ts'
import { browserApi, browserPage, serverPage } from '~/session/load-page.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { usePlace } from '~/shell/use-shop.ts'
import type { Route } from './+types/service-centers.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['service-centers']),
  header: 'back',
  title: 'centres.title',
  backTo: '/',
} satisfies ShellHandle

export const loader = (args: Route.LoaderArgs) => loadCentresFront(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadCentresFront(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('centres.seo.title'),
    description: t('centres.seo.description'),
  }))
}

export default function ServiceCentersRoute({ loaderData }: Route.ComponentProps) {
  const { lang } = useTranslation()
  const place = usePlace()
  return (
    <CentresFrontPage
      {...loaderData}
      placeName={place.stateName}
      loadMore={(page, signal) => loadServiceTypes({ api: browserApi(), lang, place, signal }, page)}
    />
  )
}
