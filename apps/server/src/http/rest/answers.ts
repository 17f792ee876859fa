import { resendWaitMs, serverPageCap } from '@warsha/contract/constants.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#kernel/outcome.ts'

export type Pagination = { next?: number; page: number; limit: number; total: number }

/** Cuts one page out of a list that is in memory anyway; `next` is absent on the last page. */
export function pageOf<Item>(items: readonly Item[], asked: { page: number; limit: number }) {
  const limit = Math.min(asked.limit, serverPageCap)
  const start = (asked.page - 1) * limit
  return {
    data: items.slice(start, start + limit),
    pagination: paginationOf(items.length, { page: asked.page, limit }),
  }
}

export function paginationOf(total: number, { page, limit }: { page: number; limit: number }): Pagination {
  return { ...(page * limit < total && { next: page + 1 }), page, limit, total }
}

const statuses: Record<string, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  STEP_UP_REQUIRED: 403,
  UNAUTHENTICATED: 401,
  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  LEGAL_TEXT_IN_FORCE: 409,
  CHANGED_SINCE: 409,
  NOT_RESTORABLE: 409,
  KEY_REUSED: 409,
  VALUE_TAKEN: 409,
  IN_USE: 409,
  CATEGORY_IN_ITSELF: 409,
  CATEGORY_TOO_DEEP: 409,
  PLACE_EXISTS: 409,
  PLACE_USED: 409,
  PLACE_DEFAULT: 409,
  PHONE_PREFIX_USED: 409,
  ORDER_OUTDATED: 409,
  CHANNEL_MAIN: 409,
  CAR_EXISTS: 409,
  CAR_USED: 409,
  COUNT_CHANGED: 409,
  BULK_TOO_LARGE: 409,
  IMPORT_HAS_PROBLEMS: 409,
  IMPORT_NOT_OPEN: 409,
  IMPORT_COUNT_CHANGED: 409,
  APPROVAL_DECIDED: 409,
  APPROVAL_OWN: 403,
  ORDER_AT_OTHER_CENTRES: 403,
  ORDER_NOT_CANCELLABLE: 409,
  REFUND_NOT_FAILED: 409,
  CHARGE_NOT_RETURNABLE: 409,
  DAY_CLOSED: 409,
  DAY_HAS_DIFFERENCES: 409,
  DAY_NOT_OVER: 409,
  DIFFERENCE_CLOSED: 409,
  DIFFERENCE_OTHER_ACTION: 409,
  PAYMENT_OF_OTHER_GATEWAY: 409,
  WALLET_TOO_LOW: 409,
  DRIVER_REGISTERED: 409,
  REFUND_TOO_HIGH: 409,
  NOTHING_TO_REFUND: 409,
  LAST_ADMINISTRATOR: 409,
  EMAIL_TAKEN: 409,
  PROMO_CODE_TAKEN: 409,
  LIMIT_BELOW_USED: 409,
  GIFT_CARD_HELD: 409,
  GIFT_CARD_CODES_SHOWN: 409,
  STOCK_RESERVED: 409,
  SLUG_TAKEN: 409,
  SKU_TAKEN: 409,
  VARIANT_IN_STOCK: 409,
  VARIANT_ORDERED: 409,
  VARIANT_IN_BUNDLE: 409,
  PRICE_MISSING: 409,
  SLOT_TAKEN: 409,
  SLOT_OVER: 409,
  PLACES_NOT_FREE: 409,
  PLACES_NOT_CLOSED: 409,
  WALK_INS_FEWER: 409,
  VISIT_ARRIVED: 409,
  VISIT_MOVED: 409,
  MOVED_TOO_LATE: 409,
  MOVED_TOO_OFTEN: 409,
  SLOT_COSTS_MORE: 409,
  PASS_UNKNOWN: 404,
  PASS_VOID: 409,
  PASS_REDEEMED: 409,
  PASS_TRIES_EXCEEDED: 429,
  SLOTS_BOOKED: 409,
  CLOSURE_OVERLAPS: 409,
  CLOSURE_REOPENED: 409,
  CASE_DECIDED: 409,
  OFFER_GONE: 409,
  HOLIDAY_EXISTS: 409,
  PICTURE_IN_USE: 409,
  SHIFT_IN_EXCEPTION: 409,
  ALL_CENTRES_ONLY: 403,
  ORDER_NOT_OPEN: 409,
  ORDER_MOVE_REFUSED: 409,
  ORDER_NOT_DRAFT: 409,
  ORDER_BEING_PAID: 409,
  UNITS_NOT_LEFT: 409,
  CAR_ALREADY_SAVED: 409,
  ALREADY_WAITING: 409,
  SLOT_IS_FREE: 409,
  PRODUCT_IN_STOCK: 409,
  STOCK_ALERTS_FULL: 409,
  RETURN_CHANGED: 409,
  SURVEY_ANSWERED: 409,
  TOO_MANY_REQUESTS: 429,
  CODE_WAIT: 429,
  CODE_REQUESTS_EXCEEDED: 429,
  CODE_TRIES_EXCEEDED: 429,
  PROMO_CODE_TRIES_EXCEEDED: 429,
  TOKEN_EXPIRED: 401,
  TOKEN_SIGNATURE: 401,
  TOKEN_INVALID: 401,
  ACCOUNT_BLOCKED: 403,
  UNAVAILABLE: 503,
}

/** A limit that knows no moment of its own is that of a code's tries: as long may another code have to be waited for. */
const nextCodeSeconds = resendWaitMs / 1000

/** A rule said no: the code decides the status, the language files the words. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const status = statuses[refusal.code] ?? 400
  const { seconds = status === 429 ? nextCodeSeconds : undefined } = refusal.params ?? {}
  if (typeof seconds === 'number') reply.header('Retry-After', String(seconds))
  return reply.code(status).send({
    errors: [
      { field: refusal.field ?? null, code: refusal.code, message: refusalText(refusal, request.shopLocale) },
    ],
    ...refusal.details,
  })
}

export function refusalText(refusal: Refusal, locale: Locale): string {
  return translatorFor(locale)(`refusals.${refusal.code}` as 'refusals.NOT_FOUND', refusal.params)
}
