import type { ProductRow, VariantRow } from './build-product.ts'
import type { PaletteName } from './pictures/picture-spec.ts'
import { tags } from './tags.ts'

const atCentre = ['service-center'] as const
const centreOrHome = ['service-center', 'service-home'] as const

/** Larger cars take more time and foam. */
function byCarSize(
  sku: string,
  palette: PaletteName,
  saloon: ProductRow['price'],
  suv: ProductRow['price'],
): readonly VariantRow[] {
  return [
    {
      sku: `${sku}-S`,
      name: { en: 'Saloon', ar: 'صالون' },
      attributes: { 'vehicle-type': 'saloon' },
      pictures: [{ drawing: 'car-wash', body: 'saloon', palette }],
      price: saloon,
    },
    {
      sku: `${sku}-L`,
      name: { en: 'SUV or pickup', ar: 'دفع رباعي أو بيك أب' },
      attributes: { 'vehicle-type': 'suv' },
      pictures: [{ drawing: 'car-wash', body: 'suv', palette }],
      price: suv,
    },
  ]
}

export const carWashRows = [
  {
    slug: 'express-foam-wash',
    sku: 'WSH-EXP',
    kind: 'service',
    name: { en: 'Express foam wash', ar: 'غسيل رغوي سريع' },
    category: 'exterior-wash',
    text: {
      en: {
        intro: 'Clean outside in twenty minutes, without an appointment stress.',
        points: ['Active foam and rinse', 'Wheels and arches', 'Dried by hand'],
      },
      ar: {
        intro: 'سيارة نظيفة من الخارج خلال عشرين دقيقة وفي الموعد الذي تختاره.',
        points: ['رغوة نشطة وشطف', 'الإطارات والرفارف', 'تجفيف يدوي'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '20-minutes' },
    pictures: [],
    price: [2500, 2400],
    variants: byCarSize('WSH-EXP', 'red', [2500, 2400], [3500, 3300]),
    tag: tags.bestSeller,
    offered: atCentre,
  },
  {
    slug: 'full-wash-inside-out',
    sku: 'WSH-FULL',
    kind: 'service',
    name: { en: 'Full wash, inside and out', ar: 'غسيل كامل من الداخل والخارج' },
    category: 'exterior-wash',
    text: {
      en: {
        intro: 'The weekly wash of a well-kept car: foam outside, vacuum and wipe inside.',
        points: ['Foam wash and hand drying', 'Vacuum of seats and boot', 'Dashboard and glass'],
      },
      ar: {
        intro: 'الغسيل الأسبوعي لسيارة يُعتنى بها: رغوة من الخارج وشفط ومسح من الداخل.',
        points: ['غسيل رغوي وتجفيف يدوي', 'شفط المقاعد وصندوق الأمتعة', 'لوحة القيادة والزجاج'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '45-minutes' },
    pictures: [{ drawing: 'interior-cleaning', palette: 'graphite' }],
    price: [4500, 4300],
    variants: byCarSize('WSH-FULL', 'blue', [4500, 4300], [6000, 5700]),
    percentOff: 10,
    offered: atCentre,
  },
  {
    slug: 'hand-wash-with-wax',
    sku: 'WSH-HAND',
    kind: 'service',
    name: { en: 'Hand wash with spray wax', ar: 'غسيل يدوي مع شمع سائل' },
    category: 'exterior-wash',
    text: {
      en: {
        intro: 'Two buckets, soft mitts and a thin coat of wax that sheds dust for two weeks.',
        points: ['No brushes on the paint', 'Spray wax', 'Tyre shine'],
      },
      ar: {
        intro: 'دلوان وقفازات ناعمة وطبقة شمع خفيفة تبعد الغبار لمدة أسبوعين.',
        points: ['بلا فُرش على الطلاء', 'شمع سائل', 'تلميع الإطارات'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '60-minutes' },
    pictures: [{ drawing: 'car-wash', body: 'saloon', palette: 'graphite' }],
    price: [6500],
    soldIn: 'north',
    offered: atCentre,
  },
  {
    slug: 'wash-at-home',
    sku: 'WSH-HOME',
    kind: 'service',
    name: { en: 'Car wash at your home', ar: 'غسيل السيارة في منزلك' },
    category: 'exterior-wash',
    text: {
      en: {
        intro: 'We come with our own water and power and wash while you work.',
        points: ['Ten litres of water only', 'Biodegradable shampoo', 'Mon to Sun, also in the evening'],
      },
      ar: {
        intro: 'نصل إليك بمائنا وكهربائنا ونغسل سيارتك وأنت تواصل عملك.',
        points: ['عشرة لترات من الماء فقط', 'شامبو قابل للتحلل', 'طوال أيام الأسبوع وفي المساء أيضًا'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv', 'pickup'], duration: '45-minutes' },
    pictures: [{ drawing: 'car-wash', body: 'pickup', palette: 'silver' }],
    price: [5500, 5200],
    tag: tags.new,
    soldIn: 'muscat-area',
    offered: ['service-home'],
  },
  {
    slug: 'underbody-wash',
    sku: 'WSH-UNDER',
    kind: 'service',
    name: { en: 'Underbody wash after the beach', ar: 'غسيل أسفل السيارة بعد الشاطئ' },
    category: 'exterior-wash',
    text: {
      en: {
        intro: 'Removes sand and salt before they start to rust.',
        points: ['Lift and high-pressure rinse', 'Wheel arches', 'Rust check'],
      },
      ar: {
        intro: 'يزيل الرمل والملح قبل أن يبدأ الصدأ.',
        points: ['رفع السيارة وشطف بضغط عالٍ', 'داخل الرفارف', 'فحص الصدأ'],
      },
    },
    attributes: { 'vehicle-type': ['suv', 'pickup'], duration: '30-minutes' },
    pictures: [{ drawing: 'car-wash', body: 'pickup', palette: 'sand' }],
    price: [3000, 2900],
    offered: atCentre,
  },
  {
    slug: 'interior-deep-clean',
    sku: 'WSH-DEEP',
    kind: 'service',
    name: { en: 'Interior deep clean', ar: 'تنظيف عميق للمقصورة' },
    category: 'interior-cleaning',
    text: {
      en: {
        intro: 'Seats, carpet, roof lining and every vent, cleaned with hot extraction.',
        points: ['Hot extraction of all fabrics', 'Leather care', 'Odour removal'],
      },
      ar: {
        intro: 'المقاعد والسجاد وسقف المقصورة وكل فتحات الهواء بتقنية الشفط الحار.',
        points: ['شفط حار لكل الأقمشة', 'عناية بالجلد', 'إزالة الروائح'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '180-minutes' },
    pictures: [
      { drawing: 'interior-cleaning', palette: 'sand' },
      { drawing: 'bottle', shape: 'spray', palette: 'teal', label: 'CLEAN', volume: '500 ML' },
    ],
    price: [18000, 17500],
    percentOff: 20,
    freeGift: { en: 'air freshener', ar: 'معطر للسيارة' },
    offered: centreOrHome,
  },
  {
    slug: 'seat-shampoo',
    sku: 'WSH-SEAT',
    kind: 'service',
    name: { en: 'Seat shampoo, five seats', ar: 'غسيل المقاعد بالشامبو، خمسة مقاعد' },
    category: 'interior-cleaning',
    text: {
      en: {
        intro: 'Coffee, ice cream and everything else children leave behind.',
        points: ['Shampoo and extraction', 'Dry in two hours', 'Safe for child seats'],
      },
      ar: {
        intro: 'للقهوة والآيس كريم وكل ما يتركه الأطفال خلفهم.',
        points: ['شامبو وشفط', 'تجف خلال ساعتين', 'آمن لمقاعد الأطفال'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '90-minutes' },
    pictures: [{ drawing: 'interior-cleaning', palette: 'blue' }],
    price: [9500],
    offered: centreOrHome,
  },
  {
    slug: 'one-step-polish',
    sku: 'WSH-POL',
    kind: 'service',
    name: { en: 'One-step machine polish', ar: 'تلميع آلي بخطوة واحدة' },
    category: 'polish-and-protection',
    text: {
      en: {
        intro: 'Takes out light scratches and brings the gloss back in one pass.',
        points: ['Clay treatment', 'Machine polish', 'Sealant for three months'],
      },
      ar: {
        intro: 'يزيل الخدوش الخفيفة ويعيد اللمعان في مرحلة واحدة.',
        points: ['تنظيف بالطين', 'تلميع بالآلة', 'طبقة حماية لثلاثة أشهر'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '180-minutes' },
    pictures: [{ drawing: 'polishing', body: 'saloon', palette: 'plum' }],
    price: [22000, 21500],
    baisaOff: 4000,
    soldIn: 'north',
    offered: atCentre,
  },
  {
    slug: 'ceramic-coating',
    sku: 'WSH-CER',
    kind: 'service',
    name: { en: 'Ceramic coating, two years', ar: 'طلاء سيراميك لمدة عامين' },
    category: 'polish-and-protection',
    text: {
      en: {
        intro: 'A hard, glossy layer that keeps sun, sand and birds from the paint.',
        points: ['Paint correction first', 'Two layers', 'Yearly check included'],
      },
      ar: {
        intro: 'طبقة صلبة لامعة تحمي الطلاء من الشمس والرمال وفضلات الطيور.',
        points: ['تصحيح الطلاء أولًا', 'طبقتان', 'فحص سنوي مشمول'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'], duration: '180-minutes', warranty: '24-months' },
    pictures: [
      { drawing: 'polishing', body: 'suv', palette: 'graphite' },
      { drawing: 'polishing', body: 'saloon', palette: 'red' },
    ],
    price: [95000],
    baisaOff: 10000,
    tag: tags.limited,
    soldIn: 'muscat-area',
    offered: atCentre,
  },
  {
    slug: 'summer-wax-protection',
    sku: 'WSH-WAX',
    kind: 'service',
    name: { en: 'Summer wax protection', ar: 'حماية صيفية بالشمع' },
    category: 'polish-and-protection',
    text: {
      en: {
        intro: 'Carnauba wax by hand, before the hottest months.',
        points: ['Hand wash first', 'Hard wax by hand', 'Lasts about three months'],
      },
      ar: {
        intro: 'شمع كرنوبا يدوي قبل أشد الأشهر حرارة.',
        points: ['غسيل يدوي أولًا', 'شمع صلب يدوي', 'يدوم نحو ثلاثة أشهر'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv', 'pickup'], duration: '90-minutes' },
    pictures: [{ drawing: 'polishing', body: 'pickup', palette: 'teal' }],
    price: [12000, 11700],
    tag: tags.summer,
    offered: atCentre,
  },
] as const satisfies readonly ProductRow[]
