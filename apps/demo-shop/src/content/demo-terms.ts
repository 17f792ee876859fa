import { section } from './legal-section.ts'

export const demoTerms = {
  id: 1,
  kind: 'terms',
  version: '2.0',
  effectiveDate: '2026-09-01',
  titleEn: 'Terms of use',
  titleAr: 'شروط الاستخدام',
  sectionsEn: [
    section(
      'Who we are',
      'The shop is run by {seller}, Muscat, Sultanate of Oman. We sell goods for vehicles and arrange appointments at independent service centres. By placing an order you accept these terms; the version in force on the day of the order applies to it.',
    ),
    section(
      'Your account',
      'You sign in with your mobile number and a one-time code. Keep your phone to yourself: whoever reads the code can act in your name. Tell us at once if you lose the number. You must be at least 18 years old, or act with the consent of a guardian.',
    ),
    section(
      'Prices and payment',
      'Prices are in Omani rials and include 5% value added tax. The service fee of an appointment depends on the hour and is shown before you pay. The contract is made when the payment is confirmed; until then goods and hours are only held for you, for 15 minutes.',
      [
        'Cards are handled by our payment partner; we never see the card number.',
        'The wallet is prepaid credit for purchases in this shop. It bears no interest and cannot be transferred to another person.',
        'If a payment arrives after the hour or the goods have gone, we offer the next free time or return the amount to your wallet.',
      ],
    ),
    section(
      'Appointments',
      'Please arrive within 15 minutes of the chosen hour with the vehicle and the order number. The centre may refuse work that would be unsafe or that the vehicle does not allow; in that case you get the amount of the service back.',
      'If a centre has to cancel, we offer another time or centre, or return the full amount including the service fee.',
    ),
    section(
      'Delivery',
      'Goods are delivered or handed over in the hour you chose. The risk passes to you with the handover. Please check the package at once and have visible damage noted.',
    ),
    section(
      'Promotions, codes and invitations',
      'A code is valid for the period, products and number of uses stated with it and cannot be exchanged for cash. Rewards for invitations are granted once per new customer. We may withdraw rewards obtained by deceit.',
    ),
    section(
      'Warranty and liability',
      'You have the statutory rights of the Omani Consumer Protection Law. The manufacturer’s warranty named on the product page comes in addition. Centres are responsible for their work and insured for it; we help you to assert your claim and are liable for our own faults.',
    ),
    section(
      'Use of the shop',
      'Automated mass queries, attempts to get around limits and misuse of other people’s data are forbidden and can lead to the closing of the account. A remaining wallet balance that was paid in is then returned.',
    ),
    section(
      'Law and disputes',
      'Omani law applies. Please write to support first; most matters are settled within three working days. You may also turn to the Consumer Protection Authority. The courts of Muscat have jurisdiction.',
    ),
  ],
  sectionsAr: [
    section(
      'من نحن',
      'تدير المتجر {seller}، مسقط، سلطنة عُمان. نبيع سلع المركبات وننظّم المواعيد لدى مراكز خدمة مستقلة. بتقديم الطلب فإنك توافق على هذه الشروط، ويسري على الطلب الإصدار النافذ يوم تقديمه.',
    ),
    section(
      'حسابك',
      'تسجّل الدخول برقم هاتفك ورمز يُستعمل مرة واحدة. احتفظ بهاتفك لنفسك، فمن يقرأ الرمز يستطيع التصرف باسمك، وأبلغنا فورًا إذا فقدت الرقم. يجب ألا يقل عمرك عن 18 عامًا أو أن تتصرف بموافقة ولي أمرك.',
    ),
    section(
      'الأسعار والدفع',
      'الأسعار بالريال العُماني وتشمل ضريبة القيمة المضافة 5%. تعتمد رسوم خدمة الموعد على الساعة وتظهر قبل الدفع. ينعقد العقد عند تأكيد الدفع، وقبل ذلك تكون السلع والساعات محجوزة لك مدة 15 دقيقة فقط.',
      [
        'يتولى شريك الدفع معالجة البطاقات، ولا نطّلع على رقم البطاقة أبدًا.',
        'المحفظة رصيد مدفوع مسبقًا للشراء من هذا المتجر، لا فائدة عليه ولا يُحوَّل إلى شخص آخر.',
        'إذا وصل الدفع بعد ذهاب الساعة أو نفاد السلعة، نعرض أقرب موعد متاح أو نعيد المبلغ إلى محفظتك.',
      ],
    ),
    section(
      'المواعيد',
      'يرجى الحضور بالمركبة ورقم الطلب خلال 15 دقيقة من الساعة المختارة. للمركز أن يعتذر عن عمل غير آمن أو لا تسمح به حالة المركبة، ويُعاد إليك عندئذ مبلغ الخدمة.',
      'إذا اضطر المركز إلى الإلغاء، نعرض موعدًا أو مركزًا آخر أو نعيد المبلغ كاملًا مع رسوم الخدمة.',
    ),
    section(
      'التوصيل',
      'تُوصَّل السلع أو تُسلَّم في الساعة التي اخترتها، وتنتقل المسؤولية إليك بالتسليم. يرجى فحص الطرد فورًا وتسجيل أي ضرر ظاهر.',
    ),
    section(
      'العروض والرموز والدعوات',
      'يسري الرمز للمدة والمنتجات وعدد مرات الاستخدام المذكورة معه ولا يُستبدل نقدًا. تُمنح مكافأة الدعوة مرة واحدة عن كل عميل جديد، ولنا سحب المكافآت التي تُنال بالتحايل.',
    ),
    section(
      'الضمان والمسؤولية',
      'لك الحقوق المقررة في قانون حماية المستهلك العُماني، ويُضاف إليها ضمان المُصنّع المذكور في صفحة المنتج. المراكز مسؤولة عن عملها ومؤمَّنة عليه، ونساعدك في المطالبة بحقك ونتحمل مسؤولية أخطائنا.',
    ),
    section(
      'استخدام المتجر',
      'يُمنع الاستعلام الآلي المكثف ومحاولة تجاوز القيود وإساءة استخدام بيانات الآخرين، وقد يؤدي ذلك إلى إغلاق الحساب مع إعادة ما تبقى من الرصيد المدفوع في المحفظة.',
    ),
    section(
      'القانون والنزاعات',
      'يسري القانون العُماني. يرجى مراسلة الدعم أولًا، فمعظم الأمور تُحل خلال ثلاثة أيام عمل. ولك اللجوء إلى هيئة حماية المستهلك، وتختص محاكم مسقط بالنزاعات.',
    ),
  ],
} as const
