import { demoPromotion } from './demo-promotion.ts'

type Rule = { readonly title: string; readonly text: string }

const deliveryRules: readonly { readonly en: Rule; readonly ar: Rule }[] = [
  {
    en: {
      title: 'Choosing a time',
      text: 'Times are offered for the next 14 days. An hour can be booked until 60 minutes before it begins.',
    },
    ar: {
      title: 'اختيار الموعد',
      text: 'المواعيد متاحة للأيام الأربعة عشر القادمة، ويمكن حجز الساعة حتى 60 دقيقة قبل بدايتها.',
    },
  },
  {
    en: {
      title: 'At the centre',
      text: 'Please come within 15 minutes of the chosen hour and show the order number. Bring the vehicle, not only the parts.',
    },
    ar: {
      title: 'في المركز',
      text: 'يرجى الحضور خلال 15 دقيقة من الساعة المختارة وإبراز رقم الطلب، مع إحضار المركبة لا القطع وحدها.',
    },
  },
  {
    en: {
      title: 'At your place',
      text: 'The technician calls before arriving. The vehicle should stand on level ground with a metre of room around it and the key at hand.',
    },
    ar: {
      title: 'في موقعك',
      text: 'يتصل بك الفني قبل الوصول. يرجى إيقاف المركبة على أرض مستوية مع متر من الفراغ حولها وتوفير المفتاح.',
    },
  },
  {
    en: {
      title: 'Delivery of goods',
      text: 'Goods are handed over in the chosen hour. Check the package while the driver is there; damage noted then is replaced free of charge.',
    },
    ar: {
      title: 'توصيل السلع',
      text: 'تُسلَّم السلع في الساعة المختارة. افحص الطرد بحضور المندوب، وما يُسجَّل من ضرر حينها يُستبدل مجانًا.',
    },
  },
  {
    en: {
      title: 'Goods from the warehouse',
      text: 'Some centres receive the goods from the central warehouse. Their first hour is therefore a day later, which the calendar already shows.',
    },
    ar: {
      title: 'السلع من المستودع',
      text: 'بعض المراكز تستلم السلع من المستودع المركزي، لذلك يبدأ أول موعد فيها بعد يوم، وهذا ظاهر في التقويم.',
    },
  },
  {
    en: {
      title: 'Fridays and holidays',
      text: 'On Fridays centres open in the afternoon or stay closed. Public holidays are marked and cannot be chosen.',
    },
    ar: {
      title: 'أيام الجمعة والعطل',
      text: 'تفتح المراكز يوم الجمعة عصرًا أو تبقى مغلقة. والعطل الرسمية معلَّمة ولا يمكن اختيارها.',
    },
  },
  {
    en: {
      title: 'Changing or cancelling',
      text: 'A service can be given back until 24 hours before the appointment; the amount goes to your wallet.',
    },
    ar: {
      title: 'التغيير أو الإلغاء',
      text: 'يمكن إرجاع الخدمة حتى 24 ساعة قبل الموعد، ويعود المبلغ إلى محفظتك.',
    },
  },
]

/** E-mail and phone numbers are configuration; these are the words around them. */
export const demoConfigs = [
  {
    key: 'hig-delivery-rules',
    valueEn: { title: 'Delivery and appointment rules', rules: deliveryRules.map((rule) => rule.en) },
    valueAr: { title: 'شروط التوصيل والمواعيد', rules: deliveryRules.map((rule) => rule.ar) },
  },
  {
    key: 'contact',
    valueEn: {
      title: 'Contact us',
      company: 'Warsha Trading LLC',
      address: 'Building 214, Industrial Zone, Ghala, Muscat, Sultanate of Oman',
      hours: 'Saturday to Thursday 8:00–22:00, Friday 14:00–22:00',
      text: 'Write or call us in Arabic or English. WhatsApp is the quickest way; please have your order number ready.',
    },
    valueAr: {
      title: 'اتصل بنا',
      company: 'ورشة للتجارة ش.م.م',
      address: 'مبنى 214، المنطقة الصناعية، غلا، مسقط، سلطنة عُمان',
      hours: 'من السبت إلى الخميس 8:00–22:00، والجمعة 14:00–22:00',
      text: 'راسلنا أو اتصل بنا بالعربية أو الإنجليزية. واتساب أسرع الطرق، ويُفضَّل تجهيز رقم الطلب.',
    },
  },
  demoPromotion,
] as const
