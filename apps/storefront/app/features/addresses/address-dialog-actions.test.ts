import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressDialogStore, initialAddressDialog } from '~/session/groups/address-dialog.ts'
import {
  clearAddressDialog,
  closeForm,
  openCreate,
  openEdit,
  submitAddress,
  updateAddress,
  updateLocation,
} from './address-dialog-actions.ts'

const muscat = { latitude: 23.588, longitude: 58.383 }
const written = { streetAddress1: 'Way 1', streetAddress2: 'Villa 2', postalCode: '133', city: 'Muscat' }

beforeEach(() => {
  vi.stubGlobal('document', {})
  clearAddressDialog()
})
afterEach(() => vi.unstubAllGlobals())

test('[ADDR-02] creating opens the map only', () => {
  openCreate()
  expect(addressDialogStore.getState()).toEqual({
    ...initialAddressDialog,
    status: 'create',
    mapModalOpen: true,
  })
})

test('[ADDR-03] editing opens map and form with the address', () => {
  openEdit({ ...written, location: muscat })
  expect(addressDialogStore.getState()).toMatchObject({
    status: 'edit',
    mapModalOpen: true,
    formModalOpen: true,
    address: { ...written, location: muscat },
  })
})

test('[ADDR-04] updating the address opens the form', () => {
  openCreate()
  updateAddress({ streetAddress1: 'Way 1' })
  expect(addressDialogStore.getState()).toMatchObject({
    formModalOpen: true,
    address: { streetAddress1: 'Way 1' },
  })
})

test('[ADDR-05] updating the location sets it and nothing else', () => {
  openCreate()
  updateLocation(muscat)
  expect(addressDialogStore.getState()).toMatchObject({ formModalOpen: false, address: { location: muscat } })
})

test('[ADDR-06] closing the form clears street lines, postal code and city', () => {
  openEdit({ ...written, country: 'OM', location: muscat })
  closeForm()
  expect(addressDialogStore.getState()).toMatchObject({
    formModalOpen: false,
    mapModalOpen: true,
    address: { ...initialAddressDialog.address, country: 'OM', location: muscat },
  })
})

test('[ADDR-07] submitting stores the values', () => {
  openCreate()
  submitAddress(written)
  expect(addressDialogStore.getState().address).toMatchObject(written)
})

test('[ADDR-08] clearing closes and resets the dialog', () => {
  openEdit({ ...written, location: muscat })
  clearAddressDialog()
  expect(addressDialogStore.getState()).toEqual(initialAddressDialog)
})
