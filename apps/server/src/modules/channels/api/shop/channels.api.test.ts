import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function ask(query: string, variables: object = {}, language = 'en') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query, variables },
    headers: { 'accept-language': language },
  })
  return { status: answer.statusCode, ...answer.json() }
}

describe('channels', () => {
  test('[GQL-19] [CHAN-03] the two channels are listed for everybody', async () => {
    const { data } = await ask('{ channels { slug } }')
    expect(data.channels).toEqual([{ slug: 'default-channel' }, { slug: 'tasleem-channel' }])
  })

  test('[CHAN-06] a channel has id, name and slug, and what Saleor clients read beside them', async () => {
    const { data } = await ask(
      '{ channel(slug: "default-channel") { id name slug isActive currencyCode defaultCountry { code country } countries { code } } }',
    )
    expect(data.channel).toEqual({
      id: toGlobalId('Channel', 1),
      name: 'Warsha',
      slug: 'default-channel',
      isActive: true,
      currencyCode: 'OMR',
      defaultCountry: { code: 'OM', country: 'Oman' },
      countries: [{ code: 'OM' }, { code: 'AE' }],
    })
    const others = await ask('{ channels { name } }')
    expect(others.data.channels).toEqual([{ name: 'Warsha' }, { name: 'Tasleem' }])
    const byId = await ask('query ($id: ID) { channel(id: $id) { slug } }', { id: data.channel.id })
    expect(byId.data.channel).toEqual({ slug: 'default-channel' })
  })

  test.each([
    ['an unknown slug', { slug: 'nowhere' }],
    ['an id of another type', { id: toGlobalId('User', 1) }],
    ['an unknown id', { id: toGlobalId('Channel', 999) }],
  ])('%s finds no channel', async (_case, variables) => {
    const { data, errors } = await ask(
      'query ($id: ID, $slug: String) { channel(id: $id, slug: $slug) { id } }',
      variables,
    )
    expect({ data, errors }).toEqual({ data: { channel: null }, errors: undefined })
  })

  test.each([
    ['no argument', {}, "At least one of arguments is required: 'id', 'slug'."],
    ['both arguments', { id: 'x', slug: 'y' }, "Argument 'id' cannot be combined with 'slug'"],
    ['no id at all', { id: "1' OR 1=1" }, "Invalid ID: 1' OR 1=1. Expected: Channel."],
  ])("%s is refused in Saleor's words", async (_case, variables, message) => {
    const { status, errors } = await ask(
      'query ($id: ID, $slug: String) { channel(id: $id, slug: $slug) { id } }',
      variables,
    )
    expect(status).toBeLessThan(500)
    expect(errors[0].message).toBe(message)
  })

  test('private metadata is refused, public metadata is open', async () => {
    const open = await ask('{ channels { metadata { key } metafield(key: "constructor") metafields } }')
    expect(open.data.channels[0]).toEqual({ metadata: [], metafield: null, metafields: {} })
    const { errors } = await ask('{ channels { privateMetadata { key } } }')
    expect(errors[0]).toMatchObject({
      message: 'You do not have permission to perform this action',
      extensions: { exception: { code: 'PermissionDenied' } },
    })
  })
})

describe('shop', () => {
  const query = `{ shop {
    name version channelCurrencies phonePrefixes
    languages { code language } countries { code country } defaultCountry { code country }
  } }`

  test('tells its name, languages and countries', async () => {
    const { data } = await ask(query)
    expect(data.shop).toMatchObject({
      name: 'Warsha',
      channelCurrencies: ['OMR'],
      phonePrefixes: ['968', '971', '90', '1'],
      languages: [
        { code: 'AR', language: 'Arabic' },
        { code: 'EN', language: 'English' },
      ],
      defaultCountry: { code: 'OM', country: 'Oman' },
    })
    expect(data.shop.countries).toHaveLength(4)
  })

  test('[UX-56] in English, whatever the language of the request', async () => {
    for (const language of ['ar', 'en', 'fr']) {
      const { data } = await ask(query, {}, language)
      expect(data.shop).toMatchObject({ name: 'Warsha', defaultCountry: { country: 'Oman' } })
    }
  })

  test('countries by language and by whether the shop delivers there', async () => {
    const { data } = await ask(
      '{ shop { countries(languageCode: AR, filter: { attachedToShippingZones: true }) { code country } } }',
    )
    expect(data.shop.countries).toEqual([
      { code: 'OM', country: 'عُمان' },
      { code: 'AE', country: 'الإمارات العربية المتحدة' },
    ])
  })
})

describe('updateMetadata', () => {
  const mutation = `mutation ($id: ID!, $input: [MetadataInput!]!) {
    updateMetadata(id: $id, input: $input) { item { metadata { key } } errors { field code message } }
  }`

  test("[ERR-01] another's object is refused; what is no id is an error with field, code and message", async () => {
    const input = [{ key: 'a', value: 'b' }]
    const denied = await ask(mutation, { id: toGlobalId('Channel', 1), input })
    expect(denied.errors[0].extensions.exception.code).toBe('PermissionDenied')
    const { data } = await ask(mutation, { id: 'x', input })
    expect(data.updateMetadata).toEqual({
      item: null,
      errors: [{ field: 'id', code: 'GRAPHQL_ERROR', message: 'Invalid ID: x.' }],
    })
  })
})

test('warm reads send no statement', async () => {
  const query = '{ channels { slug countries { code } } shop { countries { code } } }'
  await ask(query)
  const statements = await shop.deps.connection.statementsOf(async () => {
    await ask(query)
  })
  expect(statements).toBe(0)
})
