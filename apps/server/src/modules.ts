import type { ShopModule } from '#http/define-module.ts'
import { findUsedCountries } from '#modules/addresses/index.ts'
import { addressesModule } from '#modules/addresses/module.ts'
import { billsModule } from '#modules/bills/module.ts'
import { listCentresOfStaff, listCentreWarehouses, replaceCentresOfStaff } from '#modules/booking/index.ts'
import { bookingModule } from '#modules/booking/module.ts'
import { cartModule } from '#modules/cart/module.ts'
import { isBannerOffered } from '#modules/catalogue/index.ts'
import { catalogueModule } from '#modules/catalogue/module.ts'
import { channelHosts, listEditedChannels } from '#modules/channels/index.ts'
import { channelsModule } from '#modules/channels/module.ts'
import { checkoutModule } from '#modules/checkout/module.ts'
import { closuresModule } from '#modules/closures/module.ts'
import { contentModule } from '#modules/content/module.ts'
import { findCustomerInScope } from '#modules/customers/index.ts'
import { customersModule } from '#modules/customers/module.ts'
import { dashboardModule } from '#modules/dashboard/module.ts'
import { healthModule } from '#modules/health/module.ts'
import { findUsedPrefixes } from '#modules/identity/index.ts'
import { identityModule } from '#modules/identity/module.ts'
import { importsModule } from '#modules/imports/module.ts'
import { requestAvailability } from '#modules/inventory/api/shop/index.ts'
import { freeUnits, lockStockedVariants, lowStockUnits } from '#modules/inventory/index.ts'
import { inventoryModule } from '#modules/inventory/module.ts'
import { readOrderDocuments } from '#modules/invoices/index.ts'
import { invoicesModule } from '#modules/invoices/module.ts'
import { ledgerModule } from '#modules/ledger/module.ts'
import { locationsModule } from '#modules/locations/module.ts'
import { logbookModule } from '#modules/logbook/module.ts'
import { mediaModule } from '#modules/media/module.ts'
import { menusModule } from '#modules/menus/module.ts'
import { notificationsModule } from '#modules/notifications/module.ts'
import { findOrderedVariants, findOrdersOfHolders } from '#modules/orders/index.ts'
import { ordersModule } from '#modules/orders/module.ts'
import { gatewaysOf, readOrderMoney, releaseAccount } from '#modules/payments/index.ts'
import { paymentsModule } from '#modules/payments/module.ts'
import { promotionsModule } from '#modules/promotions/module.ts'
import { walletTopUps } from '#modules/purchase/api/shop/index.ts'
import { purchases } from '#modules/purchase/index.ts'
import { purchaseModule } from '#modules/purchase/module.ts'
import { reconciliationModule } from '#modules/reconciliation/module.ts'
import { acceptInvitation } from '#modules/referral/index.ts'
import { referralModule } from '#modules/referral/module.ts'
import { returnsModule } from '#modules/returns/module.ts'
import { settingsModule } from '#modules/settings/module.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { staffModule } from '#modules/staff/module.ts'
import { surveysModule } from '#modules/surveys/module.ts'
import { vehiclesModule } from '#modules/vehicles/module.ts'
import { walletModule } from '#modules/wallet/module.ts'

/** Every module, in module order. A new module is added here and nowhere else. */
export const modules: readonly ShopModule[] = [
  settingsModule({
    refuseStale,
    listChannels: ({ db, config }) => listEditedChannels(db, channelHosts(config)),
    listGateways: (deps) => [...gatewaysOf(deps).keys()],
  }),
  channelsModule({ refuseStale }),
  locationsModule({ refuseStale, use: { findUsedPrefixes, findUsedCountries } }),
  identityModule({
    listPersonalData: () => modules.flatMap(({ personalData }) => personalData ?? []),
    acceptInvitation,
    settleAccount: releaseAccount,
  }),
  staffModule({
    listCentresOf: listCentresOfStaff,
    replaceCentresOf: replaceCentresOfStaff,
    listCommands: () => modules.flatMap(({ commands }) => commands ?? []),
    listNamers: () => Object.assign({}, ...modules.map(({ recordNames }) => recordNames)),
  }),
  vehiclesModule,
  mediaModule(() => modules.flatMap(({ pictureUses }) => pictureUses ?? [])),
  contentModule(isBannerOffered),
  catalogueModule(requestAvailability, {
    freeUnits,
    lowUnits: lowStockUnits,
    findStocked: lockStockedVariants,
    findOrdered: findOrderedVariants,
  }),
  menusModule,
  inventoryModule(listCentreWarehouses),
  bookingModule,
  billsModule(findCustomerInScope),
  addressesModule,
  cartModule,
  ledgerModule,
  walletModule(walletTopUps, findCustomerInScope),
  promotionsModule({ findCustomerInScope, findOrdersOfHolders }),
  checkoutModule,
  ordersModule({ readMoney: readOrderMoney, readDocuments: readOrderDocuments }),
  customersModule,
  paymentsModule(purchases),
  purchaseModule,
  invoicesModule,
  referralModule,
  surveysModule,
  returnsModule,
  reconciliationModule,
  closuresModule,
  logbookModule,
  notificationsModule,
  importsModule(() => modules.flatMap(({ sheets }) => sheets ?? [])),
  dashboardModule,
  healthModule({
    listInvariants: () => modules.flatMap(({ invariants }) => invariants ?? []),
    listProviders: (deps) => modules.flatMap(({ providers }) => providers?.(deps) ?? []),
  }),
]
