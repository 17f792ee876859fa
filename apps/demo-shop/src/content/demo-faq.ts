type FaqRow = readonly [questionEn: string, answerEn: string, questionAr: string, answerAr: string]

const rows: readonly FaqRow[] = [
  [
    'How do I book a service?',
    'Add what your car needs to the cart and press Next. For each item you choose whether we deliver it, come to you or meet you at a service centre, then the centre, the day and the hour. You pay at the end.',
    'كيف أحجز خدمة؟',
    'أضف ما تحتاجه سيارتك إلى السلة واضغط التالي. اختر لكل منتج التوصيل أو أن نأتي إليك أو زيارة مركز خدمة، ثم المركز واليوم والساعة، وادفع في النهاية.',
  ],
  [
    'Do I need an account?',
    'You can look around and fill the cart without one. To pay you sign in with your mobile number and a six-digit code; there is no password to remember.',
    'هل أحتاج إلى حساب؟',
    'يمكنك التصفح وتعبئة السلة بدون حساب. وعند الدفع تسجّل الدخول برقم هاتفك ورمز من ستة أرقام، بلا كلمة مرور تتذكرها.',
  ],
  [
    'The code does not arrive. What can I do?',
    'Check the number and wait two minutes, then ask for a new code. You may also choose another way of receiving it, for example WhatsApp instead of SMS.',
    'لم يصلني الرمز، ماذا أفعل؟',
    'تحقّق من الرقم وانتظر دقيقتين ثم اطلب رمزًا جديدًا. ويمكنك أيضًا اختيار طريقة أخرى لاستلامه، مثل واتساب بدل الرسائل النصية.',
  ],
  [
    'What is the service fee?',
    'Each appointment has a fee that depends on the hour. It is shown beside the hour before you choose it and in the cart before you pay. Happy hours are cheaper, some are free of charge.',
    'ما هي رسوم الخدمة؟',
    'لكل موعد رسوم تختلف بحسب الساعة، تظهر بجانب الساعة قبل اختيارها وفي السلة قبل الدفع. ساعات التوفير أرخص وبعضها مجاني.',
  ],
  [
    'Are prices inclusive of tax?',
    'Yes. All prices include 5% value added tax. The invoice shows the tax amount separately.',
    'هل الأسعار شاملة الضريبة؟',
    'نعم، جميع الأسعار تشمل ضريبة القيمة المضافة 5%، وتظهر قيمة الضريبة منفصلة في الفاتورة.',
  ],
  [
    'How can I pay?',
    'By card on the page of our payment partner, from your wallet, or partly from the wallet and the rest by card. Your card number never reaches our shop.',
    'كيف يمكنني الدفع؟',
    'بالبطاقة على صفحة شريك الدفع، أو من محفظتك، أو جزء من المحفظة والباقي بالبطاقة. ولا يصل رقم بطاقتك إلى متجرنا أبدًا.',
  ],
  [
    'How long is my appointment kept while I pay?',
    'For 15 minutes. The time left is shown on the page. If you are already at the bank page, it is extended once so that you can finish.',
    'كم يبقى موعدي محجوزًا أثناء الدفع؟',
    'لمدة 15 دقيقة، ويظهر الوقت المتبقي في الصفحة. وإذا كنت في صفحة البنك تُمدّد المدة مرة واحدة حتى تُكمل الدفع.',
  ],
  [
    'I paid but see no order. Is my money lost?',
    'No. We ask the bank for the result ourselves. Within a few minutes you either get the order or the amount in your wallet, with a message in both cases.',
    'دفعت ولم يظهر الطلب، هل ضاع المبلغ؟',
    'لا. نحن نسأل البنك عن النتيجة بأنفسنا، وخلال دقائق يظهر طلبك أو يعود المبلغ إلى محفظتك، وتصلك رسالة في الحالتين.',
  ],
  [
    'Can I return something?',
    'Unused goods within 14 days of delivery; services until 24 hours before the appointment. Open Orders, choose the item and confirm with the code we send. The money is in your wallet at once.',
    'هل يمكنني إرجاع منتج؟',
    'نعم، السلع غير المستعملة خلال 14 يومًا من التسليم، والخدمات حتى 24 ساعة قبل الموعد. افتح الطلبات واختر المنتج وأكّد بالرمز المرسل إليك، ويعود المبلغ إلى محفظتك فورًا.',
  ],
  [
    'What happens if I miss my appointment?',
    'Call the centre; its number is in your order. If there is room on the same day it will take you in. After that the goods stay yours and support helps you to find a new time.',
    'ماذا لو فاتني الموعد؟',
    'اتصل بالمركز، فرقمه موجود في طلبك. إن وُجد مكان في اليوم نفسه فسيستقبلك، وإلا تبقى السلع لك ويساعدك فريق الدعم في اختيار موعد جديد.',
  ],
  [
    'Which places do you serve?',
    'All governorates of Oman, and Dubai with a small range. Choose your place at the bottom of the screen; prices and stock are shown for it.',
    'ما المناطق التي تخدمونها؟',
    'جميع محافظات سلطنة عُمان، ودبي بمجموعة محدودة من المنتجات. اختر منطقتك من أسفل الشاشة لتظهر الأسعار والكميات الخاصة بها.',
  ],
  [
    'Why can an item be out of stock here and available elsewhere?',
    'Every place has its own shelves. When you change your place, the cart is checked again and tells you what is not available there.',
    'لماذا ينفد المنتج هنا ويتوفر في مكان آخر؟',
    'لكل منطقة مخزونها. وعند تغيير المنطقة نراجع سلتك من جديد ونخبرك بما لا يتوفر هناك.',
  ],
  [
    'How do I know that a part fits my car?',
    'Save your car once under My cars. The listing then marks what fits, and the cart warns you if something does not.',
    'كيف أعرف أن القطعة تناسب سيارتي؟',
    'احفظ سيارتك مرة واحدة في «سياراتي»، وستُعلَّم القائمة بما يناسبها وتنبّهك السلة إلى ما لا يناسبها.',
  ],
  [
    'How does inviting friends work?',
    'Share your link from Invite friends. Your friend gets 2 rials off the first order, and once it is paid you receive 2 rials in your wallet.',
    'كيف تعمل دعوة الأصدقاء؟',
    'شارك رابطك من صفحة دعوة الأصدقاء. يحصل صديقك على خصم ريالين في طلبه الأول، وبعد دفعه تُضاف ريالان إلى محفظتك.',
  ],
]

export const demoFaq = rows.map(([questionEn, answerEn, questionAr, answerAr], position) => ({
  id: position + 1,
  questionEn,
  questionAr,
  answerEn,
  answerAr,
  position,
}))
