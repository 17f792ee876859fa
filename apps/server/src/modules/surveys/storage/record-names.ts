import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const questionNames: RecordNamers = {
  question: namedBy('poll_questions', 'title_en', 'title_ar'),
}
