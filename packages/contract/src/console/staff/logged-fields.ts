/** Records that a field of a logged change names by their ids, by the kind that the log's subjects have. */
const kindsOfFields: Readonly<Record<string, string>> = {
  attributeId: 'attribute',
  brandId: 'car-brand',
  category_id: 'category',
  categoryId: 'category',
  categoryIds: 'category',
  centre: 'centre',
  centreId: 'centre',
  centres: 'centre',
  channelId: 'channel',
  collectionId: 'collection',
  countryId: 'country',
  pageId: 'page',
  pageTypeId: 'page-type',
  productId: 'product',
  productTypeId: 'product-type',
  serviceTypeId: 'service-type',
  state_id: 'state',
  stateId: 'state',
  stateIds: 'state',
  type_id: 'centre-type',
  typeId: 'centre-type',
  value_id: 'attribute-value',
  valueIds: 'attribute-value',
  variantId: 'variant',
  variantIds: 'variant',
  warehouseId: 'warehouse',
}

/** Subjects that are a side of another record. */
const kindsOfSubjects: Readonly<Record<string, string>> = {
  schedule: 'centre',
  'service-interval': 'category',
  questions: 'question',
  'faq-order': 'faq-entry',
}

const parents: Readonly<Record<string, string>> = {
  category: 'category',
  state: 'country',
  city: 'state',
  region: 'city',
}

/** Whose ids a field of a change holds; without a field, of which record the subject has its name. */
export function recordKindOf(field: string | undefined, subjectKind: string): string | undefined {
  const own = kindsOfSubjects[subjectKind] ?? subjectKind.replace(/-order$/, '')
  if (field === undefined || field === 'order' || field === 'ids') return own
  if (field === 'parentId') return parents[subjectKind]
  return kindsOfFields[field]
}
