import { addressTextMaxLength } from '@warsha/contract/addresses/addresses.constants.ts'
import type { OwnAddress } from '@warsha/contract/cart/create-booking.ts'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { mapCentre, mapZoom } from '@warsha/contract/constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { MapView } from '@warsha/ui/map/map-view.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useAddressOf } from './use-address-of.ts'

export type NewAddressProps = {
  tiles: MapTiles | null
  isPending: boolean
  onChoose: (address: OwnAddress) => void
  /** The words of a saved address whose point is asked for; empty for a new one. */
  text: string
}

/** Without tiles the land is one colour from close by, so the map begins farther away. */
const offlineZoom = 11

/** An address that is not saved: the point on the map, and words for who comes. */
export function NewAddress({ tiles, isPending, onChoose, text: known }: NewAddressProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(known !== '')
  const [point, setPoint] = useState<{ latitude: number; longitude: number }>(mapCentre)
  const [text, setText] = useState(known)
  const [isMissing, setMissing] = useState(false)
  const describe = useAddressOf(setText)

  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <PlusIcon className="size-5" />
        {t('booking.home.add')}
      </Button>
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    // A form inside of a dialog of the picker is no form of the page.
    event.stopPropagation()
    setMissing(!text.trim())
    if (text.trim() && !isPending) onChoose({ text: text.trim(), ...point })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <p className="text-sm text-muted">{t('booking.home.hint')}</p>
      <MapView
        label={t('booking.home.map')}
        centre={mapCentre}
        zoom={tiles ? mapZoom : offlineZoom}
        tiles={tiles}
        texts={{
          zoomIn: t('booking.picker.zoomIn'),
          zoomOut: t('booking.picker.zoomOut'),
          failed: t('booking.picker.mapFailed'),
          retry: t('shell.retry'),
        }}
        onMove={(next) => {
          setPoint(next)
          if (!known) describe(next)
        }}
      />
      <TextField
        label={t('booking.home.text')}
        hint={t('booking.home.textHint')}
        error={isMissing ? t('booking.home.missing') : undefined}
        autoComplete="street-address"
        dir="auto"
        maxLength={addressTextMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="step" isPending={isPending}>
        {t('booking.home.use')}
      </Button>
    </form>
  )
}
