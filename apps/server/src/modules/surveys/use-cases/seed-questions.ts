import type { PollType } from '@warsha/contract/surveys/surveys.rest.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { addMissingQuestions } from '../storage/poll-queries.ts'

/** The questions of a shop whose operators have not written their own yet. */
export function seedQuestions(tx: Transaction): Promise<void> {
  return addMissingQuestions(tx, [...toRows('returned', reasons), ...toRows('satisfaction', rated)])
}

type Texts = readonly (readonly [slug: string, en: string, ar: string])[]

const reasons: Texts = [
  ['not-needed', 'I no longer need it', 'لم أعد بحاجة إليه'],
  ['wrong-choice', 'I chose the wrong one', 'اخترت منتجًا غير مناسب'],
  ['time-unsuitable', 'The time no longer suits me', 'لم يعد الموعد يناسبني'],
  ['faulty', 'It is faulty or damaged', 'به عيب أو تلف'],
  ['not-as-described', 'It is not as described', 'يختلف عن الوصف'],
]

const rated: Texts = [
  ['work', 'How well was the work done?', 'ما مدى جودة العمل؟'],
  ['punctuality', 'Did we start on time?', 'هل بدأنا في الموعد؟'],
  ['staff', 'How friendly was the staff?', 'كيف كان تعامل الموظفين؟'],
]

function toRows(type: PollType, texts: Texts) {
  return texts.map(([slug, titleEn, titleAr], at) => ({
    slug: `${type}-${slug}`,
    type,
    position: at + 1,
    titleEn,
    titleAr,
  }))
}
