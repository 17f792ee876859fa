import { InsurancePage } from '~/features/content/insurance-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/insurance.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.insurance),
  header: 'back',
  title: 'insurance.title',
  backTo: '/',
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t, brand }) => ({
    title: t('insurance.seo.title'),
    description: t('insurance.seo.description', { brand }),
  }))
}

export default function InsuranceRoute() {
  return <InsurancePage address={useShop().shop.insuranceUrl} />
}
