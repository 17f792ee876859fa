import { defineModule } from '#http/define-module.ts'
import { addressResolvers } from './api/shop/addresses.graphql.ts'
import { addressRoutes } from './api/shop/addresses.rest.ts'
import { writeAddressMetadata } from './api/shop/write-address-metadata.ts'
import { customerAddresses, customerDefaultAddresses } from './storage/addresses.tables.ts'
import { addressData } from './use-cases/address-data.ts'

const own = { access: ['customer', 'driver'], endpoints: ['auth'] } as const
const ownAddress = { ...own, object: 'address' } as const

export const addressesModule = defineModule({
  name: 'addresses',
  tables: [customerAddresses, customerDefaultAddresses],
  graphql: {
    resolvers: addressResolvers,
    fields: {
      addressValidationRules: { access: 'public', isCacheable: true },
      accountUpdate: own,
      accountAddressCreate: own,
      accountAddressUpdate: ownAddress,
      accountAddressDelete: ownAddress,
      accountSetDefaultAddress: ownAddress,
    },
  },
  metadataWriters: { Address: writeAddressMetadata },
  rest: addressRoutes,
  personalData: addressData,
})
