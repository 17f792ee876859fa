import type { ProductRow } from './build-product.ts'
import { tags } from './tags.ts'

export const accessoryRows = [
  {
    slug: 'jabal-jump-starter-1200a',
    sku: 'ACC-JUMP',
    name: { en: 'Jabal jump starter 1200 A', ar: 'مُشغّل بطارية محمول من جبل، 1200 أمبير' },
    category: 'emergency',
    text: {
      en: {
        intro: 'Starts a flat car without a second one, and charges your phone as well.',
        points: ['For petrol up to 6 L, diesel up to 4 L', 'Safe clamps', 'Torch and USB'],
      },
      ar: {
        intro: 'يشغّل السيارة الفارغة بلا سيارة أخرى، ويشحن هاتفك أيضًا.',
        points: ['بنزين حتى 6 لتر وديزل حتى 4 لتر', 'ملاقط آمنة', 'كشاف ومنفذ USB'],
      },
    },
    attributes: { brand: 'jabal', warranty: '12-months' },
    pictures: [{ drawing: 'jump-starter', palette: 'red', label: '1200A' }],
    price: [26500, 25900],
    percentOff: 18,
    tag: tags.bestSeller,
    soldIn: 'oman-and-dubai',
  },
  {
    slug: 'rimal-tyre-inflator',
    sku: 'ACC-INFL',
    name: { en: 'Rimal pocket tyre inflator', ar: 'منفاخ إطارات محمول من رمال' },
    category: 'emergency',
    text: {
      en: {
        intro: 'Back to road pressure after the dunes, in six minutes a tyre.',
        points: ['Stops at the set pressure', 'Battery or 12 V', 'Bag included'],
      },
      ar: {
        intro: 'للعودة إلى ضغط الطريق بعد الرمال في ست دقائق لكل إطار.',
        points: ['يتوقف عند الضغط المحدد', 'ببطارية أو 12 فولت', 'حقيبة مشمولة'],
      },
    },
    attributes: { brand: 'rimal', warranty: '12-months' },
    pictures: [{ drawing: 'tyre-inflator', palette: 'amber', label: '36' }],
    price: [14900, 14500],
    tag: tags.recommended,
  },
  {
    slug: 'wadi-fuel-can-20-l',
    sku: 'ACC-CAN20',
    name: { en: 'Wadi steel fuel can, 20 L', ar: 'جالون وقود معدني من وادي، 20 لتر' },
    category: 'emergency',
    text: {
      en: {
        intro: 'A classic steel can with a spout that does not spill.',
        points: ['Powder-coated steel', 'Flexible spout', 'For petrol and diesel'],
      },
      ar: {
        intro: 'جالون معدني كلاسيكي بفوهة لا تسكب الوقود.',
        points: ['فولاذ مطلي', 'فوهة مرنة', 'للبنزين والديزل'],
      },
    },
    attributes: { brand: 'wadi', volume: '20-l' },
    pictures: [{ drawing: 'fuel-can', palette: 'green', volume: '20 L' }],
    price: [11900],
  },
  {
    slug: 'falcon-dash-camera-4k',
    sku: 'ACC-DASH4K',
    name: { en: 'Falcon 4K dash camera', ar: 'كاميرا لوحة قيادة من فالكون بدقة 4K' },
    category: 'electronics',
    text: {
      en: {
        intro: 'Records the road day and night and keeps what matters after a knock.',
        points: ['4K front, wide angle', 'Parking guard', 'Works up to 70 °C'],
      },
      ar: {
        intro: 'تسجل الطريق ليلًا ونهارًا وتحفظ المهم بعد أي صدمة.',
        points: ['دقة 4K أمامية بزاوية واسعة', 'مراقبة أثناء الوقوف', 'تعمل حتى 70 درجة'],
      },
    },
    attributes: { brand: 'falcon', warranty: '24-months' },
    pictures: [{ drawing: 'dash-camera', palette: 'green', label: '4K' }],
    price: [34900, 34200],
    baisaOff: 5000,
    freeGift: { en: '64 GB memory card', ar: 'بطاقة ذاكرة 64 غيغابايت' },
  },
  {
    slug: 'sahil-phone-holder',
    sku: 'ACC-PHONE',
    name: { en: 'Sahil dashboard phone holder', ar: 'حامل هاتف للوحة القيادة من ساحل' },
    category: 'electronics',
    text: {
      en: {
        intro: 'Holds on rough tracks and lets go with one hand.',
        points: ['Heat-proof suction foot', 'Turns fully', 'For phones up to 7 inch'],
      },
      ar: {
        intro: 'يثبت على الدروب الوعرة ويُفتح بيد واحدة.',
        points: ['قاعدة شفط مقاومة للحرارة', 'يدور بالكامل', 'للهواتف حتى 7 بوصة'],
      },
    },
    attributes: { brand: 'sahil', warranty: '6-months' },
    pictures: [{ drawing: 'phone-holder', palette: 'teal' }],
    price: [4500, 4300],
  },
  {
    slug: 'marsa-floor-mats',
    sku: 'ACC-MATS',
    name: { en: 'Marsa rubber floor mats, set', ar: 'طقم فرشات أرضية مطاطية من مرسى' },
    category: 'cabin',
    text: {
      en: {
        intro: 'High edges keep sand and coffee off the carpet.',
        points: ['Four pieces', 'Cut to size', 'Rinse and dry'],
      },
      ar: {
        intro: 'حواف عالية تُبعد الرمل والقهوة عن السجاد.',
        points: ['أربع قطع', 'قابلة للقص', 'تُشطف وتُجفف'],
      },
    },
    attributes: { brand: 'marsa', 'vehicle-type': ['saloon', 'suv'] },
    pictures: [{ drawing: 'floor-mats', palette: 'amber' }],
    price: [9900, 9700],
  },
  {
    slug: 'rimal-sunshade',
    sku: 'ACC-SHADE',
    name: { en: 'Rimal folding windscreen sunshade', ar: 'مظلة زجاج أمامي قابلة للطي من رمال' },
    category: 'cabin',
    text: {
      en: {
        intro: 'Up to twenty degrees cooler when you come back.',
        points: ['Double reflecting foil', 'Folds flat', 'Fits most cars'],
      },
      ar: {
        intro: 'أبرد بما يصل إلى عشرين درجة عند عودتك.',
        points: ['طبقة عاكسة مزدوجة', 'تُطوى بسهولة', 'تناسب أغلب السيارات'],
      },
    },
    attributes: { brand: 'rimal', 'vehicle-type': ['saloon', 'suv', 'pickup'] },
    pictures: [{ drawing: 'sunshade', palette: 'blue' }],
    price: [3800, 3700],
    percentOff: 30,
    tag: tags.summer,
  },
  {
    slug: 'wadi-frankincense-freshener',
    sku: 'ACC-FRESH',
    name: { en: 'Wadi air freshener, frankincense', ar: 'معطر سيارة من وادي برائحة اللبان' },
    category: 'cabin',
    text: {
      en: {
        intro: 'The scent of Dhofar in a small glass bottle.',
        points: ['Glass and wood', 'Lasts six weeks', 'No alcohol'],
      },
      ar: {
        intro: 'رائحة ظفار في قنينة زجاجية صغيرة.',
        points: ['زجاج وخشب', 'يدوم ستة أسابيع', 'بلا كحول'],
      },
    },
    attributes: { brand: 'wadi' },
    pictures: [{ drawing: 'air-freshener', palette: 'amber' }],
    price: [2600],
    tag: tags.new,
  },
  {
    slug: 'wadi-sea-breeze-freshener',
    sku: 'ACC-FRESH-SEA',
    name: { en: 'Wadi air freshener, sea breeze', ar: 'معطر سيارة من وادي برائحة نسيم البحر' },
    category: 'cabin',
    text: {
      en: {
        intro: 'Fresh like a morning in Mutrah.',
        points: ['Glass and wood', 'Lasts six weeks', 'No alcohol'],
      },
      ar: {
        intro: 'منعش كصباح في مطرح.',
        points: ['زجاج وخشب', 'يدوم ستة أسابيع', 'بلا كحول'],
      },
    },
    attributes: { brand: 'wadi' },
    pictures: [{ drawing: 'air-freshener', palette: 'teal' }],
    price: [2600],
    soldIn: 'dubai-only',
  },
  {
    slug: 'marsa-microfibre-kit',
    sku: 'ACC-MICRO',
    name: { en: 'Marsa microfibre kit, 6 pieces', ar: 'طقم مايكروفايبر من مرسى، 6 قطع' },
    category: 'car-care',
    text: {
      en: {
        intro: 'Three towels, two cloths and a sponge for a wash without scratches.',
        points: ['Washable 300 times', 'No lint on glass', 'Mesh bag'],
      },
      ar: {
        intro: 'ثلاث مناشف وقطعتان وإسفنجة لغسيل بلا خدوش.',
        points: ['تُغسل حتى 300 مرة', 'بلا وبر على الزجاج', 'حقيبة شبكية'],
      },
    },
    attributes: { brand: 'marsa' },
    pictures: [{ drawing: 'microfibre-kit', palette: 'green', label: '6 PCS' }],
    price: [3500, 3400],
  },
  {
    slug: 'falcon-paint-polish',
    sku: 'ACC-POL',
    name: { en: 'Falcon paint polish, 500 ml', ar: 'ملمّع طلاء من فالكون، 500 مل' },
    category: 'car-care',
    text: {
      en: {
        intro: 'Takes out swirl marks by hand or machine.',
        points: ['For all colours', 'Fine cut', 'No silicone'],
      },
      ar: {
        intro: 'يزيل الخدوش الدائرية يدويًا أو بالآلة.',
        points: ['لكل الألوان', 'حبيبات ناعمة', 'بلا سيليكون'],
      },
    },
    attributes: { brand: 'falcon', volume: '500-ml' },
    pictures: [{ drawing: 'bottle', shape: 'polish', palette: 'plum', label: 'POLISH', volume: '500 ML' }],
    price: [4900, 4800],
  },
  {
    slug: 'durub-hard-wax',
    sku: 'ACC-WAX',
    name: { en: 'Durub hard wax, 300 g', ar: 'شمع صلب من دروب، 300 غرام' },
    category: 'car-care',
    text: {
      en: {
        intro: 'Carnauba wax for a deep, warm gloss.',
        points: ['With applicator', 'Water beads for weeks', 'For ten treatments'],
      },
      ar: {
        intro: 'شمع كرنوبا للمعان عميق ودافئ.',
        points: ['مع إسفنجة تطبيق', 'يطرد الماء لأسابيع', 'يكفي عشر مرات'],
      },
    },
    attributes: { brand: 'durub' },
    pictures: [{ drawing: 'bottle', shape: 'wax-tin', palette: 'green', label: 'WAX', volume: '300 G' }],
    price: [5900],
    stock: 'low',
  },
  {
    slug: 'sahil-interior-cleaner',
    sku: 'ACC-CLEAN',
    name: { en: 'Sahil interior cleaner spray, 500 ml', ar: 'بخاخ تنظيف المقصورة من ساحل، 500 مل' },
    category: 'car-care',
    text: {
      en: {
        intro: 'For dashboard, doors and screens; leaves nothing behind.',
        points: ['Matt finish', 'UV protection', 'Mild scent'],
      },
      ar: {
        intro: 'للوحة القيادة والأبواب والشاشات دون أثر.',
        points: ['لمسة مطفية', 'حماية من الأشعة', 'رائحة خفيفة'],
      },
    },
    attributes: { brand: 'sahil', volume: '500-ml' },
    pictures: [{ drawing: 'bottle', shape: 'spray', palette: 'teal', label: 'CLEAN', volume: '500 ML' }],
    price: [2300, 2200],
  },
] as const satisfies readonly ProductRow[]
