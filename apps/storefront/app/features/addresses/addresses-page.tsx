import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { AddressCard } from './address-card.tsx'
import { RemoveAddressDialog } from './remove-address-dialog.tsx'
import { useMyAddresses } from './use-my-addresses.ts'

export type AddressesPageProps = {
  /** Content of an empty list, around the link that adds an address. */
  renderEmpty: (action: ReactNode) => ReactNode
}

export function AddressesPage({ renderEmpty }: AddressesPageProps) {
  const { t, lang } = useTranslation()
  const { addresses, hasFailed, reload } = useMyAddresses()
  const [removed, setRemoved] = useState<RestUserAddress | null>(null)
  const addLink = (
    <Link to={localePath(lang, '/address/add')} className={`${buttonClass({ size: 'step' })} max-sm:w-full`}>
      <PlusIcon className="size-5" />
      {t('addresses.add')}
    </Link>
  )

  return (
    <div className="page-width py-5 lg:py-8">
      {hasFailed && (
        <Button variant="secondary" onClick={reload}>
          {t('shell.retry')}
        </Button>
      )}
      {!addresses && !hasFailed && <AddressesSkeleton />}
      {addresses?.length === 0 && renderEmpty(addLink)}
      {addresses && addresses.length > 0 && (
        <>
          <ul aria-label={t('addresses.title')} className="grid gap-3 lg:grid-cols-2 lg:gap-4">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} onRemove={() => setRemoved(address)} />
              </li>
            ))}
          </ul>
          <div className="mt-5">{addLink}</div>
        </>
      )}
      {removed && (
        <RemoveAddressDialog
          address={removed}
          onClose={(isChanged) => {
            setRemoved(null)
            if (isChanged) reload()
          }}
        />
      )}
    </div>
  )
}

export function AddressesSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3 lg:grid-cols-2">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
