import { namedBy, namedByTranslation, type RecordNamers } from '#commands/record-names.ts'

export const contentNames: RecordNamers = {
  page: namedBy('pages', 'title'),
  'page-type': namedBy('page_types', 'name'),
  'page-attribute': namedByTranslation('page_attributes', 'page_attribute_translations', 'page_attribute_id'),
  'faq-entry': namedBy('faq_entries', 'question_en', 'question_ar'),
}
