import type { Metadata } from '#kernel/texts.ts'

/** The lines of a postal address. Empty texts are fields that the address does not have. */
export type AddressFields = {
  firstName: string
  lastName: string
  companyName: string
  streetAddress1: string
  streetAddress2: string
  city: string
  cityArea: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
  countryArea: string
  phone: string
}

/** Where it is. An address that was only written down has none of it. */
export type AddressLocation = {
  regionId: number | null
  latitude: number | null
  longitude: number | null
  centreId: number | null
}

export type Address = AddressFields &
  AddressLocation & {
    publicId: string
    metadata: Metadata
    isDefaultBilling: boolean
    isDefaultShipping: boolean
  }

export type AddressType = 'BILLING' | 'SHIPPING'

export const noFields: AddressFields = {
  firstName: '',
  lastName: '',
  companyName: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  cityArea: '',
  postalCode: '',
  country: '',
  countryArea: '',
  phone: '',
}

export const nowhere: AddressLocation = { regionId: null, latitude: null, longitude: null, centreId: null }
