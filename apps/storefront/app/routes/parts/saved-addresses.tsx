import { useMyAddresses } from '~/features/addresses/use-my-addresses.ts'
import { AddressChoices, type AddressChoicesProps } from '~/features/booking/home/address-choices.tsx'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

/** A customer's saved addresses to choose from. */
export function SavedAddresses(actions: SavedAddressesProps) {
  return useIsSignedIn() ? <Saved {...actions} /> : null
}

export type SavedAddressesProps = Pick<AddressChoicesProps, 'onChoose' | 'onPlace'>

function Saved(actions: SavedAddressesProps) {
  const { addresses } = useMyAddresses()
  const known = (addresses ?? []).map(({ id, address, latitude, longitude }) => ({
    id,
    text: address,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
  return <AddressChoices addresses={known} {...actions} />
}
