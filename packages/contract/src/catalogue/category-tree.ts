/** A category as the shop's pages use it: in the page's language, with its subcategories in order. */
export type Category = {
  id: string
  /** Untranslated, as in addresses, so that a link works in both languages. */
  name: string
  slug: string
  /** The name in the page's language. */
  label: string
  image: string | null
  /** Its own and those of every category below, in the shopper's place. */
  productsCount: number
  priority: number | null
  children: readonly Category[]
}

/** Ascending priority, those without one last, ties by name; at every level. */
export function orderCategories(categories: readonly Category[]): Category[] {
  return categories
    .map((category) => ({ ...category, children: orderCategories(category.children) }))
    .sort((one, other) => comparePriority(one, other) || compareNames(one, other))
}

/** Only what has something to sell is shown. */
export function visibleCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ productsCount }) => productsCount > 0)
}

export type CategoryWish = {
  /** Name or slug of the active category. */
  category?: string | null
  /** Names or slugs from the top category down to it, comma-separated. */
  cat?: string | null
}

/**
 * The way from the top down to the wished category: empty when none is wished, null when there is no such category.
 * `cat` tells two of one name apart.
 */
export function findCategoryPath<Node extends Named<Node>>(
  categories: readonly Node[],
  { category, cat }: CategoryWish,
): Node[] | null {
  const steps = (cat ?? '').split(',').flatMap((step) => step.trim() || [])
  const wished = category?.trim() || steps.at(-1)
  if (!wished) return []
  const paths = pathsTo(categories, wished)
  return paths.find((path) => isAlong(path, steps)) ?? paths[0] ?? null
}

/** The `cat` of an address; a name with a comma in it would be cut in two, so its slug stands for it. */
export function formatCategoryPath(path: readonly Pick<Category, 'name' | 'slug'>[]): string {
  return path.map(({ name, slug }) => (name.includes(',') ? slug : name)).join(',')
}

export type CategoryRow = {
  /** 0 at the top of the shop. */
  depth: number
  /** Category whose subcategories are shown, with the path down to it. */
  owner: Category
  ownerPath: readonly Category[]
  entries: readonly CategoryRowEntry[]
}

/** `all` is the synthetic first entry: everything in the owner and below it. */
export type CategoryRowEntry = { kind: 'all' | 'category'; category: Category; isActive: boolean }

/**
 * The subcategories to show beside an active category: its own, or, where it has none, those it stands among. A shopper
 * who has chosen nothing is at the top, in the category named by `topName`.
 */
export function categoryRow(
  categories: readonly Category[],
  path: readonly Category[],
  topName: string,
): CategoryRow | null {
  const parents = visibleCategories(categories)
  const top = path[0] ?? parents.find(({ name }) => name === topName) ?? parents[0]
  if (!top) return null
  const whole = path.length > 0 ? path : [top]
  const active = path.at(-1)
  const ownerPath = whole.length > 1 && isLeaf(whole.at(-1)) ? whole.slice(0, -1) : whole
  const owner = ownerPath.at(-1) ?? top
  const depth = Math.max(0, path.length - 1)
  const all: CategoryRowEntry = { kind: 'all', category: owner, isActive: active === owner }
  const below = visibleCategories(owner.children).map(
    (category): CategoryRowEntry => ({ kind: 'category', category, isActive: category === active }),
  )
  return { depth, owner, ownerPath, entries: depth > 0 ? [all, ...below] : below }
}

function isLeaf(category: Category | undefined): boolean {
  return visibleCategories(category?.children ?? []).length === 0
}

type Named<Node> = { name: string; slug: string; children: readonly Node[] }

function pathsTo<Node extends Named<Node>>(categories: readonly Node[], wished: string): Node[][] {
  return categories.flatMap((category) => [
    ...(isNamed(category, wished) ? [[category]] : []),
    ...pathsTo(category.children, wished).map((path) => [category, ...path]),
  ])
}

function isAlong(path: readonly Pick<Category, 'name' | 'slug'>[], steps: readonly string[]): boolean {
  return path.length === steps.length && path.every((category, at) => isNamed(category, steps[at] ?? ''))
}

function isNamed({ name, slug }: Pick<Category, 'name' | 'slug'>, wished: string): boolean {
  return name === wished || slug === wished
}

function comparePriority(one: Category, other: Category): number {
  // Beyond every written priority, yet finite: the difference of two missing ones is 0, not NaN.
  const last = Number.MAX_SAFE_INTEGER
  return (one.priority ?? last) - (other.priority ?? last)
}

function compareNames(one: Category, other: Category): number {
  return one.name < other.name ? -1 : Number(one.name > other.name)
}
