import type { ProductRow } from './build-product.ts'
import type { DemoAttributeChoice } from './demo-types.ts'
import { list, paragraph, richText } from './rich-text.ts'
import { tags } from './tags.ts'

const atCentre = ['service-center'] as const
const centreOrHome = ['service-center', 'service-home'] as const

const bookingNotes: readonly DemoAttributeChoice[] = [
  {
    attribute: 'good-to-know-en',
    richText: richText(
      paragraph('Please come ten minutes before your hour.'),
      list(['Bring the registration card', 'You may wait in the lounge', 'Move the booking free of charge']),
    ),
  },
  {
    attribute: 'good-to-know-ar',
    richText: richText(
      paragraph('يرجى الحضور قبل موعدك بعشر دقائق.'),
      list(['أحضر ملكية السيارة', 'يمكنك الانتظار في الصالة', 'يمكن تغيير الموعد مجانًا']),
    ),
  },
]

export const serviceRows = [
  {
    slug: 'oil-change-service',
    sku: 'SRV-OIL',
    kind: 'service',
    name: { en: 'Oil change, labour', ar: 'تغيير الزيت، أجرة العمل' },
    category: 'oil-services',
    text: {
      en: {
        intro: 'Bring your oil or choose one from us: we drain, change the filter and reset the counter.',
        points: ['Old oil recycled', 'New sealing ring', 'Ten-point check'],
      },
      ar: {
        intro: 'أحضر زيتك أو اختر من عندنا: نفرّغ ونبدّل الفلتر ونعيد ضبط العدّاد.',
        points: ['إعادة تدوير الزيت القديم', 'جوان جديد', 'فحص من عشر نقاط'],
      },
    },
    attributes: { duration: '30-minutes', 'vehicle-type': ['saloon', 'suv', 'pickup'] },
    details: bookingNotes,
    pictures: [{ drawing: 'service', service: 'oil-change', palette: 'green' }],
    price: [3000, 2900],
    tag: tags.bestSeller,
    offered: atCentre,
  },
  {
    slug: 'oil-change-at-home',
    sku: 'SRV-OIL-HOME',
    kind: 'service',
    name: { en: 'Oil change at your home', ar: 'تغيير الزيت في منزلك' },
    category: 'oil-services',
    text: {
      en: {
        intro: 'Our van parks beside your car; nothing drips on your drive.',
        points: ['Clean suction method', 'Filter included in the labour', 'Evening hours'],
      },
      ar: {
        intro: 'تقف سيارتنا بجانب سيارتك ولا تسقط قطرة على الأرض.',
        points: ['شفط نظيف', 'تبديل الفلتر مشمول', 'مواعيد مسائية'],
      },
    },
    attributes: { duration: '45-minutes', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'service', service: 'oil-change', palette: 'teal' }],
    price: [6000],
    percentOff: 25,
    soldIn: 'muscat-area',
    offered: ['service-home'],
  },
  {
    slug: 'tyre-fitting-four',
    sku: 'SRV-TYR-FIT',
    kind: 'service',
    name: { en: 'Tyre fitting, four wheels', ar: 'تركيب الإطارات، أربع عجلات' },
    category: 'tyre-services',
    text: {
      en: {
        intro: 'Fitting, balancing and new valves for tyres you bring or buy here.',
        points: ['Machine balancing', 'New valves', 'Torque wrench, not guesswork'],
      },
      ar: {
        intro: 'تركيب وترصيص وبلوف جديدة لإطارات تحضرها أو تشتريها منا.',
        points: ['ترصيص بالجهاز', 'بلوف جديدة', 'شد بمفتاح عزم'],
      },
    },
    attributes: { duration: '60-minutes', 'vehicle-type': ['saloon', 'suv', 'pickup'] },
    details: bookingNotes,
    pictures: [{ drawing: 'service', service: 'tyre-fitting', palette: 'teal' }],
    price: [8000, 7800],
    offered: atCentre,
  },
  {
    slug: 'wheel-balancing',
    sku: 'SRV-TYR-BAL',
    kind: 'service',
    name: { en: 'Wheel balancing, four wheels', ar: 'ترصيص العجلات، أربع عجلات' },
    category: 'tyre-services',
    text: {
      en: {
        intro: 'Stops the steering wheel from shaking at 100 km/h.',
        points: ['Inside and outside weights', 'Pressure check', 'Tread report'],
      },
      ar: {
        intro: 'يوقف اهتزاز المقود عند سرعة 100 كم/س.',
        points: ['أوزان داخلية وخارجية', 'فحص الضغط', 'تقرير عن النقشة'],
      },
    },
    attributes: { duration: '30-minutes', 'vehicle-type': ['saloon', 'suv', 'pickup'] },
    pictures: [{ drawing: 'service', service: 'wheel-balancing', palette: 'blue' }],
    price: [4000, 3900],
    offered: atCentre,
  },
  {
    slug: 'puncture-repair',
    sku: 'SRV-TYR-PUN',
    kind: 'service',
    name: { en: 'Puncture repair', ar: 'إصلاح ثقب الإطار' },
    category: 'tyre-services',
    text: {
      en: {
        intro: 'A proper plug-and-patch repair from the inside.',
        points: ['Inside repair', 'Balanced afterwards', 'Twelve months of warranty'],
      },
      ar: {
        intro: 'إصلاح صحيح بالرقعة والسدادة من الداخل.',
        points: ['إصلاح من الداخل', 'ترصيص بعد الإصلاح', 'ضمان 12 شهرًا'],
      },
    },
    attributes: { duration: '20-minutes', warranty: '12-months' },
    pictures: [{ drawing: 'service', service: 'tyre-fitting', palette: 'amber' }],
    price: [1500, 1500],
    offered: centreOrHome,
  },
  {
    slug: 'battery-check-and-fitting',
    sku: 'SRV-BAT',
    kind: 'service',
    name: { en: 'Battery check and fitting', ar: 'فحص البطارية وتركيبها' },
    category: 'battery-services',
    text: {
      en: {
        intro: 'We test battery, alternator and starter, and fit a new one when it is time.',
        points: ['Printed test result', 'Memory kept alive', 'Old battery taken back'],
      },
      ar: {
        intro: 'نفحص البطارية والدينامو والسلف، ونركّب بطارية جديدة عند الحاجة.',
        points: ['نتيجة فحص مطبوعة', 'حفظ ذاكرة السيارة', 'استلام البطارية القديمة'],
      },
    },
    attributes: { duration: '20-minutes' },
    pictures: [{ drawing: 'service', service: 'battery-fitting', palette: 'amber' }],
    price: [2000, 2000],
    offered: centreOrHome,
  },
  {
    slug: 'ac-gas-refill',
    sku: 'SRV-AC-GAS',
    kind: 'service',
    name: { en: 'AC gas refill and leak test', ar: 'تعبئة غاز المكيف وفحص التسرّب' },
    category: 'air-conditioning',
    text: {
      en: {
        intro: 'Cold air again: we empty, test for leaks and refill to the gram.',
        points: ['R134a included', 'UV leak test', 'Vent temperature report'],
      },
      ar: {
        intro: 'هواء بارد من جديد: نفرّغ ونفحص التسرّب ونعبئ بالغرام.',
        points: ['غاز R134a مشمول', 'فحص التسرّب بالأشعة', 'تقرير حرارة الهواء'],
      },
    },
    attributes: { duration: '45-minutes' },
    details: bookingNotes,
    pictures: [{ drawing: 'service', service: 'air-conditioning', palette: 'blue' }],
    price: [14000, 13700],
    percentOff: 15,
    tag: tags.summer,
    freeGift: { en: 'cabin filter check', ar: 'فحص فلتر المقصورة' },
    offered: atCentre,
  },
  {
    slug: 'ac-evaporator-clean',
    sku: 'SRV-AC-CLEAN',
    kind: 'service',
    name: { en: 'AC evaporator cleaning', ar: 'تنظيف مبخر المكيف' },
    category: 'air-conditioning',
    text: {
      en: {
        intro: 'Removes the musty smell at its source.',
        points: ['Foam through the drain', 'Ozone treatment', 'New cabin filter on request'],
      },
      ar: {
        intro: 'يزيل الرائحة الكريهة من مصدرها.',
        points: ['رغوة عبر مجرى التصريف', 'معالجة بالأوزون', 'فلتر مقصورة جديد عند الطلب'],
      },
    },
    attributes: { duration: '60-minutes' },
    pictures: [{ drawing: 'service', service: 'air-conditioning', palette: 'teal' }],
    price: [9500],
    offered: atCentre,
  },
  {
    slug: 'forty-point-inspection',
    sku: 'SRV-INSP40',
    kind: 'service',
    name: { en: '40-point inspection', ar: 'فحص من 40 نقطة' },
    category: 'inspection',
    text: {
      en: {
        intro: 'Before the summer, before a trip or before you buy: know how the car stands.',
        points: ['Brakes, tyres, lights, fluids', 'Fault codes read', 'Report with pictures'],
      },
      ar: {
        intro: 'قبل الصيف أو السفر أو الشراء: اعرف حالة السيارة.',
        points: ['الفرامل والإطارات والأضواء والسوائل', 'قراءة أكواد الأعطال', 'تقرير بالصور'],
      },
    },
    attributes: { duration: '60-minutes' },
    details: bookingNotes,
    pictures: [{ drawing: 'service', service: 'inspection', palette: 'green' }],
    price: [5000, 5000],
    percentOff: 50,
    tag: tags.limited,
    offered: atCentre,
  },
  {
    slug: 'pre-purchase-inspection',
    sku: 'SRV-INSP-BUY',
    kind: 'service',
    name: { en: 'Pre-purchase inspection', ar: 'فحص ما قبل الشراء' },
    category: 'inspection',
    text: {
      en: {
        intro: 'Paint thickness, accident traces, engine and gearbox, on one honest page.',
        points: ['Paint gauge', 'Road test', 'Advice on the price'],
      },
      ar: {
        intro: 'سماكة الطلاء وآثار الحوادث والمحرك وناقل الحركة في صفحة واحدة صريحة.',
        points: ['قياس سماكة الطلاء', 'تجربة على الطريق', 'نصيحة حول السعر'],
      },
    },
    attributes: { duration: '90-minutes' },
    pictures: [{ drawing: 'service', service: 'inspection', palette: 'blue' }],
    price: [18000, 17500],
    soldIn: 'north',
    offered: atCentre,
  },
  {
    slug: 'brake-service-one-axle',
    sku: 'SRV-BRK',
    kind: 'service',
    name: { en: 'Brake service, one axle', ar: 'خدمة الفرامل، محور واحد' },
    category: 'brake-services',
    text: {
      en: {
        intro: 'Changing pads or discs of one axle, with cleaning and a test drive.',
        points: ['Guide pins greased', 'Fluid tested', 'Test drive'],
      },
      ar: {
        intro: 'تبديل فحمات أو أقراص محور واحد مع التنظيف وتجربة القيادة.',
        points: ['تشحيم المسامير الدليلية', 'فحص السائل', 'تجربة قيادة'],
      },
    },
    attributes: { duration: '60-minutes' },
    pictures: [{ drawing: 'service', service: 'brake-service', palette: 'red' }],
    price: [7500, 7300],
    offered: atCentre,
  },
  {
    slug: 'roadside-help',
    sku: 'SRV-ROAD',
    kind: 'service',
    name: { en: 'Roadside help, flat tyre or battery', ar: 'مساعدة على الطريق، إطار أو بطارية' },
    category: 'roadside-help',
    text: {
      en: {
        intro: 'We come, change the wheel or start the car, and you drive on.',
        points: ['Day and night', 'Usually within 45 minutes', 'Towing arranged if needed'],
      },
      ar: {
        intro: 'نصل إليك ونبدّل الإطار أو نشغّل السيارة لتكمل طريقك.',
        points: ['ليلًا ونهارًا', 'عادةً خلال 45 دقيقة', 'ترتيب السحب عند الحاجة'],
      },
    },
    attributes: { duration: '45-minutes' },
    pictures: [{ drawing: 'service', service: 'roadside-help', palette: 'green' }],
    price: [9000, 8800],
    offered: ['service-home'],
  },
] as const satisfies readonly ProductRow[]
