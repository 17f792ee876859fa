import { type BrandSlug, brands } from './brands.ts'
import { type ProductRow, pricePair } from './build-product.ts'
import type { DemoAttributeChoice, LocalText } from './demo-types.ts'
import type { BatterySpec, PaletteName } from './pictures/picture-spec.ts'
import { list, paragraph, richText } from './rich-text.ts'
import { tags } from './tags.ts'

type BatteryRow = {
  readonly slug: string
  readonly sku: string
  readonly brand: BrandSlug
  readonly line: LocalText
  readonly build: BatterySpec['build']
  readonly palette: PaletteName
  readonly category: string
  readonly voltage?: '6' | '12'
  readonly warranty: string
  readonly vehicles: readonly string[]
  readonly intro: LocalText
  readonly capacities: readonly CapacityRow[]
  readonly showTop?: boolean
  readonly extra?: Partial<ProductRow>
}
type CapacityRow = readonly [ampereHours: number, price: number, tasleemPrice?: number, stock?: 'low' | 'out']

const rows = [
  {
    slug: 'jabal-power-70ah',
    sku: 'BAT-JAB-70',
    brand: 'jabal',
    line: { en: 'Power', ar: 'باور' },
    build: 'standard',
    palette: 'green',
    category: 'batteries-medium',
    warranty: '18-months',
    vehicles: ['saloon', 'suv'],
    intro: {
      en: 'The battery for most saloons and crossovers, built for summers that kill ordinary ones.',
      ar: 'بطارية تناسب أغلب سيارات الصالون والكروس أوفر، صُنعت لصيف لا تتحمله البطاريات العادية.',
    },
    capacities: [[70, 27900, 27400]],
    showTop: true,
    extra: {
      percentOff: 15,
      tag: tags.bestSeller,
      freeGift: { en: 'fitting at your door', ar: 'تركيب عند باب بيتك' },
    },
  },
  {
    slug: 'jabal-power-55ah',
    sku: 'BAT-JAB-55',
    brand: 'jabal',
    line: { en: 'Power', ar: 'باور' },
    build: 'standard',
    palette: 'green',
    category: 'batteries-small',
    warranty: '18-months',
    vehicles: ['saloon'],
    intro: {
      en: 'Strong starts for compact petrol cars.',
      ar: 'تشغيل قوي لسيارات البنزين المدمجة.',
    },
    capacities: [[55, 23500, 23000]],
  },
  {
    slug: 'sahil-start-45ah',
    sku: 'BAT-SAH-45',
    brand: 'sahil',
    line: { en: 'Start', ar: 'ستارت' },
    build: 'standard',
    palette: 'blue',
    category: 'batteries-small',
    warranty: '12-months',
    vehicles: ['saloon'],
    intro: {
      en: 'A small, honest battery for city cars.',
      ar: 'بطارية صغيرة موثوقة لسيارات المدينة.',
    },
    capacities: [[45, 19900]],
  },
  {
    slug: 'sahil-start-60ah',
    sku: 'BAT-SAH-60',
    brand: 'sahil',
    line: { en: 'Start', ar: 'ستارت' },
    build: 'standard',
    palette: 'blue',
    category: 'batteries-small',
    warranty: '12-months',
    vehicles: ['saloon', 'suv'],
    intro: {
      en: 'More reserve for cars with many short trips and a cold cabin.',
      ar: 'طاقة احتياطية أكبر للسيارات كثيرة المشاوير القصيرة مع تكييف دائم.',
    },
    capacities: [[60, 24400, 23900]],
    extra: { baisaOff: 2000 },
  },
  {
    slug: 'falcon-gold-75ah',
    sku: 'BAT-FAL-75',
    brand: 'falcon',
    line: { en: 'Gold', ar: 'جولد' },
    build: 'standard',
    palette: 'amber',
    category: 'batteries-medium',
    warranty: '24-months',
    vehicles: ['saloon', 'suv'],
    intro: {
      en: 'Silver-alloy plates that resist heat and vibration for two full summers and more.',
      ar: 'ألواح من سبيكة الفضة تقاوم الحرارة والاهتزاز لصيفين كاملين وأكثر.',
    },
    capacities: [[75, 34500, 33900]],
    showTop: true,
  },
  {
    slug: 'falcon-gold-80ah',
    sku: 'BAT-FAL-80',
    brand: 'falcon',
    line: { en: 'Gold', ar: 'جولد' },
    build: 'standard',
    palette: 'amber',
    category: 'batteries-medium',
    warranty: '24-months',
    vehicles: ['suv'],
    intro: {
      en: 'Extra reserve for four-wheel drives with a fridge, a winch or a radio.',
      ar: 'احتياطي إضافي لسيارات الدفع الرباعي المزودة بثلاجة أو ونش أو جهاز اتصال.',
    },
    capacities: [[80, 36900]],
  },
  {
    slug: 'durub-max-100ah',
    sku: 'BAT-DUN-100',
    brand: 'durub',
    line: { en: 'Max', ar: 'ماكس' },
    build: 'standard',
    palette: 'orange',
    category: 'batteries-large',
    warranty: '18-months',
    vehicles: ['suv', 'pickup'],
    intro: {
      en: 'Power for large diesel engines and heavy electrical loads.',
      ar: 'طاقة لمحركات الديزل الكبيرة والأحمال الكهربائية الثقيلة.',
    },
    capacities: [[100, 48500, 47800]],
    showTop: true,
  },
  {
    slug: 'durub-max-110ah',
    sku: 'BAT-DUN-110',
    brand: 'durub',
    line: { en: 'Max', ar: 'ماكس' },
    build: 'standard',
    palette: 'red',
    category: 'batteries-large',
    warranty: '18-months',
    vehicles: ['pickup'],
    intro: {
      en: 'For buses and light trucks with two batteries in a row.',
      ar: 'للحافلات والشاحنات الخفيفة ذات البطاريتين.',
    },
    capacities: [[110, 52900, 52000]],
    extra: { stock: 'out' },
  },
  {
    slug: 'marsa-agm-start-stop',
    sku: 'BAT-MAR-AGM',
    brand: 'marsa',
    line: { en: 'AGM Start-Stop', ar: 'AGM ستارت ستوب' },
    build: 'agm',
    palette: 'teal',
    category: 'agm-batteries',
    warranty: '36-months',
    vehicles: ['saloon', 'suv'],
    intro: {
      en: 'Sealed glass-mat battery for cars that switch the engine off at the lights.',
      ar: 'بطارية محكمة بألياف زجاجية للسيارات التي تطفئ المحرك عند الإشارات.',
    },
    capacities: [
      [70, 54000, 53000],
      [80, 59500, 58500],
      [95, 66000, 65000, 'low'],
    ],
    showTop: true,
    extra: { percentOff: 10, tag: tags.recommended },
  },
  {
    slug: 'falcon-agm-95ah',
    sku: 'BAT-FAL-AGM95',
    brand: 'falcon',
    line: { en: 'AGM Elite', ar: 'AGM إيليت' },
    build: 'agm',
    palette: 'blue',
    category: 'agm-batteries',
    warranty: '36-months',
    vehicles: ['suv'],
    intro: {
      en: 'For European cars with many control units and a long equipment list.',
      ar: 'للسيارات الأوروبية كثيرة التجهيزات ووحدات التحكم.',
    },
    capacities: [[95, 68000]],
    extra: { tag: tags.new, soldIn: 'oman-and-dubai' },
    showTop: true,
  },
  {
    slug: 'najm-moto-9ah',
    sku: 'BAT-NAJ-M9',
    brand: 'najm',
    line: { en: 'Moto', ar: 'موتو' },
    build: 'motorcycle',
    palette: 'red',
    category: 'motorcycle-batteries',
    warranty: '6-months',
    vehicles: ['motorcycle'],
    intro: {
      en: 'Maintenance-free and leak-proof, also when the bike leans.',
      ar: 'بلا صيانة ولا تسرّب حتى عند ميل الدراجة.',
    },
    capacities: [[9, 9800, 9600]],
  },
  {
    slug: 'najm-classic-6v-7ah',
    sku: 'BAT-NAJ-C7',
    brand: 'najm',
    line: { en: 'Classic', ar: 'كلاسيك' },
    build: 'motorcycle',
    palette: 'plum',
    category: 'motorcycle-batteries',
    voltage: '6',
    warranty: '6-months',
    vehicles: ['motorcycle'],
    intro: {
      en: 'Six volts for older motorcycles that are still loved.',
      ar: 'ستة فولت للدراجات القديمة التي ما زالت محبوبة.',
    },
    capacities: [[7, 8200]],
    extra: { soldIn: 'muscat-area' },
  },
] as const satisfies readonly BatteryRow[]

const batteryDetails: readonly DemoAttributeChoice[] = [
  {
    attribute: 'what-is-included',
    richText: richText(
      paragraph('Fitting at a centre or at your door includes:'),
      list([
        'A test of the charging system',
        'Cleaning and greasing the terminals',
        'Taking back the old battery',
      ]),
    ),
    arabic: richText(
      paragraph('يشمل التركيب في المركز أو عند باب بيتك:'),
      list(['فحص نظام الشحن', 'تنظيف الأقطاب وتشحيمها', 'استلام البطارية القديمة']),
    ),
  },
  {
    attribute: 'workshop-note',
    richText: richText(paragraph('Register the new battery in the control unit where the car asks for it.')),
    arabic: richText(paragraph('سجّل البطارية الجديدة في وحدة التحكم إذا طلبت السيارة ذلك.')),
  },
]

export const batteryRows: readonly ProductRow[] = rows.map(toProductRow)

function toProductRow(row: BatteryRow): ProductRow {
  const [usual] = row.capacities
  if (!usual) throw new Error(`${row.slug} has no capacity`)
  const single = row.capacities.length === 1
  const brand = brands[row.brand]
  const volts = row.voltage ?? '12'
  return {
    slug: row.slug,
    sku: row.sku,
    name: {
      en: `${brand.en} ${row.line.en} battery${single ? ` ${usual[0]} Ah` : ''}`,
      ar: `بطارية ${brand.ar} ${row.line.ar}${single ? ` ${usual[0]} أمبير` : ''}`,
    },
    category: row.category,
    text: {
      en: {
        intro: row.intro.en,
        points: [`${volts} volts`, 'Sealed, no topping up', 'Charged and tested before it leaves us'],
      },
      ar: {
        intro: row.intro.ar,
        points: [`${volts} فولت`, 'محكمة الإغلاق ولا تحتاج إلى تزويد', 'تُشحن وتُفحص قبل تسليمها'],
      },
    },
    attributes: {
      brand: row.brand,
      voltage: `${volts}-v`,
      'capacity-ah': row.capacities.map(([ah]) => `${ah}-ah`),
      warranty: row.warranty,
      'vehicle-type': row.vehicles,
    },
    details: batteryDetails,
    pictures: single ? toPictures(row, usual[0], volts) : [],
    price: pricePair(usual[1], usual[2]),
    ...(single ? {} : { variants: row.capacities.map((each) => toVariant(row, each, volts)) }),
    offered: ['service-center', 'service-home', 'delivery-center'],
    ...row.extra,
  }
}

function toVariant(row: BatteryRow, each: CapacityRow, volts: string) {
  const [ah, , , stock] = each
  return {
    sku: `${row.sku}-${ah}`,
    name: { en: `${ah} Ah`, ar: `${ah} أمبير` },
    attributes: { 'capacity-ah': `${ah}-ah` },
    pictures: toPictures(row, ah, volts),
    price: pricePair(each[1], each[2]),
    ...(stock ? { stock } : {}),
  }
}

function toPictures(row: BatteryRow, ah: number, volts: string): BatterySpec[] {
  const front: BatterySpec = {
    drawing: 'battery',
    line: row.line.en,
    build: row.build,
    palette: row.palette,
    capacity: `${ah}AH`,
    voltage: `${volts}V`,
  }
  return row.showTop ? [front, { ...front, view: 'top' }] : [front]
}
