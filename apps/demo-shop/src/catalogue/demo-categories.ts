import type { DemoCategory } from './demo-types.ts'

/** Parents before children. Names are unique over the whole tree, because a listing's address carries the English name. */
export const demoCategories = [
  root('automobile', 'Automobile', 'السيارات', 10, { name: 'car' }),
  root('services', 'Services', 'الخدمات', 20, { name: 'service' }),
  root('accessories', 'Accessories', 'الإكسسوارات', 30, { name: 'accessories' }),

  child('automobile', 'engine-oil', 'Engine oil', 'زيت المحرك', 10, { name: 'oil' }),
  child('automobile', 'tyres', 'Tyres', 'الإطارات', 20, { name: 'tyre' }),
  child('automobile', 'batteries', 'Batteries', 'البطاريات', 30, { name: 'battery' }),
  { ...child('automobile', 'car-wash', 'Car wash', 'غسيل السيارات', 40, { name: 'wash' }), workKind: 'wash' },
  child('automobile', 'fuel', 'Fuel', 'الوقود', 50, { name: 'fuel' }),
  child('automobile', 'parts', 'Parts', 'قطع الغيار', 60, { name: 'parts' }),
  {
    ...child('automobile', 'bundles', 'Bundles', 'الباقات', 70, { name: 'bundle' }),
    usageLimitType: 'per_order',
  },

  child('engine-oil', 'fully-synthetic', 'Fully synthetic', 'صناعي بالكامل', 10, { name: 'oil' }),
  child('engine-oil', 'semi-synthetic', 'Semi-synthetic', 'شبه صناعي', 20, { name: 'oil' }),
  child('engine-oil', 'mineral', 'Mineral', 'معدني', 30, { name: 'oil' }),
  child('engine-oil', 'diesel-oil', 'Diesel engine oil', 'زيت محركات الديزل', 40, { name: 'truck' }),
  child('engine-oil', 'motorcycle-oil', 'Motorcycle oil', 'زيت الدراجات النارية', 50, { name: 'motorcycle' }),

  child('fully-synthetic', 'oil-0w-20', '0W-20', '0W-20', 10, { name: 'oil', label: '0W-20' }),
  child('fully-synthetic', 'oil-5w-30', '5W-30', '5W-30', 20, { name: 'oil', label: '5W-30' }),
  child('fully-synthetic', 'oil-5w-40', '5W-40', '5W-40', 30, { name: 'oil', label: '5W-40' }),
  child('semi-synthetic', 'oil-10w-30', '10W-30', '10W-30', 10, { name: 'oil', label: '10W-30' }),
  child('semi-synthetic', 'oil-10w-40', '10W-40', '10W-40', 20, { name: 'oil', label: '10W-40' }),
  child('mineral', 'oil-15w-40', '15W-40', '15W-40', 10, { name: 'oil', label: '15W-40' }),
  child('mineral', 'oil-20w-50', '20W-50', '20W-50', 20, { name: 'oil', label: '20W-50' }),

  child('tyres', 'passenger-tyres', 'Passenger tyres', 'إطارات سيارات الركاب', 10, { name: 'tyre' }),
  child('tyres', 'suv-tyres', 'SUV and 4x4 tyres', 'إطارات الدفع الرباعي', 20, { name: 'suv' }),
  child('tyres', 'pickup-tyres', 'Pickup and van tyres', 'إطارات البيك أب والفان', 30, { name: 'truck' }),

  child('passenger-tyres', 'tyres-15-inch', '15 inch', '15 بوصة', 10, { name: 'tyre', label: '15' }),
  child('passenger-tyres', 'tyres-16-inch', '16 inch', '16 بوصة', 20, { name: 'tyre', label: '16' }),
  child('passenger-tyres', 'tyres-17-inch', '17 inch', '17 بوصة', 30, { name: 'tyre', label: '17' }),
  child('passenger-tyres', 'tyres-18-inch', '18 inch', '18 بوصة', 40, { name: 'tyre', label: '18' }),
  child('suv-tyres', 'suv-tyres-17-inch', 'SUV 17 inch', 'دفع رباعي 17 بوصة', 10, {
    name: 'tyre',
    label: '17',
  }),
  child('suv-tyres', 'suv-tyres-18-inch', 'SUV 18 inch', 'دفع رباعي 18 بوصة', 20, {
    name: 'tyre',
    label: '18',
  }),
  child('suv-tyres', 'suv-tyres-20-inch', 'SUV 20 inch', 'دفع رباعي 20 بوصة', 30, {
    name: 'tyre',
    label: '20',
  }),

  child('batteries', 'car-batteries', 'Car batteries', 'بطاريات السيارات', 10, { name: 'battery' }),
  child('batteries', 'agm-batteries', 'AGM batteries', 'بطاريات AGM', 20, { name: 'battery', label: 'AGM' }),
  child('batteries', 'motorcycle-batteries', 'Motorcycle batteries', 'بطاريات الدراجات النارية', 30, {
    name: 'motorcycle',
  }),
  child('car-batteries', 'batteries-small', 'Up to 60 Ah', 'حتى 60 أمبير', 10, {
    name: 'battery',
    label: '60',
  }),
  child('car-batteries', 'batteries-medium', '65 to 80 Ah', 'من 65 إلى 80 أمبير', 20, {
    name: 'battery',
    label: '80',
  }),
  child('car-batteries', 'batteries-large', '90 Ah and more', '90 أمبير فأكثر', 30, {
    name: 'battery',
    label: '100',
  }),

  child('car-wash', 'exterior-wash', 'Exterior wash', 'غسيل خارجي', 10, { name: 'wash' }),
  child('car-wash', 'interior-cleaning', 'Interior cleaning', 'تنظيف داخلي', 20, { name: 'vacuum' }),
  child('car-wash', 'polish-and-protection', 'Polish and protection', 'تلميع وحماية', 30, { name: 'polish' }),

  {
    ...child('fuel', 'fuel-vouchers', 'Fuel vouchers', 'قسائم الوقود', 10, { name: 'fuel' }),
    workKind: 'voucher',
  },
  {
    ...child('fuel', 'fuel-delivery', 'Fuel delivery', 'توصيل الوقود', 20, { name: 'roadside' }),
    workKind: 'visit',
  },
  child('fuel', 'fuel-additives', 'Fuel additives', 'إضافات الوقود', 30, { name: 'fluid' }),

  child('parts', 'filters', 'Filters', 'الفلاتر', 10, { name: 'filter' }),
  child('parts', 'brakes', 'Brakes', 'الفرامل', 20, { name: 'brake' }),
  child('parts', 'spark-plugs', 'Spark plugs', 'شمعات الإشعال', 30, { name: 'spark' }),
  child('parts', 'wipers', 'Wipers', 'مسّاحات الزجاج', 40, { name: 'wiper' }),
  child('parts', 'lighting', 'Lighting', 'الإضاءة', 50, { name: 'bulb' }),
  child('parts', 'fluids', 'Fluids', 'السوائل', 60, { name: 'fluid' }),

  child('filters', 'oil-filters', 'Oil filters', 'فلاتر الزيت', 10, { name: 'filter' }),
  child('filters', 'air-filters', 'Air filters', 'فلاتر الهواء', 20, { name: 'filter' }),
  child('filters', 'cabin-filters', 'Cabin filters', 'فلاتر المقصورة', 30, { name: 'air-conditioning' }),
  child('brakes', 'brake-pads', 'Brake pads', 'فحمات الفرامل', 10, { name: 'brake' }),
  child('brakes', 'brake-discs', 'Brake discs', 'أقراص الفرامل', 20, { name: 'brake' }),
  child('fluids', 'coolant', 'Coolant', 'سائل التبريد', 10, { name: 'fluid' }),
  child('fluids', 'brake-fluid', 'Brake fluid', 'سائل الفرامل', 20, { name: 'brake' }),
  child('fluids', 'washer-fluid', 'Washer fluid', 'سائل غسيل الزجاج', 30, { name: 'wiper' }),

  child('services', 'oil-services', 'Oil change', 'تغيير الزيت', 10, { name: 'oil' }),
  child('services', 'tyre-services', 'Tyre services', 'خدمات الإطارات', 20, { name: 'tyre' }),
  child('services', 'battery-services', 'Battery services', 'خدمات البطارية', 30, { name: 'battery' }),
  child('services', 'air-conditioning', 'Air conditioning', 'التكييف', 40, { name: 'air-conditioning' }),
  {
    ...child('services', 'inspection', 'Inspection', 'الفحص', 50, { name: 'inspection' }),
    usageLimitType: 'per_user',
    workKind: 'inspection',
  },
  child('services', 'brake-services', 'Brake services', 'خدمات الفرامل', 60, { name: 'brake' }),
  {
    ...child('services', 'roadside-help', 'Roadside help', 'المساعدة على الطريق', 70, { name: 'roadside' }),
    workKind: 'visit',
  },

  child('accessories', 'emergency', 'Emergency', 'الطوارئ', 10, { name: 'roadside' }),
  child('accessories', 'cabin', 'Cabin', 'المقصورة', 20, { name: 'cushion' }),
  child('accessories', 'electronics', 'Electronics', 'الإلكترونيات', 30, { name: 'camera' }),
  child('accessories', 'car-care', 'Car care', 'العناية بالسيارة', 40, { name: 'polish' }),
] as const satisfies readonly DemoCategory[]

function root(
  slug: string,
  en: string,
  ar: string,
  priority: number,
  icon: DemoCategory['icon'],
): DemoCategory {
  return { slug, parent: null, name: { en, ar }, priority, icon, usageLimitType: null }
}

function child(
  parent: string,
  slug: string,
  en: string,
  ar: string,
  priority: number,
  icon: DemoCategory['icon'],
): DemoCategory {
  return { slug, parent, name: { en, ar }, priority, icon, usageLimitType: null }
}
