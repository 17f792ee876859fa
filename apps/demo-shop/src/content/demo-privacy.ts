import { section } from './legal-section.ts'

export const demoPrivacy = {
  id: 2,
  kind: 'privacy',
  version: '2.0',
  effectiveDate: '2026-09-01',
  titleEn: 'Privacy policy',
  titleAr: 'سياسة الخصوصية',
  sectionsEn: [
    section(
      'In short',
      'We collect what an order needs, show it to those who carry the order out, and sell nothing to anyone. The controller under the Personal Data Protection Law (Royal Decree 6/2022) is {seller}, Muscat.',
    ),
    section('What we store', [
      'Your mobile number and name; e-\u2060mail, civil number and payout card reference only if you give them.',
      'Addresses, vehicles, orders, appointments, invoices, wallet movements and messages.',
      'Ratings and comments you send us. Comments we approve are shown with the service centre, without your name.',
      'Technical records: time, address of the device and error reports, kept for 30 days.',
    ]),
    section(
      'Your position',
      'The browser asks you before it tells us where you are, and only after you press the locate button. The position is kept only as part of an address or appointment that you save.',
    ),
    section('Who receives data', [
      'The service centre or driver: name, phone number, vehicle, appointment and, for visits, the address.',
      'The payment partner: amount and order reference. Card data goes from you to the partner directly.',
      'The messaging service: phone number and text of the message.',
      'Authorities, where the law demands it.',
    ]),
    section(
      'How long we keep it',
      'Invoices and wallet movements are kept for ten years as tax law requires. Everything else goes when you delete the account, or after three years without use. One-time codes are kept only as a fingerprint, for minutes.',
    ),
    section(
      'Your rights',
      'In your profile you can see, correct and export your data and delete the account. You may object to messages that do not concern an order. Write to support for anything else; we answer within 15 days.',
    ),
    section(
      'Storage in your browser',
      'We keep the cart, the session, the language and the chosen place in your browser because the shop does not work without them. There is no tracking by third parties and no advertising network.',
    ),
    section(
      'Security',
      'Connections are encrypted, access is logged, and staff see only what their task needs. If data should ever get into wrong hands, we inform you and the authority within 72 hours.',
    ),
  ],
  sectionsAr: [
    section(
      'باختصار',
      'نجمع ما يحتاجه الطلب فقط، ونعرضه على من ينفّذه، ولا نبيع بياناتك لأحد. المتحكم بالبيانات وفق قانون حماية البيانات الشخصية (المرسوم السلطاني 6/2022) هو {seller}، مسقط.',
    ),
    section('ما الذي نحفظه', [
      'رقم هاتفك واسمك، والبريد الإلكتروني والرقم المدني ومرجع بطاقة التحويل إن قدّمتها.',
      'العناوين والمركبات والطلبات والمواعيد والفواتير وحركات المحفظة والرسائل.',
      'التقييمات والملاحظات التي ترسلها. وما نوافق عليه من الملاحظات نعرضه مع مركز الخدمة دون ذكر اسمك.',
      'سجلات تقنية: الوقت وعنوان الجهاز وتقارير الأعطال، وتُحفظ 30 يومًا.',
    ]),
    section(
      'موقعك',
      'يسألك المتصفح قبل أن يخبرنا بموقعك، وذلك فقط بعد الضغط على زر تحديد الموقع. ولا نحفظ الموقع إلا ضمن عنوان أو موعد تحفظه أنت.',
    ),
    section('من يستلم البيانات', [
      'مركز الخدمة أو المندوب: الاسم ورقم الهاتف والمركبة والموعد، والعنوان عند الزيارة.',
      'شريك الدفع: المبلغ ومرجع الطلب. أما بيانات البطاقة فتنتقل منك إليه مباشرة.',
      'خدمة الرسائل: رقم الهاتف ونص الرسالة.',
      'الجهات الرسمية متى أوجب القانون ذلك.',
    ]),
    section(
      'مدة الحفظ',
      'تُحفظ الفواتير وحركات المحفظة عشر سنوات كما يقتضي قانون الضريبة، ويُحذف ما عداها عند حذف الحساب أو بعد ثلاث سنوات من عدم الاستخدام. أما رموز الدخول فتُحفظ بصمتها فقط لدقائق.',
    ),
    section(
      'حقوقك',
      'يمكنك من ملفك الشخصي الاطلاع على بياناتك وتصحيحها وتصديرها وحذف الحساب، والاعتراض على الرسائل التي لا تخص طلبًا. ولأي أمر آخر راسل الدعم ونجيبك خلال 15 يومًا.',
    ),
    section(
      'التخزين في متصفحك',
      'نحفظ في متصفحك السلة والجلسة واللغة والمنطقة المختارة لأن المتجر لا يعمل بدونها. لا تتبّع من أطراف أخرى ولا شبكات إعلانية.',
    ),
    section(
      'الأمان',
      'الاتصالات مشفّرة، والدخول مسجّل، ولا يرى الموظفون إلا ما تتطلبه مهمتهم. وإذا وصلت البيانات إلى جهة غير مخوّلة، نبلغك ونبلغ الجهة المختصة خلال 72 ساعة.',
    ),
  ],
} as const
