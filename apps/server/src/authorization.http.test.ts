import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import { isAllowed, listOperations, type Operation } from '#testing/authorization-matrix.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, callers, testCallers } from '#testing/test-callers.ts'
import { modules } from './modules.ts'

/** A call for callers that no other one names together, so that the matrix itself is proven. */
const notes = defineModule({
  name: 'notes',
  rest: () => async (app) => {
    app.post('/notes/', { config: { access: ['operator', 'gateway'] } }, async () => ({ data: {} }))
  },
})

let shop: TestApp
let operations: Operation[]
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, notes, testCallers] })
  await shop.app.ready()
  operations = listOperations(shop.app)
  await shop.deps.db.execute(
    sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')`,
  )
})
afterAll(() => shop.close())

const everybody = Object.keys(callers) as CallerName[]

describe('the authorization matrix', () => {
  test('has every REST call and every GraphQL root field', () => {
    const names = operations.map(({ name }) => name)
    expect(names).toContain('POST /api/v1/products/check-product-stock/')
    expect(names).toContain('query products')
    expect(names).toContain('mutation updateMetadata')
    expect(names.length).toBeGreaterThan(30)
  })

  test.each(everybody)(
    '%s is answered where the declaration says so and refused elsewhere',
    async (caller) => {
      const wrong: string[] = []
      for (const operation of operations) {
        const answer = await operation.ask(shop.app, caller)
        // What nobody may write is refused inside a public operation, too: its own rule, not the declaration's.
        if (operation.name === 'mutation updateMetadata') continue
        if (isAllowed(operation.access, caller) === (answer === 'denied'))
          wrong.push(`${operation.name}: ${answer}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
