import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { contactShape, deliveryRulesShape, oilPromotionShape } from '@warsha/contract/content/content.rest.ts'
import type { z } from 'zod'
import { defineCommand } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import {
  cleanWords,
  hasEmptyText,
  type SiteText,
  type SiteTextKey,
  type SiteTexts,
  siteTextKeys,
} from '../rules/site-texts.ts'
import { findConfigs, writeConfig } from '../storage/config-queries.ts'

export type EditedSiteTexts = {
  readonly [Key in SiteTextKey]: (SiteTexts[Key] & { revision: number }) | undefined
}

const shapes: { readonly [Key in SiteTextKey]: z.ZodType<SiteTexts[Key]['en']> } = {
  contact: contactShape,
  'hig-delivery-rules': deliveryRulesShape,
  'oil-promotion': oilPromotionShape,
}

/** The texts that the shop reads by key; one that is not there, or not whole, is absent. */
export async function readSiteTexts(executor: Executor): Promise<EditedSiteTexts> {
  const rows = await findConfigs(executor, siteTextKeys)
  const read = <Key extends SiteTextKey>(key: Key) => {
    const row = rows.find((each) => each.key === key)
    const [en, ar] = [shapes[key].safeParse(row?.valueEn), shapes[key].safeParse(row?.valueAr)]
    return row && en.success && ar.success ? { en: en.data, ar: ar.data, revision: row.revision } : undefined
  }
  return {
    contact: read('contact') as EditedSiteTexts['contact'],
    'hig-delivery-rules': read('hig-delivery-rules') as EditedSiteTexts['hig-delivery-rules'],
    'oil-promotion': read('oil-promotion') as EditedSiteTexts['oil-promotion'],
  }
}

export const editContact = siteTextCommand('contact')
export const editDeliveryRules = siteTextCommand('hig-delivery-rules')
export const editOilPromotion = siteTextCommand('oil-promotion')

function siteTextCommand<Key extends SiteTextKey>(key: Key) {
  const permission: Permission = 'content.write'
  return defineCommand({
    action: `site-texts.edit-${key}`,
    permission,
    async run(tx, _actor, { revision, ...input }: SiteText<SiteTexts[Key]['en']> & { revision: number }) {
      const before = (await readSiteTexts(tx))[key]
      const { en, ar } = cleanWords(input, sanitiseText)
      if (hasEmptyText(en) || hasEmptyText(ar)) return refuse('REQUIRED', { field: key })
      if (!(await writeConfig(tx, { key, valueEn: en, valueAr: ar, revision })))
        return refuseStale(tx, { kind: 'site-text', id: key }, { ...before })
      return ok({
        result: await readSiteTexts(tx),
        subject: { kind: 'site-text', id: key },
        before: before ? { en: before.en, ar: before.ar } : {},
        after: { en, ar },
      })
    },
  })
}
