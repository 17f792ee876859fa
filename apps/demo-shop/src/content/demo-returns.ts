import { section } from './legal-section.ts'

export const demoReturns = {
  id: 3,
  kind: 'returns',
  version: '2.0',
  effectiveDate: '2026-09-01',
  titleEn: 'Return policy',
  titleAr: 'سياسة الإرجاع',
  sectionsEn: [
    section(
      'Goods',
      'Unused goods can be returned within 14 days of delivery, complete and in the original packaging. Tyres must not have been fitted, batteries not been connected, and bottles not been opened.',
    ),
    section(
      'Services',
      'A service can be given back until 24 hours before the appointment, without a reason. Later it can be moved only if the centre has room.',
    ),
    section('What cannot be returned', [
      'Fuel, and vouchers that have been used.',
      'Goods that were fitted, filled in or made to order.',
      'Services that have begun.',
    ]),
    section(
      'How it works',
      'Open Orders, choose Return, the item and the quantity. You first see the amount you get back. After two short questions we send you a six-digit code; entering it completes the return.',
    ),
    section(
      'The money',
      'The amount is in your wallet at once. The service fee is included when the whole service is given back. Support can send the money back to the card instead; banks take up to ten working days.',
    ),
    section(
      'Faulty or wrong goods',
      'If something is faulty or not what you ordered, tell us within 14 days. We collect it free of charge and replace it or return the whole amount, also when it has been fitted.',
    ),
  ],
  sectionsAr: [
    section(
      'السلع',
      'يمكن إرجاع السلع غير المستعملة خلال 14 يومًا من التسليم، كاملة وفي عبوتها الأصلية. ويُشترط ألا تكون الإطارات قد رُكّبت، ولا البطاريات وُصّلت، ولا العبوات فُتحت.',
    ),
    section(
      'الخدمات',
      'يمكن إرجاع الخدمة حتى 24 ساعة قبل الموعد دون إبداء سبب. وبعد ذلك لا يمكن تغيير موعدها إلا إذا توفر مكان في المركز.',
    ),
    section('ما لا يمكن إرجاعه', [
      'الوقود والقسائم المستخدمة.',
      'السلع التي رُكّبت أو عُبّئت أو صُنعت حسب الطلب.',
      'الخدمات التي بدأ تنفيذها.',
    ]),
    section(
      'كيف يتم الإرجاع',
      'افتح الطلبات واختر الإرجاع ثم المنتج والكمية، فيظهر لك المبلغ المسترد أولًا. وبعد سؤالين قصيرين نرسل إليك رمزًا من ستة أرقام يكتمل الإرجاع بإدخاله.',
    ),
    section(
      'المبلغ المسترد',
      'يصل المبلغ إلى محفظتك فورًا، شاملًا رسوم الخدمة عند إرجاع الخدمة كاملة. ويمكن للدعم إعادته إلى البطاقة بدلًا من ذلك، وتستغرق البنوك حتى عشرة أيام عمل.',
    ),
    section(
      'السلع المعيبة أو الخاطئة',
      'إذا كان المنتج معيبًا أو مختلفًا عما طلبت، فأبلغنا خلال 14 يومًا. نستلمه منك مجانًا ونستبدله أو نعيد المبلغ كاملًا، حتى لو كان قد رُكّب.',
    ),
  ],
} as const
