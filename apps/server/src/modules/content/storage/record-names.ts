import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const contentNames: RecordNamers = {
  page: namedBy('pages', 'title'),
  'page-type': namedBy('page_types', 'name'),
  'faq-entry': namedBy('faq_entries', 'question_en', 'question_ar'),
}
