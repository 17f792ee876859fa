import { loadLegalTexts } from '~/features/content/content-texts.ts'
import { LegalPage } from '~/features/content/legal-page.tsx'
import { browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { loadTexts } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/terms-and-policy.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['terms-and-policy']),
  header: 'back',
  title: 'content.terms.title',
} satisfies ShellHandle

async function load(source: PageSource) {
  return { texts: await loadLegalTexts(source) }
}

export const loader = (args: Route.LoaderArgs) => load(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t, brand }) => ({
    title: t('content.seo.termsTitle'),
    description: t('content.seo.termsDescription', { brand }),
  }))
}

export default function TermsAndPolicyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage texts={loaderData.texts} />
}
