import type { BrandSlug } from './brands.ts'
import type { ProductRow } from './build-product.ts'
import type { LocalText } from './demo-types.ts'
import type { TyreSpec } from './pictures/picture-spec.ts'
import { tags } from './tags.ts'

export type TyreRow = {
  readonly slug: string
  readonly sku: string
  readonly brand: BrandSlug
  readonly line: LocalText
  readonly use: TyreSpec['tread']
  readonly rim: TyreSpec['rim']
  readonly category: string
  readonly vehicles: readonly string[]
  readonly intro: LocalText
  readonly sizes: readonly TyreSizeRow[]
  readonly moreViews?: readonly ('tread' | 'stack')[]
  readonly extra?: Partial<ProductRow>
}
export type TyreSizeRow = readonly [size: string, price: number, tasleemPrice?: number, stock?: 'low' | 'out']

export const tyreRows = [
  {
    slug: 'sahil-touring-16',
    sku: 'TYR-SAH-TOU16',
    brand: 'sahil',
    line: { en: 'Touring', ar: 'تورينغ' },
    use: 'touring',
    rim: 'five-spoke',
    category: 'tyres-16-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'A quiet tyre for everyday saloons, made for hot asphalt and long commutes.',
      ar: 'إطار هادئ لسيارات الصالون اليومية، مصمم للأسفلت الحار والمشاوير الطويلة.',
    },
    sizes: [
      ['205/55R16', 24500, 24000],
      ['205/60R16', 25200, 24700],
      ['215/60R16', 27800, 27200, 'low'],
    ],
    moreViews: ['tread', 'stack'],
    extra: {
      percentOff: 10,
      tag: tags.bestSeller,
      freeGift: { en: 'wheel balancing', ar: 'ترصيص الإطارات' },
    },
  },
  {
    slug: 'sahil-touring-195-65r15',
    sku: 'TYR-SAH-19565R15',
    brand: 'sahil',
    line: { en: 'Touring', ar: 'تورينغ' },
    use: 'touring',
    rim: 'steel',
    category: 'tyres-15-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'The common size for compact saloons, with a tread that stays calm on rough roads.',
      ar: 'المقاس الشائع لسيارات الصالون المدمجة، بنقشة تبقى هادئة على الطرق الخشنة.',
    },
    sizes: [['195/65R15', 19900, 19500]],
  },
  {
    slug: 'falcon-comfort-185-65r15',
    sku: 'TYR-FAL-18565R15',
    brand: 'falcon',
    line: { en: 'Comfort', ar: 'كومفورت' },
    use: 'touring',
    rim: 'multi-spoke',
    category: 'tyres-15-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'Light rolling and low fuel use for small city cars.',
      ar: 'دوران خفيف واستهلاك أقل للوقود لسيارات المدينة الصغيرة.',
    },
    sizes: [['185/65R15', 17500]],
    extra: { baisaOff: 1500 },
  },
  {
    slug: 'marsa-silent-215-55r17',
    sku: 'TYR-MAR-21555R17',
    brand: 'marsa',
    line: { en: 'Silent', ar: 'سايلنت' },
    use: 'touring',
    rim: 'split-spoke',
    category: 'tyres-17-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'A foam layer inside takes the road noise out of larger saloons.',
      ar: 'طبقة رغوية داخلية تعزل ضجيج الطريق في سيارات الصالون الكبيرة.',
    },
    sizes: [['215/55R17', 36900, 36200]],
    extra: { tag: tags.new },
    moreViews: ['tread'],
  },
  {
    slug: 'najm-sport-225-45r17',
    sku: 'TYR-NAJ-22545R17',
    brand: 'najm',
    line: { en: 'Sport', ar: 'سبورت' },
    use: 'sport',
    rim: 'multi-spoke',
    category: 'tyres-17-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'Sharp steering and short braking on dry and wet roads.',
      ar: 'توجيه دقيق ومسافة فرملة قصيرة على الطرق الجافة والمبتلة.',
    },
    sizes: [['225/45R17', 39500, 38900]],
    extra: { percentOff: 12 },
    moreViews: ['tread'],
  },
  {
    slug: 'najm-sport-225-40r18',
    sku: 'TYR-NAJ-22540R18',
    brand: 'najm',
    line: { en: 'Sport', ar: 'سبورت' },
    use: 'sport',
    rim: 'five-spoke',
    category: 'tyres-18-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'A low profile for 18 inch wheels, with a rim guard against kerbs.',
      ar: 'إطار منخفض لجنوط 18 بوصة مع حافة تحمي الجنط من الأرصفة.',
    },
    sizes: [['225/40R18', 46000]],
    extra: { soldIn: 'oman-and-dubai' },
  },
  {
    slug: 'falcon-gt-235-45r18',
    sku: 'TYR-FAL-23545R18',
    brand: 'falcon',
    line: { en: 'GT', ar: 'جي تي' },
    use: 'sport',
    rim: 'split-spoke',
    category: 'tyres-18-inch',
    vehicles: ['saloon'],
    intro: {
      en: 'Stable at high speed on the expressway, even with a full car.',
      ar: 'ثبات على السرعات العالية في الطريق السريع حتى مع حمولة كاملة.',
    },
    sizes: [['235/45R18', 49500, 48900]],
    extra: { stock: 'out' },
  },
  {
    slug: 'jabal-trail-265-65r17',
    sku: 'TYR-JAB-26565R17',
    brand: 'jabal',
    line: { en: 'Trail A/T', ar: 'تريل A/T' },
    use: 'all-terrain',
    rim: 'split-spoke',
    category: 'suv-tyres-17-inch',
    vehicles: ['suv', 'pickup'],
    intro: {
      en: 'From the wadi to the office: strong side walls for stones, calm manners on the road.',
      ar: 'من الوادي إلى المكتب: جوانب قوية تتحمل الحجارة وهدوء على الطريق.',
    },
    sizes: [['265/65R17', 52000, 51000]],
    extra: { tag: tags.recommended, freeGift: { en: 'wheel balancing', ar: 'ترصيص الإطارات' } },
    moreViews: ['tread', 'stack'],
  },
  {
    slug: 'jabal-city-225-65r17',
    sku: 'TYR-JAB-22565R17',
    brand: 'jabal',
    line: { en: 'City SUV', ar: 'سيتي' },
    use: 'touring',
    rim: 'multi-spoke',
    category: 'suv-tyres-17-inch',
    vehicles: ['suv'],
    intro: {
      en: 'For family crossovers that mostly stay on the road.',
      ar: 'لسيارات الكروس أوفر العائلية التي تسير غالبًا على الطرق المعبدة.',
    },
    sizes: [['225/65R17', 38500, 37900]],
  },
  {
    slug: 'rimal-dune-265-60r18',
    sku: 'TYR-RIM-26560R18',
    brand: 'rimal',
    line: { en: 'Dune A/T', ar: 'الكثبان A/T' },
    use: 'all-terrain',
    rim: 'five-spoke',
    category: 'suv-tyres-18-inch',
    vehicles: ['suv'],
    intro: {
      en: 'Wide shoulders that float on sand at low pressure and return home in comfort.',
      ar: 'أكتاف عريضة تطفو على الرمل بضغط منخفض وتعود بك إلى البيت براحة.',
    },
    sizes: [['265/60R18', 58500, 57500]],
    extra: { tag: tags.summer },
    moreViews: ['tread'],
  },
  {
    slug: 'jabal-trail-285-60r18',
    sku: 'TYR-JAB-28560R18',
    brand: 'jabal',
    line: { en: 'Trail A/T', ar: 'تريل A/T' },
    use: 'all-terrain',
    rim: 'split-spoke',
    category: 'suv-tyres-18-inch',
    vehicles: ['suv'],
    intro: {
      en: 'The large four-wheel-drive size with a reinforced casing.',
      ar: 'مقاس سيارات الدفع الرباعي الكبيرة بهيكل مقوّى.',
    },
    sizes: [['285/60R18', 64000]],
    extra: { stock: 'low' },
  },
  {
    slug: 'marsa-grand-275-55r20',
    sku: 'TYR-MAR-27555R20',
    brand: 'marsa',
    line: { en: 'Grand SUV', ar: 'غراند' },
    use: 'touring',
    rim: 'multi-spoke',
    category: 'suv-tyres-20-inch',
    vehicles: ['suv', 'pickup'],
    intro: {
      en: 'A comfortable 20 inch tyre for large luxury four-wheel drives.',
      ar: 'إطار مريح قياس 20 بوصة لسيارات الدفع الرباعي الفاخرة الكبيرة.',
    },
    sizes: [['275/55R20', 72000, 71000]],
  },
  {
    slug: 'rimal-dune-275-50r20',
    sku: 'TYR-RIM-27550R20',
    brand: 'rimal',
    line: { en: 'Dune A/T', ar: 'الكثبان A/T' },
    use: 'all-terrain',
    rim: 'five-spoke',
    category: 'suv-tyres-20-inch',
    vehicles: ['suv'],
    intro: {
      en: 'Sand manners on a 20 inch wheel, for weekends in Wahiba.',
      ar: 'أداء الرمال على جنط 20 بوصة لعطلات نهاية الأسبوع في رمال الوهيبة.',
    },
    sizes: [['275/50R20', 76500, 75000]],
    extra: { percentOff: 8, soldIn: 'oman-and-dubai' },
  },
  {
    slug: 'wadi-cargo-195r14c',
    sku: 'TYR-WAD-195R14C',
    brand: 'wadi',
    line: { en: 'Cargo', ar: 'كارغو' },
    use: 'touring',
    rim: 'steel',
    category: 'pickup-tyres',
    vehicles: ['pickup'],
    intro: {
      en: 'Eight plies for vans and small trucks that work every day.',
      ar: 'ثماني طبقات للفانات والشاحنات الصغيرة التي تعمل كل يوم.',
    },
    sizes: [['195R14C', 18900, 18500]],
  },
  {
    slug: 'wadi-cargo-215-70r16c',
    sku: 'TYR-WAD-21570R16C',
    brand: 'wadi',
    line: { en: 'Cargo', ar: 'كارغو' },
    use: 'touring',
    rim: 'steel',
    category: 'pickup-tyres',
    vehicles: ['pickup'],
    intro: {
      en: 'A delivery tyre with even wear at full load.',
      ar: 'إطار لسيارات التوصيل بتآكل متساوٍ عند الحمولة الكاملة.',
    },
    sizes: [['215/70R16C', 29500, 28900]],
    moreViews: ['stack'],
  },
  {
    slug: 'rimal-mud-31x10-5r15',
    sku: 'TYR-RIM-31105R15',
    brand: 'rimal',
    line: { en: 'Mud and Rock', ar: 'الطين والصخور' },
    use: 'all-terrain',
    rim: 'steel',
    category: 'pickup-tyres',
    vehicles: ['pickup', 'suv'],
    intro: {
      en: 'An open, coarse tread for tracks in the Hajar mountains.',
      ar: 'نقشة خشنة مفتوحة لدروب جبال الحجر.',
    },
    sizes: [['31X10.5R15', 55000]],
    extra: { soldIn: 'muscat-area' },
    moreViews: ['tread'],
  },
] as const satisfies readonly TyreRow[]
