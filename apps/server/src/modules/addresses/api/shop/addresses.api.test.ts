import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers] })
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM customer_addresses`))

async function ask(query: string, variables: object = {}, caller: CallerName = 'customer', language = 'en') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { 'accept-language': language, ...credentialsOf(caller) },
    payload: { query, variables },
  })
  return answer.json()
}

const fields = `id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode countryArea
  phone country { code country } isDefaultShippingAddress isDefaultBillingAddress metadata { key value }`
const errors = 'errors { field code message addressType }'

const createDocument = `mutation ($input: AddressInput!, $type: AddressTypeEnum) {
  accountAddressCreate(input: $input, type: $type) { user { id } address { ${fields} } ${errors} } }`
const updateDocument = `mutation ($id: ID!, $input: AddressInput!) {
  accountAddressUpdate(id: $id, input: $input) { user { id } address { ${fields} } ${errors} } }`
const deleteDocument = `mutation ($id: ID!) {
  accountAddressDelete(id: $id) { user { addresses { id } } address { id } ${errors} } }`
const defaultDocument = `mutation ($id: ID!, $type: AddressTypeEnum!) {
  accountSetDefaultAddress(id: $id, type: $type) {
    user { defaultShippingAddress { id } defaultBillingAddress { id } } ${errors} } }`
const bookDocument = `query myAddresses { me { addresses { ${fields} } } }`

const muscat = { country: 'OM', city: 'muscat', streetAddress1: 'Way 2803', phone: '92123456' }

async function create(input: object = {}, type?: string, caller?: CallerName) {
  const { data } = await ask(createDocument, { input: { ...muscat, ...input }, type }, caller)
  return data.accountAddressCreate
}

describe('the address book over GraphQL', () => {
  test('[GQL-20] [ADDR-11] an address is added with all of its fields', async () => {
    const created = await create({
      firstName: 'Salim',
      lastName: 'Al Harthy',
      companyName: 'Warsha',
      streetAddress2: 'Villa 12',
      postalCode: '133',
      countryArea: 'Muscat',
      metadata: [{ key: 'province', value: 'Muscat' }],
    })
    expect(created.errors).toEqual([])
    expect(created.address).toMatchObject({
      firstName: 'Salim',
      lastName: 'Al Harthy',
      companyName: 'Warsha',
      streetAddress1: 'Way 2803',
      streetAddress2: 'Villa 12',
      city: 'MUSCAT',
      cityArea: '',
      postalCode: '133',
      countryArea: '',
      phone: '+96892123456',
      country: { code: 'OM', country: 'Oman' },
      isDefaultShippingAddress: false,
      metadata: [{ key: 'province', value: 'Muscat' }],
    })
  })

  test('the city of an address is named in the language of the call, and one that the shop does not know stays as it is', async () => {
    await create()
    await create({ city: 'سلطنة' })
    const document = '{ me { addresses { cityName } } }'
    const read = async (language: string) => {
      const { data } = await ask(document, {}, 'customer', language)
      return data.me.addresses.map(({ cityName }: { cityName: string }) => cityName).toSorted()
    }
    expect(await read('en')).toEqual(['Muscat', 'سلطنة'])
    expect(await read('ar')).toEqual(['سلطنة', 'مسقط'])
  })

  test('[GQL-14] the client’s myAddresses reads the addresses of me', async () => {
    const { address } = await create()
    expect((await ask(bookDocument)).data.me.addresses).toEqual([address])
    expect((await ask(bookDocument, {}, 'other customer')).data.me.addresses).toEqual([])
    expect((await ask(bookDocument, {}, 'visitor')).data.me).toBeNull()
  })

  test('[GQL-21] what is given is changed, the rest stays', async () => {
    const { address } = await create({ firstName: 'Salim' })
    const { data } = await ask(updateDocument, { id: address.id, input: { streetAddress1: 'Way 1' } })
    expect(data.accountAddressUpdate).toMatchObject({
      address: { id: address.id, firstName: 'Salim', streetAddress1: 'Way 1', phone: '+96892123456' },
      errors: [],
    })
  })

  test('[GQL-22] an address is removed', async () => {
    const { address } = await create()
    const { data } = await ask(deleteDocument, { id: address.id })
    expect(data.accountAddressDelete).toEqual({
      user: { addresses: [] },
      address: { id: address.id },
      errors: [],
    })
    const again = await ask(deleteDocument, { id: address.id })
    expect(again.data.accountAddressDelete.errors[0]).toMatchObject({ field: 'id', code: 'NOT_FOUND' })
  })

  test('[ADDR-12] one address is the default for bills, one for goods', async () => {
    const first = await create({}, 'BILLING')
    const second = await create({ streetAddress1: 'Way 2' }, 'SHIPPING')
    expect(first.address.isDefaultBillingAddress).toBe(true)
    const { data } = await ask(defaultDocument, { id: second.address.id, type: 'BILLING' })
    expect(data.accountSetDefaultAddress).toEqual({
      user: {
        defaultShippingAddress: { id: second.address.id },
        defaultBillingAddress: { id: second.address.id },
      },
      errors: [],
    })
    await ask(deleteDocument, { id: second.address.id })
    const { me } = (await ask('{ me { defaultBillingAddress { id } } }')).data
    expect(me.defaultBillingAddress).toBeNull()
  })

  test('[GQL-10] accountUpdate adds the default addresses that are missing and changes those that are there', async () => {
    const document = `mutation ($input: AccountInput!) { accountUpdate(input: $input) {
      user { firstName addresses { streetAddress1 } defaultBillingAddress { streetAddress1 city }
        defaultShippingAddress { streetAddress1 } } ${errors} } }`
    const update = async (input: object) => (await ask(document, { input })).data.accountUpdate
    const added = await update({
      firstName: 'Maha',
      defaultBillingAddress: muscat,
      defaultShippingAddress: { ...muscat, streetAddress1: 'Way 2' },
    })
    expect(added).toEqual({
      user: {
        firstName: 'Maha',
        addresses: [{ streetAddress1: 'Way 2803' }, { streetAddress1: 'Way 2' }],
        defaultBillingAddress: { streetAddress1: 'Way 2803', city: 'MUSCAT' },
        defaultShippingAddress: { streetAddress1: 'Way 2' },
      },
      errors: [],
    })
    const changed = await update({ defaultBillingAddress: { streetAddress1: 'Way 3' } })
    expect(changed.user).toMatchObject({
      addresses: [{ streetAddress1: 'Way 3' }, { streetAddress1: 'Way 2' }],
      defaultBillingAddress: { streetAddress1: 'Way 3', city: 'MUSCAT' },
    })
    const refused = await update({
      firstName: 'Salma',
      defaultBillingAddress: { streetAddress1: 'Way 4' },
      defaultShippingAddress: { postalCode: '12345' },
    })
    expect(refused).toMatchObject({
      user: null,
      errors: [{ field: 'postalCode', code: 'INVALID', addressType: 'SHIPPING' }],
    })
    const wrongName = await update({ firstName: '<b>', defaultBillingAddress: { streetAddress1: 'Way 5' } })
    expect(wrongName.errors[0]).toMatchObject({ field: 'firstName' })
    const { me } = (await ask('{ me { firstName addresses { streetAddress1 } } }')).data
    expect(me).toEqual({
      firstName: 'Maha',
      addresses: [{ streetAddress1: 'Way 3' }, { streetAddress1: 'Way 2' }],
    })
  })

  test('addresses of others are not found', async () => {
    const { id } = (await create()).address
    const other = 'other customer'
    const answers = [
      (await ask(updateDocument, { id, input: muscat }, other)).data.accountAddressUpdate,
      (await ask(deleteDocument, { id }, other)).data.accountAddressDelete,
      (await ask(defaultDocument, { id, type: 'BILLING' }, other)).data.accountSetDefaultAddress,
    ]
    expect(answers.map((answer) => answer.errors[0].code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    expect((await ask(bookDocument)).data.me.addresses).toHaveLength(1)
  })

  test.each([
    ['no country', { country: null }, 'country', 'REQUIRED'],
    ['no street', { streetAddress1: '' }, 'streetAddress1', 'REQUIRED'],
    ['a wrong postal code', { postalCode: '12345' }, 'postalCode', 'INVALID'],
    ['no possible number', { phone: '12' }, 'phone', 'INVALID'],
  ])('[ADDR-19] %s is refused', async (_case, input, field, code) => {
    const created = await create(input, 'SHIPPING')
    expect(created).toMatchObject({ address: null, errors: [{ field, code, addressType: 'SHIPPING' }] })
  })

  test('staff arguments are for staff', async () => {
    const skipped = await ask(createDocument, { input: { ...muscat, skipValidation: true } })
    expect(skipped.errors[0].extensions.exception.code).toBe('PermissionDenied')
    const foreign = await ask(
      `mutation { accountAddressCreate(customerId: "VXNlcjox", input: { country: OM }) { ${errors} } }`,
    )
    expect(foreign.errors[0].extensions.exception.code).toBe('PermissionDenied')
  })

  test('own metadata is written, that of others is not there', async () => {
    const { id } = (await create()).address
    const document = `mutation ($id: ID!) { updateMetadata(id: $id, input: [{ key: "gate", value: "2" }]) {
      item { metadata { key value } } errors { code } } }`
    const own = await ask(document, { id })
    expect(own.data.updateMetadata.item.metadata).toEqual([{ key: 'gate', value: '2' }])
    const other = await ask(document, { id }, 'other customer')
    expect(other.data?.updateMetadata?.item ?? null).toBeNull()
  })
})

test('[ADDR-18] REST and GraphQL show one address book', async () => {
  const rest = async (method: 'GET' | 'POST', payload?: object) =>
    (
      await shop.app.inject({
        method,
        url: '/api/v1/accounts/user-addresses/',
        headers: { 'accept-language': 'en', ...credentialsOf('customer') },
        ...(payload && { payload }),
      })
    ).json()
  const point = { latitude: 23.588, longitude: 58.383 }
  const saved = (await rest('POST', { address: 'Way 7', zip_code: '133', ...point })).data
  const [shown] = (await ask(bookDocument)).data.me.addresses
  expect(shown).toMatchObject({
    id: saved.id,
    streetAddress1: 'Way 7',
    postalCode: '133',
    country: { code: 'OM' },
  })
  await ask(updateDocument, { id: saved.id, input: { streetAddress1: 'Way 8' } })
  expect((await rest('GET')).data).toEqual([{ ...saved, address: 'Way 8' }])
  await ask(updateDocument, { id: saved.id, input: { city: 'Salalah' } })
  expect((await rest('GET')).data[0]).toMatchObject({ id: saved.id, latitude: null, region_id: null })
})

describe('addressValidationRules', () => {
  const document = `query ($code: CountryCode!) { addressValidationRules(countryCode: $code) {
    countryCode countryName addressFormat addressLatinFormat allowedFields requiredFields upperFields countryAreaType
    countryAreaChoices { raw verbose } cityType cityChoices { raw } cityAreaType postalCodeType postalCodeMatchers
    postalCodeExamples postalCodePrefix } }`

  test('[GQL-23] the rules of Oman', async () => {
    const { data } = await ask(document, { code: 'OM' }, 'visitor')
    expect(data.addressValidationRules).toEqual({
      countryCode: 'OM',
      countryName: 'OMAN',
      addressFormat: '%N%n%O%n%A%n%Z%n%C',
      addressLatinFormat: '%N%n%O%n%A%n%Z%n%C',
      allowedFields: ['name', 'companyName', 'streetAddress1', 'streetAddress2', 'postalCode', 'city'],
      requiredFields: ['streetAddress1', 'city'],
      upperFields: ['city'],
      countryAreaType: 'province',
      countryAreaChoices: [],
      cityType: 'city',
      cityChoices: [],
      cityAreaType: 'suburb',
      postalCodeType: 'postal',
      postalCodeMatchers: ['^(?:PC )?\\d{3}$'],
      postalCodeExamples: ['133', '112', '111'],
      postalCodePrefix: '',
    })
  })

  test.each([
    ['AE', 'UNITED ARAB EMIRATES', 'emirate', 14],
    ['TR', 'TURKEY', 'province', 81],
    ['CA', 'CANADA', 'province', 20],
  ])('[GQL-23] the rules of %s', async (code, countryName, countryAreaType, areas) => {
    const { data } = await ask(document, { code })
    expect(data.addressValidationRules).toMatchObject({ countryName, countryAreaType })
    expect(data.addressValidationRules.countryAreaChoices).toHaveLength(areas)
  })

  test('the European Union has none', async () => {
    expect((await ask(document, { code: 'EU' })).errors).toHaveLength(1)
  })
})
