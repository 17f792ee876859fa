import type { ProductRow } from './build-product.ts'
import { tags } from './tags.ts'

const voucherText = {
  en: {
    intro: 'A fuel voucher for any partner station in Oman, sent to your account at once.',
    points: ['Show the code at the pump', 'Valid for twelve months', 'May be used in several visits'],
  },
  ar: {
    intro: 'قسيمة وقود لأي محطة شريكة في عُمان تصل إلى حسابك فورًا.',
    points: ['اعرض الرمز عند المضخة', 'صالحة لاثني عشر شهرًا', 'يمكن استخدامها على أكثر من زيارة'],
  },
} as const

export const fuelRows = [
  {
    slug: 'fuel-voucher-10-m95',
    sku: 'FUE-V10-95',
    name: { en: 'Fuel voucher 10 OMR, M95', ar: 'قسيمة وقود بقيمة 10 ريالات، ممتاز 95' },
    category: 'fuel-vouchers',
    text: voucherText,
    attributes: { 'fuel-grade': 'm95' },
    pictures: [
      { drawing: 'fuel-card', palette: 'green', grade: '95', amount: '10 OMR' },
      { drawing: 'fuel-pump', palette: 'green', grade: '95' },
    ],
    price: [10000, 10000],
    percentOff: 3,
    tag: tags.bestSeller,
    offered: ['delivery-center'],
  },
  {
    slug: 'fuel-voucher-5-m91',
    sku: 'FUE-V5-91',
    name: { en: 'Fuel voucher 5 OMR, M91', ar: 'قسيمة وقود بقيمة 5 ريالات، عادي 91' },
    category: 'fuel-vouchers',
    text: voucherText,
    attributes: { 'fuel-grade': 'm91' },
    pictures: [{ drawing: 'fuel-card', palette: 'teal', grade: '91', amount: '5 OMR' }],
    price: [5000, 5000],
    offered: ['delivery-center'],
  },
  {
    slug: 'fuel-voucher-20-m98',
    sku: 'FUE-V20-98',
    name: { en: 'Fuel voucher 20 OMR, M98', ar: 'قسيمة وقود بقيمة 20 ريالًا، سوبر 98' },
    category: 'fuel-vouchers',
    text: voucherText,
    attributes: { 'fuel-grade': 'm98' },
    pictures: [{ drawing: 'fuel-card', palette: 'plum', grade: '98', amount: '20 OMR' }],
    price: [20000],
    percentOff: 5,
    offered: ['delivery-center'],
  },
  {
    slug: 'fuel-voucher-20-diesel',
    sku: 'FUE-V20-D',
    name: { en: 'Fuel voucher 20 OMR, diesel', ar: 'قسيمة وقود بقيمة 20 ريالًا، ديزل' },
    category: 'fuel-vouchers',
    text: voucherText,
    attributes: { 'fuel-grade': 'diesel' },
    pictures: [{ drawing: 'fuel-card', palette: 'graphite', grade: 'D', amount: '20 OMR' }],
    price: [20000, 20000],
    offered: ['delivery-center'],
  },
  {
    slug: 'petrol-delivery-20-l',
    sku: 'FUE-DEL-91',
    kind: 'service',
    name: { en: 'Petrol delivery, 20 L of M91', ar: 'توصيل بنزين، 20 لترًا عادي 91' },
    category: 'fuel-delivery',
    text: {
      en: {
        intro: 'Ran dry on the way? We bring twenty litres to where you stand.',
        points: ['Usually within an hour', 'Filled by our driver', 'Share your position in the app'],
      },
      ar: {
        intro: 'انتهى الوقود في الطريق؟ نحضر لك عشرين لترًا حيث أنت.',
        points: ['عادةً خلال ساعة', 'يعبئه سائقنا', 'شارك موقعك في التطبيق'],
      },
    },
    attributes: { 'fuel-grade': 'm91', volume: '20-l', duration: '30-minutes' },
    pictures: [
      { drawing: 'fuel-pump', palette: 'teal', grade: '91' },
      { drawing: 'fuel-can', palette: 'red', volume: '20 L' },
    ],
    price: [7900, 7700],
    soldIn: 'muscat-area',
    offered: ['service-home'],
  },
  {
    slug: 'diesel-delivery-20-l',
    sku: 'FUE-DEL-D',
    kind: 'service',
    name: { en: 'Diesel delivery, 20 L', ar: 'توصيل ديزل، 20 لترًا' },
    category: 'fuel-delivery',
    text: {
      en: {
        intro: 'Diesel for pickups, boats and generators, brought to your site.',
        points: ['Clean, filtered diesel', 'Bleeding of the line on request', 'Receipt with VAT'],
      },
      ar: {
        intro: 'ديزل لسيارات البيك أب والقوارب والمولدات يصل إلى موقعك.',
        points: ['ديزل نظيف ومفلتر', 'تفريغ الهواء من الخط عند الطلب', 'إيصال شامل الضريبة'],
      },
    },
    attributes: { 'fuel-grade': 'diesel', volume: '20-l', duration: '30-minutes' },
    pictures: [{ drawing: 'fuel-pump', palette: 'graphite', grade: 'D' }],
    price: [8600],
    soldIn: 'north',
    offered: ['service-home'],
  },
  {
    slug: 'wadi-injector-cleaner',
    sku: 'FUE-ADD-INJ',
    name: { en: 'Wadi injector cleaner, 300 ml', ar: 'منظف بخاخات من وادي، 300 مل' },
    category: 'fuel-additives',
    text: {
      en: {
        intro: 'One bottle into a full tank brings back a smooth idle.',
        points: ['For petrol engines', 'Safe for catalysts', 'Every 5,000 km'],
      },
      ar: {
        intro: 'عبوة واحدة في خزان ممتلئ تعيد للمحرك هدوءه.',
        points: ['لمحركات البنزين', 'آمن على المحفّز', 'كل 5,000 كم'],
      },
    },
    attributes: { brand: 'wadi', volume: '300-ml', 'fuel-grade': 'm95' },
    pictures: [{ drawing: 'bottle', shape: 'additive', palette: 'green', label: 'CLEAN', volume: '300 ML' }],
    price: [3200, 3100],
  },
  {
    slug: 'najm-octane-boost',
    sku: 'FUE-ADD-OCT',
    name: { en: 'Najm octane boost, 300 ml', ar: 'رافع الأوكتان من نجم، 300 مل' },
    category: 'fuel-additives',
    text: {
      en: {
        intro: 'Up to three points more for engines that ask for premium fuel.',
        points: ['For 60 litres', 'No metal additives', 'Track days and towing'],
      },
      ar: {
        intro: 'حتى ثلاث نقاط إضافية للمحركات التي تحتاج وقودًا ممتازًا.',
        points: ['يكفي 60 لترًا', 'بلا إضافات معدنية', 'للحلبة والقطر'],
      },
    },
    attributes: { brand: 'najm', volume: '300-ml', 'fuel-grade': 'm98' },
    pictures: [{ drawing: 'bottle', shape: 'additive', palette: 'red', label: 'BOOST', volume: '300 ML' }],
    price: [4800],
    soldIn: 'oman-and-dubai',
  },
  {
    slug: 'jabal-diesel-treatment',
    sku: 'FUE-ADD-DSL',
    name: { en: 'Jabal diesel treatment, 300 ml', ar: 'معالج الديزل من جبل، 300 مل' },
    category: 'fuel-additives',
    text: {
      en: {
        intro: 'Keeps pumps and injectors of common-rail diesels clean.',
        points: ['Removes water', 'Protects the pump', 'For 80 litres'],
      },
      ar: {
        intro: 'يحافظ على نظافة مضخات وبخاخات محركات الديزل الحديثة.',
        points: ['يزيل الماء', 'يحمي المضخة', 'يكفي 80 لترًا'],
      },
    },
    attributes: { brand: 'jabal', volume: '300-ml', 'fuel-grade': 'diesel' },
    pictures: [
      { drawing: 'bottle', shape: 'additive', palette: 'graphite', label: 'DIESEL', volume: '300 ML' },
    ],
    price: [3900, 3800],
    percentOff: 15,
  },
] as const satisfies readonly ProductRow[]
