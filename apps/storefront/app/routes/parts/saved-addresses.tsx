import type { OwnAddress } from '@warsha/contract/cart/create-booking.ts'
import { useMyAddresses } from '~/features/addresses/use-my-addresses.ts'
import { AddressChoices } from '~/features/booking/home/address-choices.tsx'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

/** A customer's saved addresses to choose from. */
export function SavedAddresses({ onChoose }: { onChoose: (address: OwnAddress) => void }) {
  return useIsSignedIn() ? <Saved onChoose={onChoose} /> : null
}

function Saved({ onChoose }: { onChoose: (address: OwnAddress) => void }) {
  const { addresses } = useMyAddresses()
  const known = (addresses ?? []).flatMap(({ id, address, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : { id, text: address, latitude, longitude },
  )
  return <AddressChoices addresses={known} onChoose={onChoose} />
}
