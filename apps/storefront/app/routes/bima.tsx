import { redirect } from 'react-router'
import { BimaPage } from '~/features/identity/bima-page.tsx'
import { shopContext } from '~/session/contexts.ts'
import { languageOf, localePath } from '~/session/locale-path.ts'
import { loadTexts } from '~/session/messages.ts'
import { currentShop } from '~/session/place.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useVisitorsOnly } from '~/session/use-guard.ts'
import { CampaignHeader } from '~/shell/campaign-header.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/bima.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.bima),
  header: 'none',
  hasBottomBar: false,
  hasFooter: false,
} satisfies ShellHandle

/** Elsewhere than on the partner's hosts there is no campaign. */
export function loader({ context, request }: Route.LoaderArgs) {
  return leaveUnless(context.get(shopContext).isCampaignHost, request)
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return leaveUnless(currentShop().isCampaignHost, request)
}

function leaveUnless(isCampaignHost: boolean, { url }: Request): null {
  if (isCampaignHost) return null
  throw redirect(localePath(languageOf(new URL(url).pathname) ?? 'en', '/'))
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('bima.seo.title'),
    description: t('bima.seo.description'),
    isPrivate: true,
  }))
}

export default function BimaRoute() {
  useVisitorsOnly()
  return (
    <>
      <CampaignHeader />
      <BimaPage />
    </>
  )
}
