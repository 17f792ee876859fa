import { defaultPlace } from '@warsha/contract/constants.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, originContext, placeContext, shopContext } from '~/session/contexts.ts'
import { loader } from './product.tsx'

test.each(['en', 'ar'] as const)(
  '[PROD-28] a direct visit of a product that fails to load leads home: %s',
  async (lang) => {
    const answer = await open(lang, () => Promise.reject(new Error('Broken'))).catch(
      (thrown: unknown) => thrown,
    )
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('Location')]).toEqual([302, `/${lang}`])
  },
)

test('[PROD-29] a direct visit of an unknown product is not found', async () => {
  const answer = await open('en', () => Promise.resolve({ product: null }))
  expect(answer).toMatchObject({ data: { product: null }, init: { status: 404 } })
})

/** The server's loader, with an API that answers every question the same way. */
async function open(lang: 'en' | 'ar', graphql: () => Promise<unknown>): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(apiContext, { graphql } as never)
  context.set(placeContext, { ...defaultPlace, isChosen: true })
  context.set(shopContext, { channel: 'default-channel' } as never)
  context.set(originContext, 'https://shop.example')
  const request = new Request(`https://shop.example/${lang}/product/12/`)
  return loader({ context, request, params: { lang, id: '12' } } as never)
}
