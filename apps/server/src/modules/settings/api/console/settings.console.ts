import {
  readSettingsCall,
  updateContactCall,
  updateFeesCall,
  updateSellerCall,
} from '@warsha/contract/console/settings/settings.calls.ts'
import {
  type RestContact,
  type RestFees,
  type RestSeller,
  type RestSettingsChannel,
  readSettingsSchema,
  updateContactSchema,
  updateFeesSchema,
  updateSellerSchema,
} from '@warsha/contract/console/settings/settings.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { Deps } from '#http/deps.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { ContactSettings, FeeSettings, Revised, SellerSettings } from '../../rules/settings.ts'
import { editSettingCommand, type RefuseStale } from '../../use-cases/edit-settings.ts'
import { listSettings } from '../../use-cases/list-settings.ts'

type EditedChannel = {
  id: number
  slug: string
  name: string
  currency: string
  isActive: boolean
  isMain: boolean
  hosts: readonly string[]
  revision: number
}

/** The storefronts, which their own module knows. */
export type ListChannels = (deps: Deps) => Promise<EditedChannel[]>

/** Names of the gateways that are configured. */
export type ListGateways = (deps: Deps) => readonly string[]

export type SettingPorts = {
  refuseStale: RefuseStale
  listChannels: ListChannels
  listGateways: ListGateways
}

/** Settings as operators edit them. */
export const settingRoutes =
  ({ refuseStale, listChannels, listGateways }: SettingPorts): RestRoutes =>
  (deps) =>
  async (app) => {
    app.route({
      ...routeOf(readSettingsCall, readSettingsSchema),
      handler: async () => {
        const [{ contact, seller, fees }, channels] = await Promise.all([
          listSettings(deps),
          listChannels(deps),
        ])
        return {
          data: {
            contact: toContact(contact),
            seller: toSeller(seller),
            fees: toFees(fees),
            gateways: [...listGateways(deps)],
            channels: channels.map(toChannel),
          },
        }
      },
    })

    app.route(
      commandRoute(deps, {
        call: updateContactCall,
        schema: updateContactSchema,
        command: editSettingCommand('contact', refuseStale),
        read: ({ body }) => ({
          revision: body.revision,
          value: {
            supportPhone: body.support_phone,
            supportEmail: body.support_email,
            whatsappNumber: body.whatsapp_number,
          },
        }),
        write: toContact,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateSellerCall,
        schema: updateSellerSchema,
        command: editSettingCommand('seller', refuseStale),
        read: ({ body: { revision, name, address, tax_number } }) => ({
          revision,
          value: {
            nameEn: name.en,
            nameAr: name.ar,
            addressEn: address.en,
            addressAr: address.ar,
            taxNumber: tax_number,
          },
        }),
        write: toSeller,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateFeesCall,
        schema: updateFeesSchema,
        command: editSettingCommand('fees', refuseStale),
        read: ({ body }) => ({
          revision: body.revision,
          value: {
            wallet: body.wallet_percent,
            thawani: body.thawani_percent,
            stripe: body.stripe_percent,
            sandbox: body.sandbox_percent,
          },
        }),
        write: toFees,
      }),
    )
  }

function toChannel({ isActive, isMain, hosts, ...channel }: EditedChannel): RestSettingsChannel {
  return { ...channel, is_active: isActive, is_main: isMain, hosts: [...hosts] }
}

function toContact({ value, revision }: Revised<ContactSettings>): RestContact {
  return {
    support_phone: value.supportPhone,
    support_email: value.supportEmail,
    whatsapp_number: value.whatsappNumber,
    revision,
  }
}

function toFees({ value, revision }: Revised<FeeSettings>): RestFees {
  return {
    wallet_percent: value.wallet,
    thawani_percent: value.thawani,
    stripe_percent: value.stripe,
    sandbox_percent: value.sandbox,
    revision,
  }
}

function toSeller({ value, revision }: Revised<SellerSettings>): RestSeller {
  return {
    name: { en: value.nameEn, ar: value.nameAr },
    address: { en: value.addressEn, ar: value.addressAr },
    tax_number: value.taxNumber,
    revision,
  }
}
