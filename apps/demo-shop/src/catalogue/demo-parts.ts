import type { ProductRow } from './build-product.ts'
import { tags } from './tags.ts'

const fitted = ['service-center', 'delivery-center', 'delivery-home'] as const

export const partRows = [
  {
    slug: 'durub-oil-filter-w-712',
    sku: 'FLT-OIL-W712',
    name: { en: 'Durub oil filter W-712', ar: 'فلتر زيت من دروب W-712' },
    category: 'oil-filters',
    text: {
      en: {
        intro: 'The filter that belongs to every oil change of a Japanese four-cylinder.',
        points: ['Anti-drain valve', 'Holds 20 g of dirt', 'Gasket included'],
      },
      ar: {
        intro: 'الفلتر الذي يرافق كل تغيير زيت لمحرك ياباني بأربع أسطوانات.',
        points: ['صمام يمنع رجوع الزيت', 'يحتجز حتى 20 غرامًا من الشوائب', 'الجوان مشمول'],
      },
    },
    attributes: { brand: 'durub', 'part-code': 'w-712', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'oil-filter', palette: 'orange', code: 'W-712' }],
    price: [2400, 2300],
    tag: tags.bestSeller,
    offered: fitted,
  },
  {
    slug: 'falcon-oil-filter-w-940',
    sku: 'FLT-OIL-W940',
    name: { en: 'Falcon oil filter W-940', ar: 'فلتر زيت من فالكون W-940' },
    category: 'oil-filters',
    text: {
      en: {
        intro: 'A large filter for V6 and diesel engines with long intervals.',
        points: ['Synthetic medium', 'For 15,000 km', 'Steel housing'],
      },
      ar: {
        intro: 'فلتر كبير لمحركات V6 والديزل ذات الفترات الطويلة.',
        points: ['وسط ترشيح صناعي', 'يخدم 15,000 كم', 'هيكل فولاذي'],
      },
    },
    attributes: { brand: 'falcon', 'part-code': 'w-940', 'vehicle-type': ['suv', 'pickup'] },
    pictures: [{ drawing: 'oil-filter', palette: 'blue', code: 'W-940' }],
    price: [3600, 3500],
    percentOff: 10,
    offered: fitted,
  },
  {
    slug: 'najm-oil-filter-w-68',
    sku: 'FLT-OIL-W68',
    name: { en: 'Najm oil filter W-68', ar: 'فلتر زيت من نجم W-68' },
    category: 'oil-filters',
    text: {
      en: {
        intro: 'The short filter for small engines and motorcycles.',
        points: ['Hex nut on the end', 'Anti-drain valve', 'Black coating'],
      },
      ar: {
        intro: 'الفلتر القصير للمحركات الصغيرة والدراجات النارية.',
        points: ['صامولة سداسية في النهاية', 'صمام يمنع رجوع الزيت', 'طلاء أسود'],
      },
    },
    attributes: { brand: 'najm', 'part-code': 'w-68', 'vehicle-type': ['saloon', 'motorcycle'] },
    pictures: [{ drawing: 'oil-filter', palette: 'graphite', code: 'W-68' }],
    price: [1900],
    stock: 'out',
    offered: fitted,
  },
  {
    slug: 'sahil-air-filter-a-2418',
    sku: 'FLT-AIR-A2418',
    name: { en: 'Sahil air filter A-2418', ar: 'فلتر هواء من ساحل A-2418' },
    category: 'air-filters',
    text: {
      en: {
        intro: 'Fine pleats against fine dust: made for roads without rain.',
        points: ['Two layers', 'Soft rubber frame', 'Change every 10,000 km in dust'],
      },
      ar: {
        intro: 'طيّات دقيقة لغبار دقيق: صُمم لطرق قليلة المطر.',
        points: ['طبقتان', 'إطار مطاطي مرن', 'يُبدّل كل 10,000 كم في الأجواء المغبرة'],
      },
    },
    attributes: { brand: 'sahil', 'part-code': 'a-2418', 'vehicle-type': ['saloon'] },
    pictures: [{ drawing: 'air-filter', palette: 'graphite', code: 'A-2418' }],
    price: [3300, 3200],
    offered: fitted,
  },
  {
    slug: 'jabal-air-filter-a-3107',
    sku: 'FLT-AIR-A3107',
    name: { en: 'Jabal desert air filter A-3107', ar: 'فلتر هواء صحراوي من جبل A-3107' },
    category: 'air-filters',
    text: {
      en: {
        intro: 'A washable filter for four-wheel drives that meet real sand.',
        points: ['Washable and oiled', 'More air at high revs', 'Lasts the life of the car'],
      },
      ar: {
        intro: 'فلتر قابل للغسل لسيارات الدفع الرباعي التي تواجه الرمل فعلًا.',
        points: ['قابل للغسل ومزيّت', 'هواء أكثر عند الدورات العالية', 'يدوم بعمر السيارة'],
      },
    },
    attributes: { brand: 'jabal', 'part-code': 'a-3107', 'vehicle-type': ['suv', 'pickup'] },
    pictures: [{ drawing: 'air-filter', palette: 'red', code: 'A-3107' }],
    price: [14500],
    tag: tags.recommended,
    offered: fitted,
  },
  {
    slug: 'sahil-cabin-filter-c-1926',
    sku: 'FLT-CAB-C1926',
    name: { en: 'Sahil cabin filter C-1926', ar: 'فلتر مقصورة من ساحل C-1926' },
    category: 'cabin-filters',
    text: {
      en: {
        intro: 'Clean air from the vents: stops pollen, sand and soot.',
        points: ['Three layers', 'Changed in five minutes', 'Twice a year is right'],
      },
      ar: {
        intro: 'هواء نقي من فتحات التكييف: يحجز اللقاح والرمل والسخام.',
        points: ['ثلاث طبقات', 'يُبدّل في خمس دقائق', 'مرتان في السنة مناسبتان'],
      },
    },
    attributes: { brand: 'sahil', 'part-code': 'c-1926', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'cabin-filter', palette: 'silver', code: 'C-1926' }],
    price: [2900, 2800],
    offered: fitted,
  },
  {
    slug: 'marsa-carbon-cabin-filter-c-2240',
    sku: 'FLT-CAB-C2240',
    name: { en: 'Marsa carbon cabin filter C-2240', ar: 'فلتر مقصورة كربوني من مرسى C-2240' },
    category: 'cabin-filters',
    text: {
      en: {
        intro: 'Active carbon takes out smells of traffic and trucks.',
        points: ['Active carbon', 'For sensitive noses', 'Keeps the evaporator clean'],
      },
      ar: {
        intro: 'كربون نشط يزيل روائح الزحام والشاحنات.',
        points: ['كربون نشط', 'للحساسية من الروائح', 'يحافظ على نظافة المبخر'],
      },
    },
    attributes: { brand: 'marsa', 'part-code': 'c-2240', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'cabin-filter', palette: 'graphite', code: 'C-2240' }],
    price: [4600, 4500],
    percentOff: 20,
    offered: fitted,
  },
  {
    slug: 'falcon-brake-pads-p-0451',
    sku: 'BRK-PAD-P0451',
    name: {
      en: 'Falcon ceramic brake pads P-0451, front',
      ar: 'فحمات فرامل سيراميك من فالكون P-0451، أمامية',
    },
    category: 'brake-pads',
    text: {
      en: {
        intro: 'Quiet ceramic pads that keep the wheels clean.',
        points: ['Four pads for one axle', 'Wear indicator', 'Clips and grease included'],
      },
      ar: {
        intro: 'فحمات سيراميك هادئة تُبقي الجنوط نظيفة.',
        points: ['أربع قطع لمحور واحد', 'مؤشر تآكل', 'المشابك والشحم مشمولة'],
      },
    },
    attributes: { brand: 'falcon', 'part-code': 'p-0451', axle: 'front', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'brake-pads', palette: 'red', code: 'P-0451' }],
    price: [12900, 12600],
    percentOff: 15,
    offered: fitted,
  },
  {
    slug: 'sahil-brake-pads-p-0780',
    sku: 'BRK-PAD-P0780',
    name: { en: 'Sahil brake pads P-0780, rear', ar: 'فحمات فرامل من ساحل P-0780، خلفية' },
    category: 'brake-pads',
    text: {
      en: {
        intro: 'Organic pads with a soft, even bite for daily driving.',
        points: ['Four pads for one axle', 'Low dust', 'Tested to 550 °C'],
      },
      ar: {
        intro: 'فحمات عضوية بقبضة ناعمة ومتدرجة للقيادة اليومية.',
        points: ['أربع قطع لمحور واحد', 'غبار قليل', 'اختُبرت حتى 550 درجة'],
      },
    },
    attributes: { brand: 'sahil', 'part-code': 'p-0780', axle: 'rear', 'vehicle-type': ['saloon'] },
    pictures: [{ drawing: 'brake-pads', palette: 'blue', code: 'P-0780' }],
    price: [8900],
    offered: fitted,
  },
  {
    slug: 'jabal-brake-pads-p-1123',
    sku: 'BRK-PAD-P1123',
    name: { en: 'Jabal heavy-duty brake pads P-1123', ar: 'فحمات فرامل للأعمال الشاقة من جبل P-1123' },
    category: 'brake-pads',
    text: {
      en: {
        intro: 'For loaded four-wheel drives coming down from Jebel Akhdar.',
        points: ['Semi-metallic', 'No fading on long descents', 'Four pads for one axle'],
      },
      ar: {
        intro: 'لسيارات الدفع الرباعي المحمّلة النازلة من الجبل الأخضر.',
        points: ['شبه معدنية', 'لا تضعف في المنحدرات الطويلة', 'أربع قطع لمحور واحد'],
      },
    },
    attributes: { brand: 'jabal', 'part-code': 'p-1123', axle: 'front', 'vehicle-type': ['suv', 'pickup'] },
    pictures: [{ drawing: 'brake-pads', palette: 'amber', code: 'P-1123' }],
    price: [19500, 19000],
    stock: 'low',
    offered: fitted,
  },
  {
    slug: 'falcon-brake-disc-d-280',
    sku: 'BRK-DSC-D280',
    name: { en: 'Falcon brake disc D-280, pair', ar: 'أقراص فرامل من فالكون D-280، زوج' },
    category: 'brake-discs',
    text: {
      en: {
        intro: 'Vented discs with a coated hat that does not rust behind the wheel.',
        points: ['Two discs', '280 mm', 'Coated against rust'],
      },
      ar: {
        intro: 'أقراص مهوّاة بوسط مطلي لا يصدأ خلف الجنط.',
        points: ['قرصان', '280 مم', 'مطلية ضد الصدأ'],
      },
    },
    attributes: { brand: 'falcon', 'part-code': 'd-280', axle: 'front', 'vehicle-type': ['saloon'] },
    pictures: [{ drawing: 'brake-disc', face: 'plain', code: 'D-280' }],
    price: [24900, 24400],
    offered: fitted,
  },
  {
    slug: 'najm-sport-brake-disc-d-320',
    sku: 'BRK-DSC-D320',
    name: { en: 'Najm sport brake disc D-320, pair', ar: 'أقراص فرامل رياضية من نجم D-320، زوج' },
    category: 'brake-discs',
    text: {
      en: {
        intro: 'Drilled discs that stay cool when the road winds.',
        points: ['Two discs', '320 mm', 'Left and right'],
      },
      ar: {
        intro: 'أقراص مثقّبة تبقى باردة على الطرق المتعرجة.',
        points: ['قرصان', '320 مم', 'يمين ويسار'],
      },
    },
    attributes: { brand: 'najm', 'part-code': 'd-320', axle: 'front', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [
      { drawing: 'brake-disc', face: 'drilled', code: 'D-320' },
      { drawing: 'brake-disc', face: 'slotted', code: 'D-320' },
    ],
    price: [42000],
    soldIn: 'oman-and-dubai',
    offered: fitted,
  },
  {
    slug: 'durub-spark-plugs-set',
    sku: 'IGN-NI-4',
    name: { en: 'Durub nickel spark plugs, set of 4', ar: 'شمعات إشعال نيكل من دروب، طقم 4' },
    category: 'spark-plugs',
    text: {
      en: {
        intro: 'A fresh set brings back easy starts and even idling.',
        points: ['Four plugs', 'Gap set at the works', 'For 30,000 km'],
      },
      ar: {
        intro: 'طقم جديد يعيد سهولة التشغيل وانتظام الدوران.',
        points: ['أربع شمعات', 'الفجوة مضبوطة من المصنع', 'تخدم 30,000 كم'],
      },
    },
    attributes: { brand: 'durub', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'spark-plugs', metal: 'nickel' }],
    price: [4800, 4700],
    offered: fitted,
  },
  {
    slug: 'falcon-iridium-spark-plugs-set',
    sku: 'IGN-IR-4',
    name: { en: 'Falcon iridium spark plugs, set of 4', ar: 'شمعات إشعال إيريديوم من فالكون، طقم 4' },
    category: 'spark-plugs',
    text: {
      en: {
        intro: 'A fine tip, a strong spark, and 100,000 km until the next set.',
        points: ['Four plugs', 'Laser-welded tip', 'For 100,000 km'],
      },
      ar: {
        intro: 'رأس دقيق وشرارة قوية و100,000 كم حتى الطقم التالي.',
        points: ['أربع شمعات', 'رأس ملحوم بالليزر', 'تخدم 100,000 كم'],
      },
    },
    attributes: { brand: 'falcon', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'spark-plugs', metal: 'iridium' }],
    price: [15600, 15200],
    baisaOff: 1600,
    offered: fitted,
  },
  {
    slug: 'marsa-flat-wiper-blades',
    sku: 'WIP-FLAT',
    name: { en: 'Marsa flat wiper blades, pair', ar: 'مسّاحات زجاج مسطحة من مرسى، زوج' },
    category: 'wipers',
    text: {
      en: {
        intro: 'Silicone blades that do not harden in the sun.',
        points: ['24 and 18 inch', 'Adapters for most arms', 'Silent on dry dust'],
      },
      ar: {
        intro: 'شفرات سيليكون لا تتصلب تحت الشمس.',
        points: ['24 و18 بوصة', 'وصلات تناسب أغلب الأذرع', 'هادئة على الغبار الجاف'],
      },
    },
    attributes: { brand: 'marsa', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'wiper-blades', build: 'flat', size: '24 IN' }],
    price: [6500, 6300],
    freeGift: { en: 'washer fluid 1 L', ar: 'سائل غسيل زجاج 1 لتر' },
    offered: fitted,
  },
  {
    slug: 'wadi-framed-wiper-blade',
    sku: 'WIP-FRM',
    name: { en: 'Wadi framed wiper blade, 18 inch', ar: 'مسّاحة زجاج بإطار من وادي، 18 بوصة' },
    category: 'wipers',
    text: {
      en: {
        intro: 'The classic blade for older windscreens and the rear window.',
        points: ['One blade', 'Steel frame', 'Natural rubber'],
      },
      ar: {
        intro: 'الشفرة الكلاسيكية للزجاج القديم والزجاج الخلفي.',
        points: ['شفرة واحدة', 'إطار فولاذي', 'مطاط طبيعي'],
      },
    },
    attributes: { brand: 'wadi', 'vehicle-type': ['saloon', 'pickup'] },
    pictures: [{ drawing: 'wiper-blades', build: 'framed', size: '18 IN' }],
    price: [2200],
    offered: fitted,
  },
  {
    slug: 'najm-led-headlamps-h7',
    sku: 'LGT-LED-H7',
    name: { en: 'Najm LED headlamp bulbs H7, pair', ar: 'لمبات LED أمامية من نجم H7، زوج' },
    category: 'lighting',
    text: {
      en: {
        intro: 'White light with a clean edge that does not blind the other side.',
        points: ['Two bulbs', '6,000 K', 'Quiet fan, two years'],
      },
      ar: {
        intro: 'ضوء أبيض بحدّ واضح لا يزعج القادم من الأمام.',
        points: ['لمبتان', '6,000 كلفن', 'مروحة هادئة وضمان عامين'],
      },
    },
    attributes: { brand: 'najm', 'part-code': 'h7', warranty: '24-months' },
    pictures: [{ drawing: 'headlamp-bulbs', lamp: 'led', code: 'H7' }],
    price: [17900, 17500],
    percentOff: 25,
    tag: tags.limited,
    offered: fitted,
  },
  {
    slug: 'najm-led-headlamps-h11',
    sku: 'LGT-LED-H11',
    name: { en: 'Najm LED headlamp bulbs H11, pair', ar: 'لمبات LED أمامية من نجم H11، زوج' },
    category: 'lighting',
    text: {
      en: {
        intro: 'The same bright light for H11 sockets and fog lamps.',
        points: ['Two bulbs', '6,000 K', 'No error messages'],
      },
      ar: {
        intro: 'الضوء الساطع نفسه لقواعد H11 وكشافات الضباب.',
        points: ['لمبتان', '6,000 كلفن', 'بلا رسائل خطأ'],
      },
    },
    attributes: { brand: 'najm', 'part-code': 'h11', warranty: '24-months' },
    pictures: [{ drawing: 'headlamp-bulbs', lamp: 'led', code: 'H11' }],
    price: [18900],
    offered: fitted,
  },
  {
    slug: 'sahil-halogen-bulbs-h4',
    sku: 'LGT-HAL-H4',
    name: { en: 'Sahil halogen bulbs H4, pair', ar: 'لمبات هالوجين من ساحل H4، زوج' },
    category: 'lighting',
    text: {
      en: {
        intro: 'Warm, legal light for older headlamps.',
        points: ['Two bulbs', '60/55 W', 'UV-filtered glass'],
      },
      ar: {
        intro: 'ضوء دافئ ونظامي للمصابيح القديمة.',
        points: ['لمبتان', '60/55 واط', 'زجاج مرشح للأشعة فوق البنفسجية'],
      },
    },
    attributes: { brand: 'sahil', 'part-code': 'h4', warranty: '6-months' },
    pictures: [{ drawing: 'headlamp-bulbs', lamp: 'halogen', code: 'H4' }],
    price: [3400, 3300],
    offered: fitted,
  },
  {
    slug: 'wadi-coolant-red',
    sku: 'FLD-COL-R',
    name: { en: 'Wadi long-life coolant, red', ar: 'سائل تبريد طويل العمر من وادي، أحمر' },
    category: 'coolant',
    text: {
      en: {
        intro: 'Ready-mixed coolant that protects aluminium engines for five years.',
        points: ['Ready to use', 'Boils only at 129 °C', 'Free of silicates'],
      },
      ar: {
        intro: 'سائل تبريد جاهز يحمي محركات الألمنيوم لخمس سنوات.',
        points: ['جاهز للاستخدام', 'لا يغلي إلا عند 129 درجة', 'خالٍ من السيليكات'],
      },
    },
    moreBlocks: [{ type: 'delimiter', data: {} }],
    attributes: { brand: 'wadi', volume: ['4-l', '1-l'] },
    pictures: [],
    price: [6200, 6000],
    variants: [
      {
        sku: 'FLD-COL-R-4L',
        name: { en: '4 L', ar: '4 لتر' },
        attributes: { volume: '4-l' },
        pictures: [{ drawing: 'bottle', shape: 'coolant', palette: 'red', label: 'COOLANT', volume: '4 L' }],
        price: [6200, 6000],
      },
      {
        sku: 'FLD-COL-R-1L',
        name: { en: '1 L', ar: '1 لتر' },
        attributes: { volume: '1-l' },
        pictures: [
          { drawing: 'bottle', shape: 'brake-fluid', palette: 'red', label: 'COOLANT', volume: '1 L' },
        ],
        price: [1900, 1800],
      },
    ],
    tag: tags.summer,
    offered: fitted,
  },
  {
    slug: 'sahil-coolant-green',
    sku: 'FLD-COL-G',
    name: { en: 'Sahil coolant, green, 4 L', ar: 'سائل تبريد من ساحل، أخضر، 4 لتر' },
    category: 'coolant',
    text: {
      en: {
        intro: 'The all-round coolant for topping up older radiators.',
        points: ['Ready to use', 'For two years', 'Mixes with green coolants'],
      },
      ar: {
        intro: 'سائل تبريد متعدد الاستخدام لتزويد الرديترات القديمة.',
        points: ['جاهز للاستخدام', 'يخدم عامين', 'يمتزج مع السوائل الخضراء'],
      },
    },
    attributes: { brand: 'sahil', volume: '4-l' },
    pictures: [{ drawing: 'bottle', shape: 'coolant', palette: 'green', label: 'COOLANT', volume: '4 L' }],
    price: [3900],
    offered: fitted,
  },
  {
    slug: 'falcon-brake-fluid-dot-4',
    sku: 'FLD-BRK-4',
    name: { en: 'Falcon brake fluid DOT-4, 500 ml', ar: 'سائل فرامل من فالكون DOT-4، 500 مل' },
    category: 'brake-fluid',
    text: {
      en: {
        intro: 'The fluid most cars ask for; change it every two years.',
        points: ['Boils at 265 °C', 'Low viscosity for ABS', 'Sealed against moisture'],
      },
      ar: {
        intro: 'السائل الذي تطلبه أغلب السيارات، ويُبدّل كل عامين.',
        points: ['يغلي عند 265 درجة', 'لزوجة منخفضة لنظام ABS', 'محكم ضد الرطوبة'],
      },
    },
    attributes: { brand: 'falcon', volume: '500-ml', 'part-code': 'dot-4' },
    pictures: [
      { drawing: 'bottle', shape: 'brake-fluid', palette: 'amber', label: 'DOT-4', volume: '500 ML' },
    ],
    price: [2700, 2600],
    offered: fitted,
  },
  {
    slug: 'najm-brake-fluid-dot-5-1',
    sku: 'FLD-BRK-51',
    name: { en: 'Najm brake fluid DOT-5.1, 500 ml', ar: 'سائل فرامل من نجم DOT-5.1، 500 مل' },
    category: 'brake-fluid',
    text: {
      en: {
        intro: 'For sporty braking and mountain roads.',
        points: ['Boils at 270 °C', 'Mixes with DOT-3 and DOT-4', 'For ESP and ABS'],
      },
      ar: {
        intro: 'للفرملة الرياضية والطرق الجبلية.',
        points: ['يغلي عند 270 درجة', 'يمتزج مع DOT-3 وDOT-4', 'لأنظمة ESP وABS'],
      },
    },
    attributes: { brand: 'najm', volume: '500-ml', 'part-code': 'dot-5-1' },
    pictures: [
      { drawing: 'bottle', shape: 'brake-fluid', palette: 'red', label: 'DOT-5.1', volume: '500 ML' },
    ],
    price: [4400],
    offered: fitted,
  },
  {
    slug: 'marsa-washer-fluid',
    sku: 'FLD-WSH-4',
    name: { en: 'Marsa summer washer fluid, 4 L', ar: 'سائل غسيل زجاج صيفي من مرسى، 4 لتر' },
    category: 'washer-fluid',
    text: {
      en: {
        intro: 'Dissolves insects and dust film without streaks.',
        points: ['Ready to use', 'Kind to wipers', 'Fresh scent'],
      },
      ar: {
        intro: 'يذيب آثار الحشرات وطبقة الغبار دون خطوط.',
        points: ['جاهز للاستخدام', 'لطيف على المسّاحات', 'رائحة منعشة'],
      },
    },
    attributes: { brand: 'marsa', volume: '4-l' },
    pictures: [{ drawing: 'bottle', shape: 'washer-fluid', palette: 'blue', label: 'WASH', volume: '4 L' }],
    price: [1800, 1700],
    offered: fitted,
  },
] as const satisfies readonly ProductRow[]
