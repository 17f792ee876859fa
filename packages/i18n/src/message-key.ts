import type addresses from '../messages/en/addresses.json'
import type bima from '../messages/en/bima.json'
import type booking from '../messages/en/booking.json'
import type cars from '../messages/en/cars.json'
import type cart from '../messages/en/cart.json'
import type catalogue from '../messages/en/catalogue.json'
import type centres from '../messages/en/centres.json'
import type checkout from '../messages/en/checkout.json'
import type closing from '../messages/en/closing.json'
import type consoleFrame from '../messages/en/console.json'
import type consoleBoard from '../messages/en/console-board.json'
import type consoleCars from '../messages/en/console-cars.json'
import type consoleCentres from '../messages/en/console-centres.json'
import type consoleClosing from '../messages/en/console-closing.json'
import type consoleContent from '../messages/en/console-content.json'
import type consoleCustomers from '../messages/en/console-customers.json'
import type consoleGiftCards from '../messages/en/console-gift-cards.json'
import type consoleImports from '../messages/en/console-imports.json'
import type consoleLog from '../messages/en/console-log.json'
import type consoleMedia from '../messages/en/console-media.json'
import type consoleMoney from '../messages/en/console-money.json'
import type consoleNotifications from '../messages/en/console-notifications.json'
import type consoleOrders from '../messages/en/console-orders.json'
import type consolePeople from '../messages/en/console-people.json'
import type consolePlaces from '../messages/en/console-places.json'
import type consoleProducts from '../messages/en/console-products.json'
import type consolePromotions from '../messages/en/console-promotions.json'
import type consoleReconciliation from '../messages/en/console-reconciliation.json'
import type consoleSettings from '../messages/en/console-settings.json'
import type consoleStock from '../messages/en/console-stock.json'
import type consoleSurveys from '../messages/en/console-surveys.json'
import type consoleTaxonomy from '../messages/en/console-taxonomy.json'
import type consoleToday from '../messages/en/console-today.json'
import type content from '../messages/en/content.json'
import type demo from '../messages/en/demo.json'
import type errors from '../messages/en/errors.json'
import type fits from '../messages/en/fits.json'
import type formats from '../messages/en/formats.json'
import type home from '../messages/en/home.json'
import type insurance from '../messages/en/insurance.json'
import type invariants from '../messages/en/invariants.json'
import type invoices from '../messages/en/invoices.json'
import type listing from '../messages/en/listing.json'
import type locations from '../messages/en/locations.json'
import type login from '../messages/en/login.json'
import type notifications from '../messages/en/notifications.json'
import type orders from '../messages/en/orders.json'
import type outgoing from '../messages/en/outgoing.json'
import type payment from '../messages/en/payment.json'
import type product from '../messages/en/product.json'
import type profile from '../messages/en/profile.json'
import type promotions from '../messages/en/promotions.json'
import type referral from '../messages/en/referral.json'
import type refusals from '../messages/en/refusals.json'
import type register from '../messages/en/register.json'
import type returns from '../messages/en/returns.json'
import type reviews from '../messages/en/reviews.json'
import type shell from '../messages/en/shell.json'
import type soonest from '../messages/en/soonest.json'
import type survey from '../messages/en/survey.json'
import type wallet from '../messages/en/wallet.json'

type Messages = {
  addresses: typeof addresses
  bima: typeof bima
  booking: typeof booking
  cars: typeof cars
  cart: typeof cart
  catalogue: typeof catalogue
  centres: typeof centres
  checkout: typeof checkout
  closing: typeof closing
  console: typeof consoleFrame
  'console-board': typeof consoleBoard
  'console-cars': typeof consoleCars
  'console-centres': typeof consoleCentres
  'console-closing': typeof consoleClosing
  'console-content': typeof consoleContent
  'console-imports': typeof consoleImports
  'console-customers': typeof consoleCustomers
  'console-gift-cards': typeof consoleGiftCards
  'console-log': typeof consoleLog
  'console-media': typeof consoleMedia
  'console-money': typeof consoleMoney
  'console-notifications': typeof consoleNotifications
  'console-orders': typeof consoleOrders
  'console-people': typeof consolePeople
  'console-places': typeof consolePlaces
  'console-promotions': typeof consolePromotions
  'console-products': typeof consoleProducts
  'console-reconciliation': typeof consoleReconciliation
  'console-stock': typeof consoleStock
  'console-surveys': typeof consoleSurveys
  'console-taxonomy': typeof consoleTaxonomy
  'console-settings': typeof consoleSettings
  'console-today': typeof consoleToday
  content: typeof content
  demo: typeof demo
  errors: typeof errors
  fits: typeof fits
  formats: typeof formats
  home: typeof home
  insurance: typeof insurance
  invariants: typeof invariants
  invoices: typeof invoices
  listing: typeof listing
  locations: typeof locations
  login: typeof login
  notifications: typeof notifications
  orders: typeof orders
  outgoing: typeof outgoing
  payment: typeof payment
  product: typeof product
  profile: typeof profile
  promotions: typeof promotions
  referral: typeof referral
  refusals: typeof refusals
  register: typeof register
  returns: typeof returns
  reviews: typeof reviews
  shell: typeof shell
  soonest: typeof soonest
  survey: typeof survey
  wallet: typeof wallet
}

/** The name of a message file. */
export type MessageDomain = keyof Messages

/** Domains that only the server itself uses; no build of a front end has them. */
export type ServerDomain = 'demo' | 'invariants' | 'outgoing'

/** Domains of the operators' console; the storefront has none of them. */
export type ConsoleDomain = Extract<MessageDomain, 'console' | `console-${string}`>

/** `domain.key` or `domain.group.key`, as the English files have them. */
export type MessageKey = {
  [Domain in MessageDomain]: `${Domain}.${KeysOf<Messages[Domain]>}`
}[MessageDomain]

/** A code whose text is in `refusals.json`. */
export type RefusalText = keyof Messages['refusals']

type KeysOf<Entries> = {
  [Key in keyof Entries & string]: Entries[Key] extends string | { other: string }
    ? Key
    : `${Key}.${keyof Entries[Key] & string}`
}[keyof Entries & string]
