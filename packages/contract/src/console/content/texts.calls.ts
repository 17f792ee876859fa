import { defineCall } from '../../client/rest-call.ts'
import type {
  createFaqEntrySchema,
  createLegalVersionSchema,
  deleteFaqEntrySchema,
  deleteLegalVersionSchema,
  listFaqSchema,
  listLegalVersionsSchema,
  orderFaqSchema,
  readLegalVersionSchema,
  readSiteTextsSchema,
  updateContactSchema,
  updateDeliveryRulesSchema,
  updateFaqEntrySchema,
  updateLegalVersionSchema,
  updateOilPromotionSchema,
} from './texts.rest.ts'

const reads = { permission: 'content.read' } as const
const writes = { permission: 'content.write' } as const

/** Questions and answers in the order of the shop, hidden ones included. */
export const listFaqCall = defineCall<typeof listFaqSchema>({
  method: 'GET',
  path: '/console/faq/',
  access: reads,
})

export const createFaqEntryCall = defineCall<typeof createFaqEntrySchema>({
  method: 'POST',
  path: '/console/faq/',
  access: writes,
})

export const updateFaqEntryCall = defineCall<typeof updateFaqEntrySchema>({
  method: 'PUT',
  path: '/console/faq/:id/',
  access: writes,
  object: 'faq-entry',
})

export const deleteFaqEntryCall = defineCall<typeof deleteFaqEntrySchema>({
  method: 'POST',
  path: '/console/faq/:id/delete/',
  access: writes,
  object: 'faq-entry',
})

export const orderFaqCall = defineCall<typeof orderFaqSchema>({
  method: 'POST',
  path: '/console/faq/order/',
  access: writes,
  object: 'faq-entry',
})

/** Contact, delivery rules and the words of the oil promotion. */
export const readSiteTextsCall = defineCall<typeof readSiteTextsSchema>({
  method: 'GET',
  path: '/console/site-texts/',
  access: reads,
})

export const updateContactCall = defineCall<typeof updateContactSchema>({
  method: 'PUT',
  path: '/console/site-texts/contact/',
  access: writes,
})

export const updateDeliveryRulesCall = defineCall<typeof updateDeliveryRulesSchema>({
  method: 'PUT',
  path: '/console/site-texts/delivery-rules/',
  access: writes,
})

export const updateOilPromotionCall = defineCall<typeof updateOilPromotionSchema>({
  method: 'PUT',
  path: '/console/site-texts/oil-promotion/',
  access: writes,
})

/** Terms, privacy and returns: every version, the newest first. */
export const listLegalVersionsCall = defineCall<typeof listLegalVersionsSchema>({
  method: 'GET',
  path: '/console/legal-texts/',
  access: reads,
})

export const readLegalVersionCall = defineCall<typeof readLegalVersionSchema>({
  method: 'GET',
  path: '/console/legal-texts/:id/',
  access: reads,
  object: 'legal-text',
})

export const createLegalVersionCall = defineCall<typeof createLegalVersionSchema>({
  method: 'POST',
  path: '/console/legal-texts/',
  access: writes,
})

/** Of a version that is not in force yet. */
export const updateLegalVersionCall = defineCall<typeof updateLegalVersionSchema>({
  method: 'PUT',
  path: '/console/legal-texts/:id/',
  access: writes,
  object: 'legal-text',
})

export const deleteLegalVersionCall = defineCall<typeof deleteLegalVersionSchema>({
  method: 'POST',
  path: '/console/legal-texts/:id/delete/',
  access: writes,
  object: 'legal-text',
})
