import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { fieldOf, labelOf, type PromotionFields, problemsOf, textOf } from './promotion-fields.ts'

/** How the editor names fields, their values and what is wrong with them. */
export function usePromotionWords() {
  const { t, lang } = useTranslation()
  const channels = useChannels()
  return {
    labelOf: labelOf(t),
    textOf: textOf({ t, lang }, channels),
    fieldOf,
    problemsOf: (fields: PromotionFields) =>
      Object.fromEntries(
        Object.entries(problemsOf(fields)).map(([name, problem]) => [
          name,
          t(`console-promotions.problem.${problem}`),
        ]),
      ),
  }
}
