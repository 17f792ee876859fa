/** The words of the page `/promotion`; what the offer does to prices is the code `oil72` of `demo-codes.ts`. */
export const demoPromotion = {
  key: 'oil-promotion',
  valueEn: {
    title: 'Another 10% off engine oil',
    text: 'Book your oil change for one of the next three days and pay less for the oil, even if it is already reduced.',
    percent: 10,
    hours: 72,
    category: 'Engine oil',
    picture: '/media/banners/top-image-1-en-desktop.webp',
    picture_mobile: '/media/banners/top-image-1-en-phone.webp',
    steps: [
      { title: 'Choose your oil', text: 'Every oil on this page is part of the offer.' },
      {
        title: 'Book an hour within 72 hours',
        text: 'Today, tomorrow or the day after, at a centre near you.',
      },
      { title: 'Pay 10% less for the oil', text: 'Enter the code OIL72 in the last step, before you pay.' },
    ],
    terms: [
      'The offer counts for engine oil whose booked hour begins within 72 hours after the order is placed.',
      'The 10% is taken from the price shown in the shop, which may already be reduced.',
      'Filters, labour and the fee of the chosen hour are not part of the offer.',
      'If you move the booking beyond the 72 hours, the usual price applies again.',
    ],
  },
  valueAr: {
    title: 'خصم إضافي 10% على زيت المحرك',
    text: 'احجز تغيير الزيت في أحد الأيام الثلاثة القادمة وادفع أقل على الزيت، حتى لو كان سعره مخفّضًا أصلًا.',
    percent: 10,
    hours: 72,
    category: 'Engine oil',
    picture: '/media/banners/top-image-1-ar-desktop.webp',
    picture_mobile: '/media/banners/top-image-1-ar-phone.webp',
    steps: [
      { title: 'اختر زيتك', text: 'كل زيت في هذه الصفحة يشمله العرض.' },
      { title: 'احجز موعدًا خلال 72 ساعة', text: 'اليوم أو غدًا أو بعد غد، في مركز قريب منك.' },
      { title: 'ادفع أقل بنسبة 10% على الزيت', text: 'أدخل الرمز OIL72 في الخطوة الأخيرة قبل الدفع.' },
    ],
    terms: [
      'يسري العرض على زيت المحرك إذا بدأ الموعد المحجوز خلال 72 ساعة من تقديم الطلب.',
      'تُحتسب نسبة 10% من السعر المعروض في المتجر، وقد يكون مخفّضًا أصلًا.',
      'لا يشمل العرض الفلاتر وأجرة العمل ورسوم الساعة المختارة.',
      'إذا أُجّل الموعد إلى ما بعد 72 ساعة عاد السعر المعتاد.',
    ],
  },
} as const
