import { z } from 'zod'
import { slugShape } from '../catalogue/taxonomy-shapes.ts'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'

const tags = ['settings']

/** How customers reach the shop. */
const contactFields = {
  support_phone: z
    .string()
    .trim()
    .regex(/^\+\d{8,15}$/),
  support_email: z.email().max(120),
  whatsapp_number: z
    .string()
    .trim()
    .regex(/^\d{8,15}$/),
}

const name = z.string().trim().min(1).max(60)
const address = z.string().trim().min(1).max(120)

const sellerFields = {
  name: z.object({ en: name, ar: name }),
  address: z.object({ en: address, ar: address }),
  tax_number: z
    .string()
    .trim()
    .regex(/^OM\d{10}$/),
}

/** Added to what a way to pay charges: below a hundred, with three decimals at most. */
const percent = z
  .number()
  .min(0)
  .lt(100)
  .refine((value) => Math.round(value * 1000) / 1000 === value)

const feeFields = {
  wallet_percent: percent,
  thawani_percent: percent,
  stripe_percent: percent,
  sandbox_percent: percent,
}

const texts = z.object({ en: z.string(), ar: z.string() })

export const contactShape = z.object({
  support_phone: z.string(),
  support_email: z.string(),
  whatsapp_number: z.string(),
  revision: z.int(),
})

export const sellerShape = z.object({
  name: texts,
  address: texts,
  tax_number: z.string(),
  revision: z.int(),
})

export const feesShape = z.object({
  wallet_percent: z.number(),
  thawani_percent: z.number(),
  stripe_percent: z.number(),
  sandbox_percent: z.number(),
  revision: z.int(),
})

/** A storefront. */
export const settingsChannelShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  currency: z.string(),
  is_active: z.boolean(),
  /** It stays open. */
  is_main: z.boolean(),
  /** Web hosts that lead to it by name; the main one has all others as well. */
  hosts: z.array(z.string()),
  revision: z.int(),
})

export type RestContact = z.infer<typeof contactShape>
export type RestFees = z.infer<typeof feesShape>
export type RestSeller = z.infer<typeof sellerShape>
export type RestSettingsChannel = z.infer<typeof settingsChannelShape>

export const readSettingsSchema = {
  tags,
  response: {
    200: z.object({
      data: z.object({
        contact: contactShape,
        seller: sellerShape,
        fees: feesShape,
        /** The gateways that are configured. */
        gateways: z.array(z.string()),
        channels: z.array(settingsChannelShape),
      }),
    }),
    ...consoleRefusals,
  },
}

export const updateContactSchema = {
  tags,
  body: commandBody({ revision: revisionShape, ...contactFields }),
  response: { 200: commandAnswer(contactShape), ...consoleRefusals },
}

export const updateSellerSchema = {
  tags,
  body: commandBody({ revision: revisionShape, ...sellerFields }),
  response: { 200: commandAnswer(sellerShape), ...consoleRefusals },
}

export const updateFeesSchema = {
  tags,
  body: commandBody({ revision: revisionShape, ...feeFields }),
  response: { 200: commandAnswer(feesShape), ...consoleRefusals },
}

export const createChannelSchema = {
  tags,
  body: commandBody({ slug: slugShape, name, is_active: z.boolean() }),
  response: { 200: commandAnswer(settingsChannelShape), ...consoleRefusals },
}

export const updateChannelSchema = {
  tags,
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  body: commandBody({ revision: revisionShape, name, is_active: z.boolean() }),
  response: { 200: commandAnswer(settingsChannelShape), ...consoleRefusals },
}
