import type { DemoAttribute, DemoAttributeValue } from './demo-types.ts'

const hidden = { filter: 'false', detail: 'false' } as const
const detailOnly = { filter: 'false' } as const
const filterOnly = { detail: 'false' } as const

export const demoAttributes = [
  choice('brand', 'Brand', 'العلامة', {}, [
    ['durub', 'Durub', 'دروب'],
    ['falcon', 'Falcon', 'فالكون'],
    ['jabal', 'Jabal', 'جبل'],
    ['marsa', 'Marsa', 'مرسى'],
    ['najm', 'Najm', 'نجم'],
    ['rimal', 'Rimal', 'رمال'],
    ['sahil', 'Sahil', 'ساحل'],
    ['wadi', 'Wadi', 'وادي'],
  ]),
  choice(
    'viscosity',
    'Viscosity',
    'اللزوجة',
    {},
    same('0W-20', '5W-30', '5W-40', '10W-30', '10W-40', '15W-40', '20W-50'),
  ),
  choice('oil-type', 'Oil type', 'نوع الزيت', {}, [
    ['fully-synthetic', 'Fully synthetic', 'صناعي بالكامل'],
    ['semi-synthetic', 'Semi-synthetic', 'شبه صناعي'],
    ['mineral', 'Mineral', 'معدني'],
  ]),
  several('volume', 'Volume', 'الحجم', {}, [
    ['250-ml', '250 ml', '250 مل'],
    ['300-ml', '300 ml', '300 مل'],
    ['500-ml', '500 ml', '500 مل'],
    ['1-l', '1 L', '1 لتر'],
    ['4-l', '4 L', '4 لتر'],
    ['5-l', '5 L', '5 لتر'],
    ['10-l', '10 L', '10 لتر'],
    ['20-l', '20 L', '20 لتر'],
  ]),
  choice(
    'oil-standard',
    'Standard',
    'المعيار',
    detailOnly,
    same('API SP', 'API SN', 'API CK-4', 'API CI-4', 'JASO MA2'),
  ),
  several('tyre-size', 'Tyre size', 'مقاس الإطار', {}, [
    ...same(
      '185/65R15',
      '195/65R15',
      '205/55R16',
      '205/60R16',
      '215/60R16',
      '215/55R17',
      '225/45R17',
      '225/40R18',
      '235/45R18',
    ),
    ...same(
      '225/65R17',
      '265/65R17',
      '265/60R18',
      '285/60R18',
      '275/55R20',
      '275/50R20',
      '195R14C',
      '215/70R16C',
      '31X10.5R15',
    ),
  ]),
  several('rim', 'Rim', 'قياس الجنط', {}, inches(14, 15, 16, 17, 18, 20)),
  choice('tyre-use', 'Tyre use', 'استخدام الإطار', {}, [
    ['touring', 'Comfort', 'راحة'],
    ['sport', 'Sport', 'رياضي'],
    ['all-terrain', 'Sand and road', 'رمال وطرق'],
  ]),
  choice('voltage', 'Voltage', 'الجهد', {}, [
    ['6-v', '6 V', '6 فولت'],
    ['12-v', '12 V', '12 فولت'],
  ]),
  several('capacity-ah', 'Capacity', 'السعة', {}, ampereHours(7, 9, 45, 55, 60, 70, 75, 80, 95, 100, 110)),
  choice('warranty', 'Warranty', 'الضمان', {}, [
    ['6-months', '6 months', '6 أشهر'],
    ['12-months', '12 months', '12 شهرًا'],
    ['18-months', '18 months', '18 شهرًا'],
    ['24-months', '24 months', '24 شهرًا'],
    ['36-months', '36 months', '36 شهرًا'],
    ['60-months', '5 years', '5 سنوات'],
  ]),
  several('vehicle-type', 'Vehicle', 'نوع المركبة', {}, [
    ['saloon', 'Saloon', 'صالون'],
    ['suv', 'SUV and 4x4', 'دفع رباعي'],
    ['pickup', 'Pickup and van', 'بيك أب وفان'],
    ['motorcycle', 'Motorcycle', 'دراجة نارية'],
  ]),
  choice('fuel-grade', 'Fuel grade', 'نوع الوقود', {}, [
    ['m91', 'M91', 'عادي 91'],
    ['m95', 'M95', 'ممتاز 95'],
    ['m98', 'M98', 'سوبر 98'],
    ['diesel', 'Diesel', 'ديزل'],
  ]),
  choice('axle', 'Axle', 'المحور', {}, [
    ['front', 'Front', 'أمامي'],
    ['rear', 'Rear', 'خلفي'],
  ]),
  choice('duration', 'Duration', 'المدة', detailOnly, [
    ['20-minutes', '20 minutes', '20 دقيقة'],
    ['30-minutes', '30 minutes', '30 دقيقة'],
    ['45-minutes', '45 minutes', '45 دقيقة'],
    ['60-minutes', '1 hour', 'ساعة واحدة'],
    ['90-minutes', '1.5 hours', 'ساعة ونصف'],
    ['180-minutes', '3 hours', '3 ساعات'],
  ]),
  choice('part-code', 'Part code', 'رمز القطعة', detailOnly, [
    ...same('W-712', 'W-940', 'W-68', 'A-2418', 'A-3107', 'C-1926', 'C-2240'),
    ...same('P-0451', 'P-0780', 'P-1123', 'D-280', 'D-320', 'H4', 'H7', 'H11', 'DOT-3', 'DOT-4', 'DOT-5.1'),
  ]),
  choice('service-interval', 'Service interval', 'فترة الخدمة', filterOnly, [
    ['5000-km', '5,000 km', '5,000 كم'],
    ['7500-km', '7,500 km', '7,500 كم'],
    ['10000-km', '10,000 km', '10,000 كم'],
    ['15000-km', '15,000 km', '15,000 كم'],
  ]),
  several('state', 'Place', 'المنطقة', hidden, [
    ['muscat', 'Muscat', 'مسقط'],
    ['sur', 'Sur', 'صور'],
    ['sohar', 'Sohar', 'صحار'],
    ['musandam', 'Musandam', 'مسندم'],
    ['dhofar', 'Dhofar', 'ظفار'],
    ['sharqiyah', 'Sharqiyah', 'الشرقية'],
    ['batinah', 'Batinah', 'الباطنة'],
    ['wusta', 'Wusta', 'الوسطى'],
    ['dakhiliyah', 'Dakhiliyah', 'الداخلية'],
    ['dhahirah', 'Dhahirah', 'الظاهرة'],
    ['seeb', 'Seeb', 'السيب'],
    ['buraimi', 'Buraimi', 'البريمي'],
    ['dubai', 'Dubai', 'دبي'],
  ]),
  {
    slug: 'priority',
    name: { en: 'Priority', ar: 'الأولوية' },
    inputType: 'NUMERIC',
    metadata: hidden,
    isInternal: true,
    values: [],
  },
  richText('how-to-use', 'How to use', 'طريقة الاستخدام', detailOnly),
  richText('what-is-included', 'What is included', 'ما الذي تشمله الخدمة', detailOnly),
  richText('good-to-know-en', 'Good to know', 'Good to know', { ...detailOnly, lang: 'en' }),
  richText('good-to-know-ar', 'معلومات تهمك', 'معلومات تهمك', { ...detailOnly, lang: 'ar' }),
  { ...richText('workshop-note', 'Workshop note', 'ملاحظة للورشة', hidden), isInternal: true },
] as const satisfies readonly DemoAttribute[]

type ValueRow = readonly [slug: string, en: string, ar: string]

function choice(
  slug: string,
  en: string,
  ar: string,
  metadata: DemoAttribute['metadata'],
  rows: readonly ValueRow[],
): DemoAttribute {
  return { slug, name: { en, ar }, inputType: 'DROPDOWN', metadata, values: rows.map(toValue) }
}

function several(
  slug: string,
  en: string,
  ar: string,
  metadata: DemoAttribute['metadata'],
  rows: readonly ValueRow[],
): DemoAttribute {
  return { slug, name: { en, ar }, inputType: 'MULTISELECT', metadata, values: rows.map(toValue) }
}

function richText(slug: string, en: string, ar: string, metadata: DemoAttribute['metadata']): DemoAttribute {
  return { slug, name: { en, ar }, inputType: 'RICH_TEXT', metadata, values: [] }
}

/** Grades, sizes and codes are written alike in both languages. */
function same(...codes: readonly string[]): ValueRow[] {
  return codes.map((code) => [code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), code, code])
}

function inches(...sizes: readonly number[]): ValueRow[] {
  return sizes.map((size) => [`${size}-inch`, `${size} inch`, `${size} بوصة`])
}

function ampereHours(...capacities: readonly number[]): ValueRow[] {
  return capacities.map((ah) => [`${ah}-ah`, `${ah} Ah`, `${ah} أمبير`])
}

function toValue([slug, en, ar]: ValueRow): DemoAttributeValue {
  return { slug, name: { en, ar } }
}
