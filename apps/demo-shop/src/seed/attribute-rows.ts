import type { RichText } from '@warsha/server/kernel/texts.ts'
import { demoAttributes } from '../catalogue/demo-attributes.ts'
import type { DemoAttributeChoice } from '../catalogue/demo-types.ts'
import { attributeIds, idOf } from './catalogue-keys.ts'

type ValueRow = {
  id: number
  attributeId: number
  slug: string
  name: string
  number?: number
  richText?: RichText
  position: number
}
type TranslationRow = { attributeValueId: number; languageCode: 'ar'; name: string; richText?: RichText }

export type AttributeRows = {
  values: ValueRow[]
  translations: TranslationRow[]
  /** Ids of the values that these choices mean; numbers and rich texts get a value of their own, named after the owner. */
  assign(
    owner: string,
    choices: readonly DemoAttributeChoice[],
  ): { attributeValueId: number; position: number }[]
}

export function buildAttributeRows(): AttributeRows {
  const values: ValueRow[] = []
  const translations: TranslationRow[] = []
  const known = new Map<string, number>()

  const add = (attribute: string, row: Omit<ValueRow, 'id' | 'attributeId'>) => {
    const id = values.length + 1
    values.push({ id, attributeId: idOf(attributeIds, attribute), ...row })
    known.set(`${attribute}/${row.slug}`, id)
    return id
  }

  for (const attribute of demoAttributes) {
    for (const [position, { slug, name }] of attribute.values.entries()) {
      const id = add(attribute.slug, { slug, name: name.en, position })
      translations.push({ attributeValueId: id, languageCode: 'ar', name: name.ar })
    }
  }

  const valueIds = (owner: string, choice: DemoAttributeChoice): number[] => {
    if ('values' in choice) return choice.values.map((slug) => idOf(known, `${choice.attribute}/${slug}`))
    if ('number' in choice) {
      const { number } = choice
      return [add(choice.attribute, { slug: owner, name: String(number), number, position: 0 })]
    }
    const { richText, arabic } = choice
    const id = add(choice.attribute, { slug: owner, name: beginning(richText), richText, position: 0 })
    if (arabic) {
      translations.push({
        attributeValueId: id,
        languageCode: 'ar',
        name: beginning(arabic),
        richText: arabic,
      })
    }
    return [id]
  }

  return {
    values,
    translations,
    assign: (owner, choices) =>
      choices
        .flatMap((choice) => valueIds(owner, choice))
        .map((attributeValueId, position) => ({ attributeValueId, position })),
  }
}

/** A rich text is called by its first words, as in Saleor. */
function beginning(richText: RichText): string {
  const words = richText.blocks.flatMap(({ data }) => (typeof data.text === 'string' ? [data.text] : []))
  return (words[0] ?? '').slice(0, 80)
}
