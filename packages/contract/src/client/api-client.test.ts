import { expect, test } from 'vitest'
import { listSlidersCall } from '../catalogue/catalogue.calls.ts'
import { readConfigCall } from '../content/content.calls.ts'
import { checkProductStockCall } from '../inventory/inventory.calls.ts'
import { listCountriesCall, reverseGeocodeCall } from '../locations/locations.calls.ts'
import { createApiClient } from './api-client.ts'
import { ApiError, type ApiRequest, type ApiResponse } from './transport.ts'

test('a call becomes the request that its contract describes', async () => {
  const { api, requests } = openApi({ status: 200, body: { data: [] } })
  const { signal } = new AbortController()
  await api.call(listCountriesCall)
  await api.call(listSlidersCall, { query: { city_id: 11, category_id: undefined, home_page: 1 }, signal })
  await api.call(readConfigCall, { params: { key: 'a/b?c' } })
  await api.call(checkProductStockCall, { body: { products: [] }, isBackground: true })
  expect(requests).toEqual([
    { method: 'GET', path: '/api/v1/locations/countries/' },
    { method: 'GET', path: '/api/v1/sellers/product-sliders/?city_id=11&home_page=1', signal },
    { method: 'GET', path: '/api/v1/content/configs/a%2Fb%3Fc/' },
    {
      method: 'POST',
      path: '/api/v1/products/check-product-stock/',
      body: { products: [] },
      isBackground: true,
    },
  ])
})

test('what the contract does not know is refused by the compiler', async () => {
  const { api } = openApi({ status: 200, body: { data: [] } })
  // @ts-expect-error an address is asked for at a position
  await api.call(reverseGeocodeCall)
  // @ts-expect-error no such parameter
  await api.call(listCountriesCall, { query: { colour: 'red' } })
  // @ts-expect-error a flag is 0 or 1
  await api.call(listSlidersCall, { query: { home_page: 2 } })
  // @ts-expect-error a body is not sent to a list
  await api.call(listCountriesCall, { body: {} })
  const { data } = await api.call(listCountriesCall)
  // @ts-expect-error the answer has no such field
  expect(data[0]?.population).toBeUndefined()
})

test.each([
  [
    'a refusal',
    { status: 400, body: { errors: { 12: ['Sold out'] } } },
    [{ field: '12', message: 'Sold out', code: null }],
  ],
  ['a page of another program', { status: 200, body: '<h1>Sign in to this network</h1>' }, []],
  ['no body', { status: 200, body: null }, []],
])('%s is a failure with its problems, not an answer', async (_case, answer, problems) => {
  const failure = await openApi(answer)
    .api.call(listCountriesCall)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: answer.status, source: 'rest', problems })
})

function openApi(answer: ApiResponse) {
  const requests: ApiRequest[] = []
  const api = createApiClient(async (request) => {
    requests.push(request)
    return answer
  })
  return { api, requests }
}
