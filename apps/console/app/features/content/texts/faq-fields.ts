import type { RestFaqEntry } from '@warsha/contract/console/content/texts.rest.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import type { Translation } from '~/session/messages.ts'

export const faqKey = ['faq'] as const

export type FaqFields = {
  questionEn: string
  questionAr: string
  answerEn: string
  answerAr: string
  isPublished: boolean
}

export const emptyEntry: FaqFields = {
  questionEn: '',
  questionAr: '',
  answerEn: '',
  answerAr: '',
  isPublished: true,
}

export function fieldsOf({ question, answer, is_published }: RestFaqEntry): FaqFields {
  return {
    questionEn: question.en,
    questionAr: question.ar,
    answerEn: answer.en,
    answerAr: answer.ar,
    isPublished: is_published,
  }
}

export function toBody(fields: FaqFields) {
  return {
    question: { en: fields.questionEn.trim(), ar: fields.questionAr.trim() },
    answer: { en: fields.answerEn.trim(), ar: fields.answerAr.trim() },
    is_published: fields.isPublished,
  }
}

/** Both languages are needed. */
export function problemsOf(fields: FaqFields, { t }: Pick<Translation, 't'>): Problems {
  const texts = ['questionEn', 'questionAr', 'answerEn', 'answerAr'] as const
  return Object.fromEntries(
    texts.filter((name) => !fields[name].trim()).map((name) => [name, t('console-content.problem.required')]),
  )
}
