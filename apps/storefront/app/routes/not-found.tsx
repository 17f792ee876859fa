import { data } from 'react-router'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data(null, { status: 404 })
}

/** In the browser the page is known not to exist; there is nobody to ask. */
export function clientLoader() {
  return null
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('shell.seo.notFoundTitle'),
    description: t('shell.seo.notFoundDescription'),
    isPrivate: true,
  }))
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
