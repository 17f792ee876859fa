import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import { useEffect, useState } from 'react'
import { useAddressDialog } from '~/session/groups/address-dialog.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { saveAddress } from './address-calls.ts'
import {
  clearAddressDialog,
  closeForm,
  openCreate,
  openEdit,
  submitAddress,
  updateAddress,
  updateLocation,
} from './address-dialog-actions.ts'
import { AddressForm, type FormValues } from './address-form.tsx'
import { MapStep } from './map-step.tsx'
import type { ChosenPlace } from './use-places.ts'

export type AddressEditorProps = {
  /** The address to change; without it one is added. */
  address?: RestUserAddress
  tiles: MapTiles | null
  /** The shopper's own place, where the map begins. */
  stateId: number
  onSaved: () => void
}

/** The map first; the form opens with the text of the chosen point. */
export function AddressEditor({ address, tiles, stateId, onSaved }: AddressEditorProps) {
  const { t } = useTranslation()
  const { mapModalOpen, formModalOpen, address: written } = useAddressDialog((dialog) => dialog)
  const [place, setPlace] = useState<ChosenPlace>({
    stateId: address?.state_id ?? stateId,
    cityId: address?.city_id ?? null,
    regionId: address?.region_id ?? null,
  })
  const [isPending, setPending] = useState(false)
  const [isInvalid, setInvalid] = useState(false)

  useEffect(() => {
    if (address) openEdit(toDialog(address))
    else openCreate()
    return clearAddressDialog
  }, [address])

  async function save({ text, zipCode }: FormValues) {
    submitAddress({ streetAddress1: text, postalCode: zipCode })
    const { location } = written
    setInvalid(!text.trim() || !location)
    if (!text.trim() || !location) return
    setPending(true)
    try {
      await saveAddress({ regionId: place.regionId, text, zipCode, ...location }, address?.id)
      toast.success(t('addresses.saved'))
      onSaved()
    } catch (error) {
      setPending(false)
      const isRefused =
        error instanceof ApiError && error.problems.some(({ code }) => code === 'ADDRESS_INVALID')
      setInvalid(isRefused)
      if (!isRefused) showErrors(error)
    }
  }

  return (
    <div className="page-width py-5 lg:py-8">
      {mapModalOpen && (
        <MapStep
          location={written.location}
          place={place}
          tiles={tiles}
          isFormOpen={formModalOpen}
          onPlace={setPlace}
          onLocation={updateLocation}
          onText={(text) => formModalOpen && updateAddress({ streetAddress1: text })}
          onContinue={(text) => updateAddress({ streetAddress1: text })}
        >
          {formModalOpen && (
            <AddressForm
              text={written.streetAddress1}
              zipCode={written.postalCode}
              isInvalid={isInvalid}
              isPending={isPending}
              onSubmit={(values) => void save(values)}
              onClose={address ? undefined : closeForm}
            />
          )}
        </MapStep>
      )}
    </div>
  )
}

function toDialog({ address, zip_code, latitude, longitude }: RestUserAddress) {
  return {
    streetAddress1: address,
    postalCode: zip_code,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}
