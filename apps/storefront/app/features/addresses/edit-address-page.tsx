import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { Button } from '@warsha/ui/button.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { AddressEditor } from './address-editor.tsx'
import { AddressesSkeleton } from './addresses-page.tsx'
import { useMyAddresses } from './use-my-addresses.ts'

export type EditAddressPageProps = {
  id: string | null
  tiles: MapTiles | null
  stateId: number
  onSaved: () => void
  /** For an id that is none of the customer's. */
  notFound: ReactNode
}

export function EditAddressPage({ id, tiles, stateId, onSaved, notFound }: EditAddressPageProps) {
  const { t } = useTranslation()
  const { addresses, hasFailed, reload } = useMyAddresses({ isForForm: true })
  if (!addresses) {
    return (
      <div className="page-width py-5 lg:py-8">
        {hasFailed ? (
          <Button variant="secondary" onClick={reload}>
            {t('shell.retry')}
          </Button>
        ) : (
          <AddressesSkeleton />
        )}
      </div>
    )
  }
  const address = addresses.find((each) => each.id === id)
  if (!address) return notFound
  return <AddressEditor address={address} tiles={tiles} stateId={stateId} onSaved={onSaved} />
}
