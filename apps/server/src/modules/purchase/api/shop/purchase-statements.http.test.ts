import { beforeAll, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { countedPurchasesOf, maxStatements } from '../testing/counted-purchases.ts'

const shop = usePaymentShop('91000401')
const { countPurchases } = countedPurchasesOf(shop)

let booked: Booked
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 500 })
})

test('a purchase of a booked service costs few statements', async () => {
  expect(await countPurchases(booked.line)).toEqual(maxStatements)
})
