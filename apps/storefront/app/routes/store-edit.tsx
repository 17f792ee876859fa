import { useRevalidator } from 'react-router'
import { StoreEdit } from '~/features/locations/store-edit.tsx'
import { loadTexts } from '~/session/messages.ts'
import { keepHomeQuiet } from '~/session/quiet-home.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useGoBack } from '~/session/use-go-back.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { usePlace } from '~/shell/use-shop.ts'
import type { Route } from './+types/store-edit.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.store),
  header: 'back',
  title: 'locations.editTitle',
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('shell.seo.storeEditTitle'),
    description: t('shell.seo.storeEditDescription'),
  }))
}

export default function StoreEditRoute() {
  const place = usePlace()
  const goBack = useGoBack()
  const { revalidate } = useRevalidator()

  async function leave() {
    keepHomeQuiet()
    // The pages behind this one were loaded for the former place.
    await revalidate()
    goBack()
  }

  // Another place in effect, for example chosen in the dialog, starts the form anew.
  return <StoreEdit key={place.stateId} place={place} onConfirmed={leave} />
}
