import {
  addressDialogStore,
  type DialogAddress,
  initialAddressDialog,
} from '~/session/groups/address-dialog.ts'

type Location = NonNullable<DialogAddress['location']>

/** A new address begins on the map. */
export function openCreate(): void {
  addressDialogStore.setState({ ...initialAddressDialog, status: 'create', mapModalOpen: true })
}

export function openEdit(address: Partial<DialogAddress>): void {
  addressDialogStore.setState({
    status: 'edit',
    mapModalOpen: true,
    formModalOpen: true,
    address: { ...initialAddressDialog.address, ...address },
  })
}

/** A changed address is to be reviewed, so the form opens. */
export function updateAddress(change: Partial<DialogAddress>): void {
  const { address } = addressDialogStore.getState()
  addressDialogStore.setState({ formModalOpen: true, address: { ...address, ...change } })
}

export function updateLocation(location: Location): void {
  const { address } = addressDialogStore.getState()
  addressDialogStore.setState({ address: { ...address, location } })
}

/** The point on the map stays. */
export function closeForm(): void {
  const { address } = addressDialogStore.getState()
  const cleared = { streetAddress1: '', streetAddress2: '', postalCode: '', city: '' }
  addressDialogStore.setState({ formModalOpen: false, address: { ...address, ...cleared } })
}

export function submitAddress(values: Partial<DialogAddress>): void {
  const { address } = addressDialogStore.getState()
  addressDialogStore.setState({ address: { ...address, ...values } })
}

export function clearAddressDialog(): void {
  addressDialogStore.setState(initialAddressDialog, true)
}
