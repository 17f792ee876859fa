import { loadContact, loadDeliveryRules, loadFaq } from '~/features/content/content-texts.ts'
import { SupportPage } from '~/features/content/support-page.tsx'
import { browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { loadTexts } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/support.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.support),
  header: 'back',
  title: 'shell.support.title',
  backTo: '/',
} satisfies ShellHandle

async function load(source: PageSource) {
  const [contact, rules, faq] = await Promise.all([
    loadContact(source),
    loadDeliveryRules(source),
    loadFaq(source),
  ])
  return { contact, rules, faq }
}

export const loader = (args: Route.LoaderArgs) => load(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t, brand }) => ({
    title: t('content.seo.supportTitle'),
    description: t('content.seo.supportDescription', { brand }),
  }))
}

export default function SupportRoute({ loaderData }: Route.ComponentProps) {
  return <SupportPage shop={useShop().shop} {...loaderData} />
}
