import { expect, test } from 'vitest'
import type { ShopModule } from '#http/define-module.ts'
import type { ModelDefinition, Models } from '#kernel/read-model.ts'
import { modules } from './modules.ts'
import { preloadModels } from './preload-models.ts'

const model = (name: string): ModelDefinition<string> => ({ topics: ['catalogue'], load: async () => name })

function recordingModels(failing?: ModelDefinition<unknown>) {
  const asked: unknown[] = []
  const models: Models = {
    version: () => 0,
    get(definition) {
      asked.push(definition)
      if (definition === failing) return Promise.reject(new Error('the database is away'))
      return definition.load(undefined as never)
    },
  }
  return { asked, models }
}

test('models that modules name are loaded before anybody asks; one that fails keeps no other from it', async () => {
  const [one, other, third] = [model('one'), model('other'), model('third')]
  const given: ShopModule[] = [
    { name: 'first', preloads: [one, other] },
    { name: 'second' },
    { name: 'last', preloads: [third] },
  ]
  const { asked, models } = recordingModels(other)
  const faults: unknown[] = []
  await preloadModels(given, models, (error) => faults.push(error))
  expect(asked).toEqual([one, other, third])
  expect(faults).toEqual([new Error('the database is away')])
})

test('settings, the catalogue and its stock are among them', () => {
  const topics = modules.flatMap(({ preloads = [] }) => preloads.flatMap((each) => each.topics))
  expect(topics).toEqual(['settings', 'catalogue', 'stock'])
})
