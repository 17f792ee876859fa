import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { askConsole } from '#testing/staff.ts'
import { keyed, openTwoProcesses, type TwoProcesses } from '#testing/two-processes.ts'

let processes: TwoProcesses
beforeAll(async () => {
  processes = await openTwoProcesses()
})
afterAll(() => processes.close())

const noTexts = { name: '', description: null, seo_title: '', seo_description: '' }
const texts = (name: string) => ({ en: { ...noTexts, name }, ar: { ...noTexts, name: 'اسم' }, hi: noTexts })

/** Records with a name that two may write at once: the body of one, and what is sent only when it is made. */
const records: Record<string, { body: (name: string) => object; first?: object }> = {
  categories: {
    body: (name) => ({
      slug: 'raced-category',
      texts: texts(name),
      picture: null,
      usage_limit_type: null,
      work_kind: null,
      priority: null,
    }),
    first: { parent_id: null },
  },
  attributes: {
    body: (name) => ({
      slug: 'raced-attribute',
      names: { en: name, ar: '', hi: '' },
      unit: null,
      is_filterable: true,
      is_visible: true,
      is_required: false,
      values: [],
    }),
    first: { input_type: 'DROPDOWN' },
  },
  'product-types': { body: (name) => ({ slug: 'raced-type', name, is_shipping_required: true }) },
  collections: {
    body: (name) => ({
      slug: 'raced-collection',
      texts: texts(name),
      picture: null,
      listings: [],
      product_ids: [],
    }),
  },
  'product-sliders': {
    body: (name) => ({
      slug: 'raced-slider',
      title: { en: name, ar: 'صف' },
      category_id: null,
      channel_id: null,
      is_on_home_page: false,
      is_active: true,
      product_ids: [],
    }),
  },
  menus: { body: (name) => ({ slug: 'raced-menu', name, items: [] }) },
  faq: {
    body: (name) => ({
      question: { en: name, ar: 'سؤال' },
      answer: { en: 'Yes.', ar: 'نعم.' },
      is_published: false,
    }),
  },
}

describe('[OPS-02] [OPS-11] two who save a record at once', () => {
  test.each(Object.entries(records))(
    '%s: one is told what the other has saved, and nothing is lost',
    async (path, { body, first }) => {
      const { shop, other, content } = processes
      const made = await content.ask(`/${path}/`, keyed({ ...body('Before'), ...first }))
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const { id, revision } = made.body.data
      // Each through a process of its own: nothing in the memory of one can keep them apart.
      const answers = await atOnce([shop, other], async (app) => {
        const name = app === shop ? 'One' : 'Two'
        const sent = keyed({ revision, ...body(name) })
        return {
          name,
          ...(await askConsole(app, `/${path}/${id}/`, sent, { method: 'PUT', token: content.token })),
        }
      })
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [saved, refused] = answers.toSorted((one, two) => one.status - two.status)
      expect(refused?.body).toMatchObject({
        errors: [{ code: 'VERSION_CONFLICT', field: 'revision' }],
        current: { revision: revision + 1 },
        changed_by: 'content',
      })
      const stored = await content.ask(`/${path}/`)
      expect(JSON.stringify(stored.body)).toContain(`"${saved?.name}"`)
      expect(JSON.stringify(stored.body)).not.toContain(`"${refused?.name}"`)
    },
  )
})
