export type DemoReview = readonly [stars: 1 | 2 | 3 | 4 | 5, daysAgo: number, comment: string]

/** Customers' reviews of centres, by slug, in their own language. Centres that are not named have ratings only. */
export const demoReviews: Readonly<Record<string, readonly DemoReview[]>> = {
  'ghala-service-centre': [
    [5, 2, 'In and out in 35 minutes. They showed me the old filter before putting in the new one.'],
    [5, 5, 'خدمة سريعة وموظفون محترمون. بدأوا في الموعد تمامًا وسلّموني السيارة نظيفة.'],
    [4, 9, 'Good work on the brakes. The waiting room was a little crowded.'],
    [5, 13, 'أول مرة أحجز عبر الإنترنت ولم أنتظر دقيقة واحدة. أنصح به.'],
    [3, 18, 'The job was fine, but we started twenty minutes late.'],
    [5, 24, 'They checked the tyre pressure and topped up the washer fluid without being asked.'],
    [4, 31, 'العمل متقن والأسعار كما ظهرت في الموقع، لكن مواقف السيارات قليلة وقت العصر.'],
    [5, 40, 'Honest advice: I came for new pads and they told me the old ones are good for another year.'],
    [5, 52, 'فحصوا المكيف وشرحوا لي المشكلة بالصور. تعامل راقٍ.'],
    [2, 61, 'Oil change was done well, but nobody reset the service light and I had to come back.'],
    [5, 75, 'Used 5W-30 as the handbook says and wrote the next date on a card.'],
    [4, 90, 'مركز مرتب وقريب من الشارع العام، وسهل الوصول إليه.'],
  ],
  'wadi-kabir-tyre-shop': [
    [5, 3, 'ركّبوا أربعة إطارات 205/55R16 مع الوزن في أقل من ساعة.'],
    [4, 15, 'Fair and quick. They also found a nail in my spare and fixed it.'],
    [5, 37, 'No more shaking at 120. Very careful with the rims.'],
  ],
  'al-khuwair-car-wash': [
    [5, 1, 'السيارة رجعت كأنها جديدة، حتى رائحة المقاعد اختفت.'],
    [3, 11, 'Great outside, but there was still sand under the mats.'],
    [5, 28, 'Gentle with the paint and they dry by hand.'],
    [4, 46, 'غسيل ممتاز، ويفضّل الحجز صباحًا قبل الزحام.'],
  ],
  'al-azaiba-gas-station': [
    [4, 8, 'Easy stop on the way to work, oil checked while I filled up.'],
    [5, 33, 'خدمة سريعة حتى في ساعات الذروة.'],
  ],
  'al-qurum-engine-oil-shop': [
    [5, 4, 'They keep every grade on the shelf and know which one my old Land Cruiser takes.'],
    [5, 20, 'بدّلوا الزيت والفلتر ونظّفوا مكان العمل، وأعطوني الفاتورة فورًا.'],
    [4, 55, 'Small shop, friendly people.'],
  ],
  'ruwi-battery-shop': [
    [5, 6, 'Tested the battery first and said only the terminals were dirty. Cleaned them for free!'],
    [4, 29, 'بطارية أصلية مع ضمان مكتوب، والتركيب استغرق عشر دقائق.'],
  ],
  'misfah-workshop': [
    [4, 16, 'Real mechanics. They called before doing anything extra.'],
    [3, 44, 'العمل جيد لكن التسليم تأخر نصف ساعة.'],
  ],
  'rusayl-service-centre': [
    [5, 7, 'Booked for 10:00, started at 10:00.'],
    [5, 26, 'فريق متعاون، وقهوة طيبة أثناء الانتظار.'],
  ],
  'sohar-service-centre': [
    [5, 10, 'أفضل مركز في صحار، والفحص قبل السفر كان دقيقًا.'],
    [4, 35, 'Good inspection report with photos.'],
  ],
  'nizwa-service-centre': [[5, 12, 'نظّفوا فلتر المكيف قبل الصيف، والفرق واضح.']],
  'salalah-service-centre': [
    [5, 14, 'Had a flat during the khareef and they fitted me in the same day.'],
    [4, 39, 'خدمة جيدة في موسم الخريف رغم كثرة الزوار.'],
  ],
  'al-quoz-service-centre': [[5, 17, 'Clean workshop, clear prices.']],
}
