import type { ServiceType } from '@warsha/server/modules/catalogue/storage/products.tables.ts'

export const demoCentreTypes = [
  { id: 1, slug: 'service-centre', nameEn: 'Service centre', nameAr: 'مركز خدمة', position: 1 },
  { id: 2, slug: 'gas-station', nameEn: 'Gas station', nameAr: 'محطة وقود', position: 2 },
  { id: 3, slug: 'engine-oil-shop', nameEn: 'Engine oil shop', nameAr: 'محل زيوت محركات', position: 3 },
  { id: 4, slug: 'tyre-shop', nameEn: 'Tyre shop', nameAr: 'محل إطارات', position: 4 },
  { id: 5, slug: 'battery-shop', nameEn: 'Battery shop', nameAr: 'محل بطاريات', position: 5 },
  { id: 6, slug: 'car-wash', nameEn: 'Car wash', nameAr: 'مغسلة سيارات', position: 6 },
  { id: 7, slug: 'mobile-workshop', nameEn: 'Mobile workshop', nameAr: 'ورشة متنقلة', position: 7 },
] as const

export type CentreTypeSlug = (typeof demoCentreTypes)[number]['slug']

/** The categories are slugs of the demo catalogue; a type covers everything below them. */
export const demoServiceTypes = [
  service(1, 'oil-change', 'Oil change', 'تغيير الزيت', ['engine-oil', 'oil-services']),
  service(2, 'tyre-fitting', 'Tyre fitting', 'تركيب الإطارات', ['tyres', 'tyre-services']),
  service(3, 'battery-fitting', 'Battery fitting', 'تركيب البطاريات', ['batteries', 'battery-services']),
  service(4, 'car-wash', 'Car wash', 'غسيل السيارات', ['car-wash']),
  service(5, 'fuel', 'Fuel', 'الوقود', ['fuel']),
  service(6, 'parts-fitting', 'Parts fitting', 'تركيب قطع الغيار', ['parts']),
  service(7, 'brake-service', 'Brake service', 'خدمة الفرامل', ['brake-services']),
  service(8, 'air-conditioning', 'Air conditioning', 'خدمة التكييف', ['air-conditioning']),
  service(9, 'inspection', 'Vehicle inspection', 'فحص المركبة', ['inspection']),
  service(10, 'roadside-help', 'Roadside help', 'المساعدة على الطريق', ['roadside-help']),
  service(11, 'service-packages', 'Service packages', 'باقات الصيانة', ['bundles']),
  service(12, 'accessory-fitting', 'Accessory fitting', 'تركيب الإكسسوارات', ['accessories']),
  delivery(13, 'oil-delivery', 'Oil delivery and pick-up', 'توصيل واستلام الزيوت', ['engine-oil']),
  delivery(14, 'tyre-delivery', 'Tyre delivery and pick-up', 'توصيل واستلام الإطارات', ['tyres']),
  delivery(15, 'battery-delivery', 'Battery delivery and pick-up', 'توصيل واستلام البطاريات', ['batteries']),
  delivery(16, 'parts-delivery', 'Parts delivery and pick-up', 'توصيل واستلام قطع الغيار', [
    'parts',
    'bundles',
  ]),
  delivery(17, 'accessory-delivery', 'Accessory delivery and pick-up', 'توصيل واستلام الإكسسوارات', [
    'accessories',
  ]),
  delivery(18, 'fuel-delivery', 'Fuel delivery and vouchers', 'توصيل الوقود والقسائم', ['fuel']),
  delivery(19, 'car-care-delivery', 'Car care delivery', 'توصيل مواد العناية', ['car-wash']),
]

function service(id: number, slug: string, nameEn: string, nameAr: string, categories: readonly string[]) {
  return { id, slug, nameEn, nameAr, position: id, serviceType: 'service' as ServiceType, categories }
}

function delivery(id: number, slug: string, nameEn: string, nameAr: string, categories: readonly string[]) {
  return { id, slug, nameEn, nameAr, position: id, serviceType: 'delivery' as ServiceType, categories }
}
