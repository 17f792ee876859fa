import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { PinIcon } from '@warsha/ui/icons.tsx'
import { PencilIcon, TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export type AddressCardProps = { address: RestUserAddress; onRemove: () => void }

export function AddressCard({ address, onRemove }: AddressCardProps) {
  const { t, lang } = useTranslation()
  const name = isolate(address.address)
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
          <PinIcon className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="font-bold leading-heading wrap-anywhere">
            <bdi>{address.address}</bdi>
          </h2>
          {address.place !== address.address && (
            <p className="mt-1 text-sm text-muted">
              <bdi>{address.place}</bdi>
            </p>
          )}
          {address.zip_code && (
            <p className="text-sm text-muted">
              {t('addresses.zipValue', { code: isolate(address.zip_code) })}
            </p>
          )}
        </div>
      </div>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-1">
        <Link
          to={localePath(lang, `/address/edit?id=${encodeURIComponent(address.id)}`)}
          aria-label={t('addresses.editAddress', { address: name })}
          className={buttonClass({ variant: 'ghost' })}
        >
          <PencilIcon className="size-5" />
          {t('addresses.edit')}
        </Link>
        <Button
          variant="ghost"
          className="text-danger"
          aria-label={t('addresses.removeAddress', { address: name })}
          onClick={onRemove}
        >
          <TrashIcon className="size-5" />
          {t('addresses.remove')}
        </Button>
      </div>
    </Card>
  )
}
