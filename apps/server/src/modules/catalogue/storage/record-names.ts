import { namedBy, namedByTranslation, type RecordNamers } from '#commands/record-names.ts'

export const catalogueNames: RecordNamers = {
  category: namedByTranslation('categories', 'category_translations', 'category_id'),
  product: namedByTranslation('products', 'product_translations', 'product_id'),
  variant: namedBy('product_variants', 'sku'),
  'product-type': namedBy('product_types', 'name'),
  collection: namedByTranslation('collections', 'collection_translations', 'collection_id'),
  attribute: namedByTranslation('attributes', 'attribute_translations', 'attribute_id'),
  'attribute-value': namedByTranslation(
    'attribute_values',
    'attribute_value_translations',
    'attribute_value_id',
  ),
  'product-slider': namedBy('product_sliders', 'title_en', 'title_ar'),
}
