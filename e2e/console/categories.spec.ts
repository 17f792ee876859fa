import type { Page } from '@playwright/test'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

type Sql = (statement: string) => Promise<void>

/** Two trees of the test's own, told apart by a word. */
async function makeTrees(sql: Sql, word: string): Promise<void> {
  await sql(`WITH top AS (
      INSERT INTO categories (level, slug, name, metadata)
      VALUES (0, '${word}-one', '${word} one', '{"priority": "90"}'), (0, '${word}-two', '${word} two', '{"priority": "91"}')
      RETURNING id, slug),
    branch AS (INSERT INTO categories (level, parent_id, slug, name)
      SELECT 1, id, '${word}-branch', '${word} branch' FROM top WHERE slug = '${word}-one' RETURNING id)
    INSERT INTO category_translations (category_id, language_code, name)
    SELECT id, 'ar', '${word} ' || split_part(slug, '-', 2) FROM top`)
  await sql(`INSERT INTO categories (level, parent_id, slug, name)
    SELECT 2, id, '${word}-leaf', '${word} leaf' FROM categories WHERE slug = '${word}-branch'`)
}

async function parentInShop(page: Page, slug: string): Promise<string | undefined> {
  const answer = await page.request.post('/graphql/', {
    data: { query: `{ category(slug: "${slug}") { level parent { slug } } }` },
  })
  const { data } = await answer.json()
  return data.category && `${data.category.parent?.slug ?? 'top'} ${data.category.level}`
}

test('[OPS-03] a subtree is moved by pointer and by keys, and the shop follows', async ({
  page,
  openAsOperator,
  sql,
  lang,
  t,
}) => {
  const word = `trees${lang}`
  await makeTrees(sql, word)
  await openAsOperator('content', '/categories')
  const row = (name: string) => page.getByRole('link', { name: `${word} ${name}`, exact: true })
  const grip = (name: string) =>
    page.getByRole('button', { name: t('console.order.grip', { name: `${word} ${name}` }), exact: true })
  await expect(row('leaf')).toBeVisible()

  // By pointer: the branch with its leaf to the place below the second tree.
  await grip('two').scrollIntoViewIfNeeded()
  const [from, to] = [await grip('branch').boundingBox(), await grip('two').boundingBox()]
  if (!from || !to) throw new Error('The grips have no place')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 40, { steps: 3 })
  await page.mouse.move(from.x + 10, to.y + to.height + 4, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText(t('console-taxonomy.categories.moved'), { exact: true })).toBeVisible()
  await expect.poll(() => parentInShop(page, `${word}-branch`)).toBe(`${word}-two 1`)
  expect(await parentInShop(page, `${word}-leaf`)).toBe(`${word}-branch 2`)

  // By keys: out of its parent, and one place up.
  await grip('branch').focus()
  const out = lang === 'ar' ? 'Alt+ArrowRight' : 'Alt+ArrowLeft'
  await page.keyboard.press(out)
  await expect.poll(() => parentInShop(page, `${word}-branch`)).toBe('top 0')
  expect(await parentInShop(page, `${word}-leaf`)).toBe(`${word}-branch 1`)
  await expect(grip('branch')).toBeFocused()

  // Picked up, carried into the tree above, put down.
  await page.keyboard.press('Space')
  await expect(page.locator('main [role=status]').filter({ hasText: word })).toContainText(`${word} branch`)
  await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => parentInShop(page, `${word}-branch`)).toBe(`${word}-two 1`)
  await sql(`DELETE FROM categories WHERE slug LIKE '${word}%'`)
})

test('[OPS-03] who makes an eleventh sibling is warned, and edits it beside the tree', async ({
  page,
  openAsOperator,
  sql,
  lang,
  t,
}) => {
  const word = `many${lang}`
  await sql(`INSERT INTO categories (level, slug, name) VALUES (0, '${word}', '${word} all')`)
  await sql(`INSERT INTO categories (level, parent_id, slug, name, metadata)
    SELECT 1, top.id, '${word}-' || at, '${word} ' || at, jsonb_build_object('priority', at::text)
    FROM categories AS top, generate_series(1, 10) AS at WHERE top.slug = '${word}'`)
  await openAsOperator('content', '/categories')
  await page
    .getByRole('link', {
      name: t('console-taxonomy.categories.newBelow', { name: `${word} all` }),
      exact: true,
    })
    .click()
  const nameOf = (language: 'en' | 'ar') =>
    page.getByLabel(`${t('console-taxonomy.fields.name')} ${t(`console.languages.${language}`)}`).first()
  await nameOf('en').fill(`${word} eleven`)
  await nameOf('ar').fill('الحادية عشرة')
  await expect(page.getByLabel(t('console-taxonomy.fields.slug'), { exact: true })).toHaveValue(
    `${word}-eleven`,
  )
  await page.getByRole('button', { name: t('console.edit.save') }).click()
  await expect(page.getByText(t('console-taxonomy.categories.fullTitle'))).toBeVisible()
  await expect(page).toHaveURL(/\/console\/categories\/\d+$/)
  const own = lang === 'ar' ? 'الحادية عشرة' : `${word} eleven`
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: own, exact: true }) })
  await expect(row).toContainText(t('console-taxonomy.categories.beyond'))
  await expect.poll(() => parentInShop(page, `${word}-eleven`)).toBe(`${word} 1`)

  await page
    .getByLabel(t('console-taxonomy.fields.usageLimitType'))
    .selectOption({ label: t('console-taxonomy.usageLimit.per_order') })
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('console.edit.saved')).last()).toBeVisible()
  await page.getByRole('button', { name: t('console-taxonomy.delete.action'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('console-taxonomy.delete.action') })
    .click()
  await expect(page).toHaveURL(/\/console\/categories$/)
  await expect(row).toHaveCount(0)
  await sql(`DELETE FROM categories WHERE slug LIKE '${word}%'`)
})

test('[OPS-03] who only reads the catalogue has no grips and no buttons', { tag: '@one-language' }, async ({
  page,
  openAsOperator,
  t,
}) => {
  await openAsOperator('support', '/categories')
  await expect(page.getByRole('list', { name: t('console-taxonomy.categories.title') })).toBeVisible()
  await expect(page.locator('[data-grip]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('console-taxonomy.categories.new') })).toHaveCount(0)
})
