import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { type LegalText, textsInForce } from '../rules/legal-text.ts'
import type { Question } from '../rules/question.ts'
import { textsModel } from '../storage/texts-model.ts'

export async function readQuestions(models: Models): Promise<readonly Question[]> {
  const { questions } = await models.get(textsModel)
  return questions
}

/** Texts and lists that clients read by key, such as `hig-delivery-rules`. */
export async function readConfig(
  models: Models,
  key: string,
  locale: Locale,
): Promise<Outcome<unknown, 'NOT_FOUND'>> {
  const { configs } = await models.get(textsModel)
  const config = configs.get(key)
  return config ? ok(config[locale]) : refuse('NOT_FOUND')
}

export async function readLegalTexts({
  models,
  clock,
}: {
  models: Models
  clock: Clock
}): Promise<LegalText[]> {
  const { legalTexts } = await models.get(textsModel)
  return textsInForce(legalTexts, muscatDate(clock.now()))
}
