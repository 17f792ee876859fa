import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

export type AddressDialogState = {
  status: 'closed' | 'create' | 'edit'
  mapModalOpen: boolean
  formModalOpen: boolean
  address: DialogAddress
}

export type DialogAddress = {
  streetAddress1: string
  streetAddress2: string
  postalCode: string
  city: string
  country: string
  countryArea: string
  location: { latitude: number; longitude: number } | null
}

export const initialAddressDialog: AddressDialogState = {
  status: 'closed',
  mapModalOpen: false,
  formModalOpen: false,
  address: {
    streetAddress1: '',
    streetAddress2: '',
    postalCode: '',
    city: '',
    country: '',
    countryArea: '',
    location: null,
  },
}

export const addressDialogStore = createGroup(initialAddressDialog, { isPrivate: true })

export function useAddressDialog<Value>(select: (dialog: AddressDialogState) => Value): Value {
  return useStore(addressDialogStore, select)
}
