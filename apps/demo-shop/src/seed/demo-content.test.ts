import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

const { rows, column } = useSeededShop()

describe('content', () => {
  test.each([
    ['top-header-%'],
    ['top-image-%'],
    ['bottom-image-%'],
    ['right-image%'],
    ['left-image%'],
    ['popup%'],
  ])('[DATA-05] %s has a banner for each language and channel', async (slug) => {
    expect(
      await column(sql`
        SELECT channels.slug || ' ' || lang FROM channels CROSS JOIN (VALUES ('en'), ('ar')) AS language (lang)
        WHERE NOT EXISTS (
          SELECT FROM pages WHERE pages.slug LIKE ${slug} AND is_published AND metadata ->> 'lang' = lang
            AND channels.slug = ANY (string_to_array(metadata ->> 'channels', ',')))`),
    ).toEqual([])
  })

  test("[HOME-05] the popup's picture is the attribute top-image", async () => {
    expect(
      await column(sql`
        SELECT DISTINCT a.slug FROM page_attribute_values v JOIN pages ON pages.id = page_id
          JOIN page_attributes a ON a.id = page_attribute_id WHERE pages.slug LIKE 'popup%' AND a.slug LIKE '%-image'`),
    ).toEqual(['top-image'])
  })

  test('[HOME-07] every banner has picture, text, button and link, and a translation', async () => {
    expect(
      await column(sql`
        SELECT pages.id FROM pages JOIN page_types t ON t.id = page_type_id WHERE t.slug <> 'text' AND ((
          SELECT count(*) FROM page_attribute_values v JOIN page_attributes a ON a.id = page_attribute_id
          WHERE page_id = pages.id AND (a.slug IN ('image-mobile', 'text', 'button-label', 'link') OR file_url IS NOT NULL)) < 5
          OR NOT EXISTS (SELECT FROM page_translations WHERE page_id = pages.id AND language_code = 'ar'))`),
    ).toEqual([])
  })

  test('the pages of one language fit into one call of 20', async () => {
    expect(await column(sql`SELECT metadata ->> 'lang' FROM pages GROUP BY 1 HAVING count(*) > 20`)).toEqual(
      [],
    )
  })

  test('[HOME-22] banners that name a category name one that exists', async () => {
    const links = (await column(
      sql`SELECT DISTINCT plain_text FROM page_attribute_values v JOIN page_attributes a ON a.id = page_attribute_id WHERE a.slug = 'link'`,
    )) as string[]
    const names = links.flatMap(
      (link) => new URL(link, 'https://shop.example/en/').searchParams.get('category') ?? [],
    )
    const known = await column(sql`SELECT name FROM categories`)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(names.length).toBeGreaterThan(5)
  })

  test('[DATA-05] FAQ and delivery rules are there in both languages', async () => {
    const [faq] = await column(
      sql`SELECT count(*)::int FROM faq_entries WHERE is_published AND question_ar ~ '[ء-ي]' AND answer_ar ~ '[ء-ي]'`,
    )
    expect(faq).toBeGreaterThanOrEqual(12)
    expect(
      await column(
        sql`SELECT jsonb_array_length(value_ar -> 'rules') FROM configs WHERE key = 'hig-delivery-rules'`,
      ),
    ).toEqual([7])
  })

  test('[PRIV-01] terms, privacy and returns have content, version and date in both languages', async () => {
    const texts = await rows<{ kind: string; version: string; date: string; en: number; ar: number }>(sql`
      SELECT kind, version, effective_date::text AS date, jsonb_array_length(sections_en) AS en, jsonb_array_length(sections_ar) AS ar
      FROM legal_texts ORDER BY kind`)
    expect(texts.map((text) => text.kind)).toEqual(['privacy', 'returns', 'terms'])
    for (const text of texts) {
      expect(text.version).toMatch(/^\d+\.\d+$/)
      expect(text.date).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(text.en).toBeGreaterThanOrEqual(6)
      expect(text.ar).toBe(text.en)
    }
  })
})
