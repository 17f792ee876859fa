import { type BulkItem, defineBulk } from '#commands/define-bulk.ts'
import { blockCustomerCommand, unblockCustomerCommand } from './block-customers.ts'
import { selectCustomers } from './select-customers.ts'

const inputOf = ({ id }: BulkItem) => ({ publicId: id })

export const blockCustomers = defineBulk({ command: blockCustomerCommand, select: selectCustomers, inputOf })

export const unblockCustomers = defineBulk({
  command: unblockCustomerCommand,
  select: selectCustomers,
  inputOf,
})
