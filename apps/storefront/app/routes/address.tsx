import { data, useNavigate, useSearchParams } from 'react-router'
import { AddressEditor } from '~/features/addresses/address-editor.tsx'
import { AddressesPage, AddressesSkeleton } from '~/features/addresses/addresses-page.tsx'
import { EditAddressPage } from '~/features/addresses/edit-address-page.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { EmptyList } from '~/shell/empty-list.tsx'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { usePlace, useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/address.ts'

const titles = { list: 'addresses.title', add: 'addresses.add', edit: 'addresses.change' } as const
const screens = Object.keys(titles)

export const handle = {
  texts: await loadTexts(...routeTexts.address),
  header: 'back',
  title: ({ route = '' }) => titles[route as keyof typeof titles] ?? 'addresses.title',
  isAccount: true,
} satisfies ShellHandle

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: screens.includes(params.route) ? 200 : 404 })
}

/** The screens have nothing that the browser does not know. */
export function clientLoader() {
  return null
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: args.params.route === 'list' ? t('addresses.seo.title') : t(handle.title(args.params)),
    description: t('addresses.seo.description'),
    isPrivate: true,
  }))
}

export default function AddressRoute({ params }: Route.ComponentProps) {
  const isKnown = screens.includes(params.route)
  return isKnown ? <AddressScreen screen={params.route} /> : <NotFoundPage />
}

function AddressScreen({ screen }: { screen: string }) {
  const { lang } = useTranslation()
  const isCustomer = useCustomersOnly()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { shop } = useShop()
  const { stateId } = usePlace()
  const editor = {
    tiles: shop.mapTiles,
    stateId,
    onSaved: () => void navigate(localePath(lang, '/address/list'), { replace: true }),
  }
  if (!isCustomer) {
    return (
      <div className="page-width py-5 lg:py-8">
        <AddressesSkeleton />
      </div>
    )
  }
  if (screen === 'add') return <AddressEditor {...editor} />
  if (screen === 'edit')
    return <EditAddressPage {...editor} id={query.get('id')} notFound={<NotFoundPage />} />
  return <AddressesPage renderEmpty={(action) => <EmptyList kind="addresses" action={action} />} />
}
