import {
  readSiteTextsCall,
  updateContactCall,
  updateDeliveryRulesCall,
  updateOilPromotionCall,
} from '@warsha/contract/console/content/texts.calls.ts'
import {
  type RestSiteTexts,
  readSiteTextsSchema,
  updateContactSchema,
  updateDeliveryRulesSchema,
  updateOilPromotionSchema,
} from '@warsha/contract/console/content/texts.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import {
  type EditedSiteTexts,
  editContact,
  editDeliveryRules,
  editOilPromotion,
  readSiteTexts,
} from '../../use-cases/edit-site-texts.ts'

type Both<Value> = { en: Value; ar: Value }
type Step = { title: string; text: string }

/** Contact, delivery rules and the oil promotion: both languages of an entry stand together, so none is forgotten. */
export const siteTextRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(readSiteTextsCall, readSiteTextsSchema),
    handler: async () => ({ data: toSiteTexts(await readSiteTexts(deps.db)) }),
  })

  app.route(
    commandRoute(deps, {
      call: updateContactCall,
      schema: updateContactSchema,
      command: editContact,
      read: ({ body: { revision, en, ar } }) => ({ revision, en, ar }),
      write: toSiteTexts,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateDeliveryRulesCall,
      schema: updateDeliveryRulesSchema,
      command: editDeliveryRules,
      read: ({ body: { revision, title, rules } }) => ({
        revision,
        ...inEach((language) => ({ title: title[language], rules: stepsIn(rules, language) })),
      }),
      write: toSiteTexts,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateOilPromotionCall,
      schema: updateOilPromotionSchema,
      command: editOilPromotion,
      read: ({ body: { revision, title, text, percent, hours, category, ...both } }) => ({
        revision,
        ...inEach((language) => ({
          title: title[language],
          text: text[language],
          percent,
          hours,
          category,
          picture: both.picture[language],
          picture_mobile: both.picture_mobile[language],
          steps: stepsIn(both.steps, language),
          terms: both.terms.map((term) => term[language]),
        })),
      }),
      write: toSiteTexts,
    }),
  )
}

function inEach<Value>(valueIn: (language: 'en' | 'ar') => Value): Both<Value> {
  return { en: valueIn('en'), ar: valueIn('ar') }
}

function stepsIn(
  steps: readonly { title: Both<string>; text: Both<string> }[],
  language: 'en' | 'ar',
): Step[] {
  return steps.map(({ title, text }) => ({ title: title[language], text: text[language] }))
}

function toSiteTexts(texts: EditedSiteTexts): RestSiteTexts {
  const { contact, 'hig-delivery-rules': rules, 'oil-promotion': oil } = texts
  return {
    contact: contact ?? null,
    delivery_rules: rules
      ? { revision: rules.revision, title: titles(rules), rules: together(rules.en.rules, rules.ar.rules) }
      : null,
    oil_promotion: oil
      ? {
          revision: oil.revision,
          title: titles(oil),
          text: inEach((language) => oil[language].text),
          percent: oil.en.percent,
          hours: oil.en.hours,
          category: oil.en.category,
          picture: inEach((language) => oil[language].picture),
          picture_mobile: inEach((language) => oil[language].picture_mobile),
          steps: together(oil.en.steps, oil.ar.steps),
          terms: oil.en.terms.map((en, at) => ({ en, ar: oil.ar.terms[at] ?? '' })),
        }
      : null,
  }
}

function titles({ en, ar }: Both<{ title: string }>): Both<string> {
  return { en: en.title, ar: ar.title }
}

/** A text that lacks a translation is shown with an empty one, which the form asks for. */
function together(en: readonly Step[], ar: readonly Step[]) {
  return en.map(({ title, text }, at) => ({
    title: { en: title, ar: ar[at]?.title ?? '' },
    text: { en: text, ar: ar[at]?.text ?? '' },
  }))
}
