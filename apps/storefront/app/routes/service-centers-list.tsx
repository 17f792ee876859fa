import { ApiError } from '@warsha/contract/client/transport.ts'
import { data } from 'react-router'
import { CentresListPage } from '~/features/booking/centres-list.tsx'
import { loadCentresList, loadMoreCentres, readCentresKey } from '~/features/booking/load-centres.ts'
import { browserApi, browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { usePlace } from '~/shell/use-shop.ts'
import type { Route } from './+types/service-centers-list.ts'
import { BookHere } from './parts/book-here.tsx'

export const handle = {
  texts: await loadTexts(...routeTexts['service-centers-list']),
  header: 'back',
  title: 'centres.title',
  backTo: '/service-centers/',
} satisfies ShellHandle

const missing = { status: 404 }

async function load(source: PageSource, id: string) {
  const key = readCentresKey(id)
  if (!key) return data(null, missing)
  const list = await loadCentresList(source, key).catch((error: unknown) =>
    isNotFound(error) ? null : pageFailure(error),
  )
  return list ? data({ asked: key, ...list }) : data(null, missing)
}

export const loader = (args: Route.LoaderArgs) => load(serverPage(args), args.params.id)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(browserPage(args), args.params.id).catch(pageTrouble(args))

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  const name = args.loaderData?.name
  return pageMeta(args, ({ t }) => ({
    title: name || t('centres.seo.title'),
    description: name ? t('centres.seo.listDescription', { name }) : t('centres.seo.description'),
    isPrivate: !name,
  }))
}

export default function ServiceCentersListRoute({ loaderData: list }: Route.ComponentProps) {
  const { lang } = useTranslation()
  const place = usePlace()
  if (!list) return <NotFoundPage />
  const { asked, ...shown } = list
  return (
    <CentresListPage
      {...shown}
      place={place}
      loadMore={(page, signal) => loadMoreCentres({ api: browserApi(), lang, place, signal }, asked, page)}
      renderBook={(centre, slot) =>
        slot.has_services && slot.starts_at ? <BookHere centre={centre} /> : null
      }
    />
  )
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
