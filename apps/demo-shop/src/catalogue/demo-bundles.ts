import type { ProductRow } from './build-product.ts'
import { tags } from './tags.ts'

export const bundleRows = [
  {
    slug: 'oil-service-bundle',
    sku: 'BND-OIL',
    kind: 'bundle',
    name: { en: 'Complete oil service bundle, 5W-30', ar: 'باقة خدمة الزيت الكاملة 5W-30' },
    category: 'bundles',
    text: {
      en: {
        intro: 'Oil, filter and labour in one price: book the hour and come.',
        points: ['Durub Synthetic 5W-30, 4 L', 'Durub oil filter W-712', 'Oil change labour'],
      },
      ar: {
        intro: 'الزيت والفلتر وأجرة العمل بسعر واحد: احجز الساعة وتعال.',
        points: ['زيت دروب صناعي 5W-30، 4 لتر', 'فلتر زيت من دروب W-712', 'أجرة تغيير الزيت'],
      },
    },
    attributes: { brand: 'durub', viscosity: '5w-30', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [
      { drawing: 'gift-box', palette: 'green', contents: 'oil-service' },
      { drawing: 'service', service: 'oil-change', palette: 'green' },
    ],
    price: [13500, 13300],
    tag: tags.recommended,
    bundle: [
      { product: 'durub-synthetic-5w-30', quantity: 1 },
      { product: 'durub-oil-filter-w-712', quantity: 1 },
      { product: 'oil-change-service', quantity: 1 },
    ],
    offered: ['service-center'],
  },
  {
    slug: 'road-trip-bundle',
    sku: 'BND-TRIP',
    kind: 'bundle',
    name: { en: 'Road trip bundle', ar: 'باقة السفر' },
    category: 'bundles',
    text: {
      en: {
        intro: 'What you want in the boot between Nizwa and Salalah.',
        points: ['Jump starter 1200 A', 'Pocket tyre inflator', 'Steel fuel can, 20 L'],
      },
      ar: {
        intro: 'ما تحتاجه في صندوق السيارة بين نزوى وصلالة.',
        points: ['مُشغّل بطارية 1200 أمبير', 'منفاخ إطارات محمول', 'جالون وقود معدني 20 لتر'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv', 'pickup'] },
    pictures: [{ drawing: 'gift-box', palette: 'red', contents: 'road-trip' }],
    price: [46900],
    percentOff: 10,
    bundle: [
      { product: 'jabal-jump-starter-1200a', quantity: 1 },
      { product: 'rimal-tyre-inflator', quantity: 1 },
      { product: 'wadi-fuel-can-20-l', quantity: 1 },
    ],
  },
  {
    slug: 'car-care-bundle',
    sku: 'BND-CARE',
    kind: 'bundle',
    name: { en: 'Car care bundle', ar: 'باقة العناية بالسيارة' },
    category: 'bundles',
    text: {
      en: {
        intro: 'A clean car for months: everything for the Friday wash at home.',
        points: ['Two bottles of washer fluid', 'Interior cleaner', 'Microfibre kit'],
      },
      ar: {
        intro: 'سيارة نظيفة لأشهر: كل ما يلزم لغسيل الجمعة في البيت.',
        points: ['عبوتا سائل غسيل زجاج', 'منظف المقصورة', 'طقم مايكروفايبر'],
      },
    },
    attributes: { 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'gift-box', palette: 'plum', contents: 'car-care' }],
    price: [8900, 8700],
    freeGift: { en: 'air freshener', ar: 'معطر للسيارة' },
    bundle: [
      { product: 'marsa-washer-fluid', quantity: 2 },
      { product: 'sahil-interior-cleaner', quantity: 1 },
      { product: 'marsa-microfibre-kit', quantity: 1 },
    ],
  },
] as const satisfies readonly ProductRow[]
