import { baisa } from './money/baisa.ts'

// Time

export const requestTimeoutMs = 50_000
export const stateSaveThrottleMs = 1_000
export const toastMs = 8_000
export const resendWaitMs = 120_000
export const walletSwitchSpinnerMs = 1_000
export const countdownTickMs = 1_000
export const topBannerIntervalMs = 12_000
export const bottomBannerIntervalMs = 6_000
export const searchDebounceMs = 500

// Place

/** Handed to the browser's geolocation as it stands. */
export const geolocationOptions = { timeout: 10_000, enableHighAccuracy: true, maximumAge: 0 } as const

export const mapZoom = 14
export const mapCentre = { latitude: 23.588, longitude: 58.383 } as const

/** In effect until the shopper chooses; it does not count as chosen. */
export const defaultPlace = {
  countryId: 1,
  countryName: 'Oman',
  stateId: 11,
  stateName: 'Muscat',
  stateSlug: 'muscat',
} as const

/** A provinces call without a country means the United Arab Emirates; our own client always names the country. */
export const provincesDefaultCountryId = 2

// Shop

export const siteCode = 'hig'
export const currency = 'OMR'
export const currencyDecimals = 3

export const mainChannel = 'default-channel'
export const sisterChannel = 'tasleem-channel'
export const channelSlugs = [mainChannel, sisterChannel] as const

export const defaultTopCategory = 'Automobile'

export const homePageType = 'home-page'
export const headerPageType = 'header'

/** `top-header-N` and its like are followed by a number that orders the banners of a group. */
export const bannerSlugs = {
  topHeader: 'top-header',
  topImage: 'top-image',
  bottomImage: 'bottom-image',
  rightImage: 'right-image',
  leftImage: 'left-image',
  popupImage: 'top-image',
} as const

// Page sizes

export const pageSizes = {
  serviceTypes: 20,
  serviceCentres: 10,
  centreReviews: 10,
  products: 100,
  pages: 20,
  pageTypes: 50,
  walletTransactions: 20,
  orders: 20,
  giftCards: 10,
  attributes: 100,
  attributeChoices: 100,
  categoriesPerLevel: 10,
  notifications: 10,
  bills: 10,
} as const

export const categoryLevels = 4

/** GraphQL refuses a larger page; REST cuts it to this. */
export const serverPageCap = 100
export const graphqlCostLimit = 50_000

// Fields

export const codeLength = 6
export const promoCodeMaxLength = 16
export const nameMaxLength = 16
export const searchMinLength = 3

// Lists to choose from

/** The listing's `sort` query reads `FIELD-DIRECTION`. `toApiOrder` says what they mean to the API. */
export const sortOptions = [
  { label: 'brands', field: 'BRANDS', direction: 'ASC' },
  { label: 'best_seller', field: 'RATING', direction: 'ASC' },
  { label: 'highest_price', field: 'PRICE', direction: 'DESC' },
  { label: 'lowest_price', field: 'PRICE', direction: 'ASC' },
] as const

export type SortOption = (typeof sortOptions)[number]

export const homeSortLabels = [
  'best_seller',
  'lowest_price',
  'highest_price',
] as const satisfies readonly SortOption['label'][]

export const creditHistorySorts = ['newest', 'amount_ascending', 'amount_descending'] as const
export const creditHistoryFilters = ['all', 'increase', 'decrease'] as const

// Money

export const quickTopUpsRial = [10, 20, 50] as const
export const referralRewardBaisa = baisa(2_000)

/** A way of paying that has its own switch and is therefore not listed among the gateways. */
export const walletGatewayId = 'WALLET'

// Campaign

export const campaign = { id: 'bima', steps: 4 } as const

// Layout

export const filterDrawerWidthPx = 300
export const paymentDrawerHeightPx = 420
export const mediaTilePx = 44
export const pageBottomPaddingPx = 50
export const primaryRadiusPx = 10
export const unreadSkeletons = 3

export const brandColour = '#0b6b3a'
export const promotionThemeColour = '#ffffff'

/** Units of one variant in an order, as Saleor limits them by default; `quantityAvailable` tells no more. */
export const quantityLimit = 50
