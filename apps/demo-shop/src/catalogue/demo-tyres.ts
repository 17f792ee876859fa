import { brands } from './brands.ts'
import { type ProductRow, pricePair } from './build-product.ts'
import type { DemoAttributeChoice } from './demo-types.ts'
import type { TyreSpec } from './pictures/picture-spec.ts'
import { list, paragraph, richText } from './rich-text.ts'
import { type TyreRow, type TyreSizeRow, tyreRows } from './tyre-rows.ts'

const uses = {
  touring: {
    en: ['Even wear over the whole tread', 'Low noise', 'Rated for 55 °C road heat'],
    ar: ['تآكل متساوٍ على كامل النقشة', 'ضجيج منخفض', 'مهيأ لحرارة الطريق حتى 55 درجة'],
  },
  sport: {
    en: ['Stiff side wall for sharp steering', 'Short braking distance', 'Rim guard'],
    ar: ['جوانب صلبة لتوجيه دقيق', 'مسافة فرملة قصيرة', 'حافة لحماية الجنط'],
  },
  'all-terrain': {
    en: ['Open tread for sand and gravel', 'Cut-resistant side wall', 'May be driven at low pressure'],
    ar: ['نقشة مفتوحة للرمل والحصى', 'جوانب مقاومة للقطع', 'يمكن القيادة به بضغط منخفض'],
  },
} as const

const tyreDetails: readonly DemoAttributeChoice[] = [
  {
    attribute: 'what-is-included',
    richText: richText(
      paragraph('The price is for one tyre. When you book a centre it includes:'),
      list(['Fitting and a new valve', 'Taking back the old tyre', 'A pressure check after 500 km']),
    ),
    arabic: richText(
      paragraph('السعر لإطار واحد. وعند الحجز في مركز يشمل:'),
      list(['التركيب وبلف جديد', 'استلام الإطار القديم', 'فحص الضغط بعد 500 كم']),
    ),
  },
  {
    attribute: 'good-to-know-en',
    richText: richText(paragraph('The size is printed on your tyre’s side, for example 205/55R16.')),
  },
  {
    attribute: 'good-to-know-ar',
    richText: richText(paragraph('تجد المقاس مكتوبًا على جانب الإطار، مثل 205/55R16.')),
  },
]

export const demoTyreRows: readonly ProductRow[] = tyreRows.map(toProductRow)

function toProductRow(row: TyreRow): ProductRow {
  const [usual] = row.sizes
  if (!usual) throw new Error(`${row.slug} has no size`)
  const single = row.sizes.length === 1
  const brand = brands[row.brand]
  const size = single ? ` ${usual[0]}` : ''
  const rims = [...new Set(row.sizes.map(([each]) => `${rimOf(each)}-inch`))]
  return {
    slug: row.slug,
    sku: row.sku,
    name: {
      en: `${brand.en} ${row.line.en} tyre${size}`,
      ar: `إطار ${brand.ar} ${row.line.ar}${size}`,
    },
    category: row.category,
    text: {
      en: { intro: row.intro.en, points: uses[row.use].en },
      ar: { intro: row.intro.ar, points: uses[row.use].ar },
    },
    attributes: {
      brand: row.brand,
      'tyre-size': row.sizes.map(([each]) => slugOf(each)),
      rim: rims,
      'tyre-use': row.use,
      'vehicle-type': row.vehicles,
      warranty: '60-months',
    },
    details: tyreDetails,
    pictures: single ? toPictures(row, usual[0]) : [],
    price: pricePair(usual[1], usual[2]),
    ...(single ? {} : { variants: row.sizes.map((each) => toVariant(row, each)) }),
    offered: ['service-center', 'delivery-center'],
    ...row.extra,
  }
}

function toVariant(row: TyreRow, each: TyreSizeRow) {
  const [size, , , stock] = each
  return {
    sku: `${row.sku}-${size.replaceAll(/[^0-9A-Z]/g, '')}`,
    name: { en: size, ar: size },
    attributes: { 'tyre-size': slugOf(size) },
    pictures: toPictures(row, size),
    price: pricePair(each[1], each[2]),
    ...(stock ? { stock } : {}),
  }
}

function toPictures(row: TyreRow, size: string): TyreSpec[] {
  const side: TyreSpec = { drawing: 'tyre', tread: row.use, rim: row.rim, size, line: row.line.en }
  return [side, ...(row.moreViews ?? []).map((view) => ({ ...side, view }))]
}

function slugOf(size: string): string {
  return size.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function rimOf(size: string): string {
  return /R(\d+)/.exec(size)?.[1] ?? ''
}
