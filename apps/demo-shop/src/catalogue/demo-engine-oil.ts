import { brands } from './brands.ts'
import { type ProductRow, pricePair, type VariantRow } from './build-product.ts'
import type { DemoAttributeChoice, LocalText } from './demo-types.ts'
import { type OilRow, type OilVolume, oilRows, type SizeRow } from './engine-oil-rows.ts'
import type { OilCanSpec } from './pictures/picture-spec.ts'
import { list, paragraph, richText } from './rich-text.ts'

const volumes = {
  '1-l': { shape: 'bottle', short: '1 L', name: { en: '1 L', ar: '1 لتر' } },
  '4-l': { shape: 'can', short: '4 L', name: { en: '4 L', ar: '4 لتر' } },
  '5-l': { shape: 'jug', short: '5 L', name: { en: '5 L', ar: '5 لتر' } },
  '20-l': { shape: 'pail', short: '20 L', name: { en: '20 L', ar: '20 لتر' } },
} as const satisfies Record<OilVolume, { shape: OilCanSpec['shape']; short: string; name: LocalText }>

const oilTypes = {
  'fully-synthetic': {
    en: ['Fully synthetic base oil', 'Keeps its film in 50 °C summer heat', 'Clean start on a cool morning'],
    ar: [
      'زيت أساس صناعي بالكامل',
      'يحافظ على ثباته في حرارة صيف تصل إلى 50 درجة',
      'تشغيل سلس في الصباح البارد',
    ],
  },
  'semi-synthetic': {
    en: [
      'Semi-synthetic blend',
      'Good protection in city traffic',
      'Reduces oil consumption of used engines',
    ],
    ar: ['خليط شبه صناعي', 'حماية جيدة في زحام المدينة', 'يقلل استهلاك الزيت في المحركات المستعملة'],
  },
  mineral: {
    en: ['Mineral base oil', 'Thick film for older engines', 'Economical to change often'],
    ar: ['زيت أساس معدني', 'طبقة سميكة للمحركات القديمة', 'اقتصادي عند التغيير المتكرر'],
  },
} as const

const oilDetails: readonly DemoAttributeChoice[] = [
  {
    attribute: 'how-to-use',
    richText: richText(
      paragraph('Check the grade in your handbook before you fill.'),
      list(
        [
          'Warm the engine up and park on level ground.',
          'Drain, change the filter, close the plug.',
          'Fill to between the two marks and check again after five minutes.',
        ],
        'ordered',
      ),
    ),
    arabic: richText(
      paragraph('تأكد من الدرجة المناسبة في دليل سيارتك قبل التعبئة.'),
      list(
        [
          'سخّن المحرك وأوقف السيارة على أرض مستوية.',
          'فرّغ الزيت القديم وبدّل الفلتر وأغلق السدادة.',
          'عبّئ حتى ما بين العلامتين ثم افحص المستوى بعد خمس دقائق.',
        ],
        'ordered',
      ),
    ),
  },
  {
    attribute: 'good-to-know-en',
    richText: richText(
      paragraph('Book the oil change in the same order and your old oil is collected for recycling.'),
    ),
  },
  {
    attribute: 'good-to-know-ar',
    richText: richText(paragraph('احجز تغيير الزيت مع طلبك ونتولى نحن جمع الزيت القديم لإعادة تدويره.')),
  },
]

export const engineOilRows: readonly ProductRow[] = oilRows.map(toProductRow)

function toProductRow(row: OilRow): ProductRow {
  const [usual] = row.sizes
  if (!usual) throw new Error(`${row.slug} has no size`)
  const single = row.sizes.length === 1
  const brand = brands[row.brand]
  const base = oilTypes[row.type]
  const only = volumes[usual[0]].name
  return {
    slug: row.slug,
    sku: row.sku,
    name: {
      en: `${brand.en} ${row.line.en} ${row.grade}${single ? `, ${only.en}` : ''}`,
      ar: `زيت ${brand.ar} ${row.line.ar} ${row.grade}${single ? `، ${only.ar}` : ''}`,
    },
    category: row.category,
    text: {
      en: { intro: row.intro.en, points: [`Grade ${row.grade}`, ...base.en] },
      ar: { intro: row.intro.ar, points: [`الدرجة ${row.grade}`, ...base.ar] },
    },
    attributes: {
      brand: row.brand,
      viscosity: row.grade.toLowerCase(),
      volume: row.sizes.map(([volume]) => volume),
      'oil-type': row.type,
      'oil-standard': row.standard,
      'service-interval': row.interval,
      'vehicle-type': row.vehicles,
    },
    details: oilDetails,
    pictures: single ? toPictures(row, usual[0]) : [],
    price: pricePair(usual[1], usual[2]),
    ...(single ? {} : { variants: row.sizes.map((size) => toVariant(row, size)) }),
    offered: ['service-center', 'service-home', 'delivery-center', 'delivery-home'],
    ...row.extra,
  }
}

function toPictures(row: OilRow, volume: OilVolume): OilCanSpec[] {
  const { shape, short } = volumes[volume]
  const front: OilCanSpec = {
    drawing: 'oil-can',
    shape,
    brand: brands[row.brand].en,
    line: row.line.en,
    standard: row.standard.replaceAll('-', ' '),
    palette: row.palette,
    grade: row.grade,
    volume: short,
  }
  return [front, ...(row.moreViews ?? []).map((view) => ({ ...front, view }))]
}

function toVariant(row: OilRow, size: SizeRow): VariantRow {
  const [volume, , , stock] = size
  return {
    sku: `${row.sku}-${volume.toUpperCase().replace('-', '')}`,
    name: volumes[volume].name,
    attributes: { volume },
    pictures: toPictures(row, volume),
    price: pricePair(size[1], size[2]),
    ...(stock ? { stock } : {}),
  }
}
