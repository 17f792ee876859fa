export type PlaceRow = readonly [nameEn: string, nameAr: string, latitude: number, longitude: number]

/** A town and its quarters. Coordinates come from GeoNames (CC-BY 4.0) or are approximate. */
export type CityRow = { readonly city: PlaceRow; readonly regions: readonly PlaceRow[] }

/** Keyed by the state's slug. Order gives the ids, so new rows go to the end of their list. */
export const cityRows: Readonly<Record<string, readonly CityRow[]>> = {
  muscat: [
    {
      city: ['Bawshar', 'بوشر', 23.578, 58.4],
      regions: [
        ['Al Khuwair', 'الخوير', 23.593, 58.427],
        ['Ghala', 'غلا', 23.573, 58.36],
        ['Al Ghubrah', 'الغبرة', 23.585, 58.395],
        ['Al Azaiba', 'العذيبة', 23.592, 58.35],
        ['Misfah', 'المسفاة', 23.527, 58.306],
        ['Al Ansab', 'الأنصب', 23.556, 58.335],
      ],
    },
    {
      city: ['Muttrah', 'مطرح', 23.617, 58.566],
      regions: [
        ['Al Qurum', 'القرم', 23.61, 58.48],
        ['Ruwi', 'روي', 23.595, 58.545],
        ['Wadi Kabir', 'الوادي الكبير', 23.59, 58.56],
        ['Darsait', 'دارسيت', 23.612, 58.55],
        ['Al Wattayah', 'الوطية', 23.598, 58.506],
      ],
    },
    {
      city: ['Muscat', 'مسقط', 23.614, 58.593],
      regions: [
        ['Old Muscat', 'مسقط القديمة', 23.614, 58.593],
        ['Sidab', 'سداب', 23.602, 58.602],
        ['Al Bustan', 'البستان', 23.572, 58.611],
      ],
    },
    {
      city: ['Al Amerat', 'العامرات', 23.524, 58.498],
      regions: [
        ['Al Amerat Heights', 'مرتفعات العامرات', 23.524, 58.498],
        ['Al Mahaj', 'المحج', 23.49, 58.505],
        ['An Nahdah', 'النهضة', 23.505, 58.47],
      ],
    },
    {
      city: ['Qurayyat', 'قريات', 23.263, 58.92],
      regions: [
        ['Qurayyat Town', 'مركز قريات', 23.263, 58.92],
        ['Daghmar', 'ضغمر', 23.212, 58.994],
      ],
    },
  ],
  seeb: [
    {
      city: ['Seeb', 'السيب', 23.67, 58.189],
      regions: [
        ['Seeb Souq', 'سوق السيب', 23.67, 58.189],
        ['Al Mawaleh', 'الموالح', 23.597, 58.24],
        ['Al Khoudh', 'الخوض', 23.59, 58.17],
        ['Al Hail', 'الحيل', 23.638, 58.225],
        ['Al Maabilah', 'المعبيلة', 23.63, 58.11],
        ['Rusayl', 'الرسيل', 23.547, 58.205],
      ],
    },
  ],
  sohar: [
    {
      city: ['Sohar', 'صحار', 24.347, 56.709],
      regions: [
        ['Sohar Centre', 'وسط صحار', 24.347, 56.709],
        ['Falaj Al Qabail', 'فلج القبائل', 24.435, 56.62],
        ['Al Hambar', 'الهمبار', 24.36, 56.7],
        ['Sallan', 'صلان', 24.378, 56.722],
        ['Al Awhi Industrial', 'العوهي الصناعية', 24.29, 56.72],
      ],
    },
  ],
  batinah: [
    {
      city: ['Barka', 'بركاء', 23.679, 57.886],
      regions: [
        ['Barka Town', 'مركز بركاء', 23.679, 57.886],
        ['Al Sawadi', 'السوادي', 23.775, 57.795],
        ['Barka Industrial', 'بركاء الصناعية', 23.64, 57.9],
      ],
    },
    {
      city: ['Rustaq', 'الرستاق', 23.391, 57.424],
      regions: [
        ['Rustaq Town', 'مركز الرستاق', 23.391, 57.424],
        ['Al Hazm', 'الحزم', 23.552, 57.472],
      ],
    },
    {
      city: ['Al Musannah', 'المصنعة', 23.78, 57.56],
      regions: [
        ['Al Musannah Town', 'مركز المصنعة', 23.78, 57.56],
        ['Al Muladdah', 'الملدة', 23.712, 57.512],
      ],
    },
    { city: ['Nakhal', 'نخل', 23.395, 57.829], regions: [['Nakhal Town', 'مركز نخل', 23.395, 57.829]] },
    {
      city: ['Al Awabi', 'العوابي', 23.303, 57.525],
      regions: [['Al Awabi Town', 'مركز العوابي', 23.303, 57.525]],
    },
    {
      city: ['As Suwaiq', 'السويق', 23.849, 57.439],
      regions: [
        ['As Suwaiq Town', 'مركز السويق', 23.849, 57.439],
        ['Al Khadra', 'الخضراء', 23.868, 57.34],
      ],
    },
    {
      city: ['Al Khaburah', 'الخابورة', 23.971, 57.093],
      regions: [['Al Khaburah Town', 'مركز الخابورة', 23.971, 57.093]],
    },
    { city: ['Saham', 'صحم', 24.172, 56.889], regions: [['Saham Town', 'مركز صحم', 24.172, 56.889]] },
    { city: ['Liwa', 'لوى', 24.531, 56.563], regions: [['Liwa Town', 'مركز لوى', 24.531, 56.563]] },
    { city: ['Shinas', 'شناص', 24.743, 56.467], regions: [['Shinas Town', 'مركز شناص', 24.743, 56.467]] },
  ],
  dakhiliyah: [
    {
      city: ['Nizwa', 'نزوى', 22.933, 57.533],
      regions: [
        ['Nizwa Town', 'مركز نزوى', 22.933, 57.533],
        ['Firq', 'فرق', 22.882, 57.53],
        ['Birkat Al Mawz', 'بركة الموز', 22.931, 57.665],
        ['Nizwa Industrial', 'نزوى الصناعية', 22.86, 57.545],
      ],
    },
    { city: ['Bahla', 'بهلاء', 22.979, 57.305], regions: [['Bahla Town', 'مركز بهلاء', 22.979, 57.305]] },
    {
      city: ['Samail', 'سمائل', 23.298, 57.953],
      regions: [
        ['Samail Town', 'مركز سمائل', 23.298, 57.953],
        ['Samail Industrial', 'سمائل الصناعية', 23.33, 57.985],
      ],
    },
    { city: ['Izki', 'إزكي', 22.933, 57.767], regions: [['Izki Town', 'مركز إزكي', 22.933, 57.767]] },
    {
      city: ['Bidbid', 'بدبد', 23.408, 58.128],
      regions: [
        ['Bidbid Town', 'مركز بدبد', 23.408, 58.128],
        ['Fanja', 'فنجاء', 23.463, 58.106],
      ],
    },
    { city: ['Adam', 'أدم', 22.379, 57.527], regions: [['Adam Town', 'مركز أدم', 22.379, 57.527]] },
    {
      city: ['Al Jabal Al Akhdar', 'الجبل الأخضر', 23.072, 57.667],
      regions: [['Sayh Qatanah', 'سيح قطنة', 23.072, 57.667]],
    },
  ],
  sharqiyah: [
    {
      city: ['Ibra', 'إبراء', 22.691, 58.533],
      regions: [
        ['Ibra Town', 'مركز إبراء', 22.691, 58.533],
        ['Al Yahmadi', 'اليحمدي', 22.722, 58.512],
      ],
    },
    {
      city: ['Al Mudhaibi', 'المضيبي', 22.57, 58.12],
      regions: [
        ['Al Mudhaibi Town', 'مركز المضيبي', 22.57, 58.12],
        ['Sinaw', 'سناو', 22.5, 58.03],
      ],
    },
    { city: ['Bidiyah', 'بدية', 22.45, 58.8], regions: [['Al Mintarib', 'المنترب', 22.45, 58.8]] },
    { city: ['Al Qabil', 'القابل', 22.571, 58.695], regions: [['Al Mudayrib', 'المضيرب', 22.6, 58.67]] },
    {
      city: ['Jaalan Bani Bu Ali', 'جعلان بني بو علي', 22.02, 59.33],
      regions: [
        ['Jaalan Town', 'مركز جعلان', 22.02, 59.33],
        ['Al Ashkharah', 'الأشخرة', 21.85, 59.57],
      ],
    },
    { city: ['Masirah', 'مصيرة', 20.662, 58.874], regions: [['Ras Hilf', 'رأس حلف', 20.662, 58.874]] },
  ],
  sur: [
    {
      city: ['Sur', 'صور', 22.567, 59.529],
      regions: [
        ['Sur Centre', 'وسط صور', 22.567, 59.529],
        ['Al Ayjah', 'العيجة', 22.571, 59.547],
        ['Bilad Sur', 'بلاد صور', 22.543, 59.487],
        ['Sur Industrial', 'صور الصناعية', 22.535, 59.47],
      ],
    },
  ],
  dhahirah: [
    {
      city: ['Ibri', 'عبري', 23.226, 56.516],
      regions: [
        ['Ibri Town', 'مركز عبري', 23.226, 56.516],
        ['Al Araqi', 'العراقي', 23.262, 56.535],
        ['Ad Dariz', 'الدريز', 23.285, 56.615],
      ],
    },
    { city: ['Yanqul', 'ينقل', 23.586, 56.54], regions: [['Yanqul Town', 'مركز ينقل', 23.586, 56.54]] },
    { city: ['Dhank', 'ضنك', 23.55, 56.26], regions: [['Dhank Town', 'مركز ضنك', 23.55, 56.26]] },
  ],
  buraimi: [
    {
      city: ['Al Buraimi', 'البريمي', 24.251, 55.793],
      regions: [
        ['Al Buraimi Town', 'مركز البريمي', 24.251, 55.793],
        ['Saara', 'صعراء', 24.262, 55.772],
        ['Buraimi Industrial', 'البريمي الصناعية', 24.225, 55.83],
      ],
    },
    { city: ['Mahdah', 'محضة', 24.4, 55.97], regions: [['Mahdah Town', 'مركز محضة', 24.4, 55.97]] },
  ],
  dhofar: [
    {
      city: ['Salalah', 'صلالة', 17.015, 54.092],
      regions: [
        ['Salalah Centre', 'وسط صلالة', 17.015, 54.092],
        ['As Saadah', 'السعادة', 17.053, 54.145],
        ['Ad Dahariz', 'الدهاريز', 17.02, 54.14],
        ['Awqad', 'عوقد', 17.018, 54.045],
        ['Raysut Industrial', 'ريسوت الصناعية', 16.985, 54.02],
      ],
    },
    { city: ['Taqah', 'طاقة', 17.04, 54.4], regions: [['Taqah Town', 'مركز طاقة', 17.04, 54.4]] },
    { city: ['Mirbat', 'مرباط', 16.99, 54.69], regions: [['Mirbat Town', 'مركز مرباط', 16.99, 54.69]] },
    { city: ['Thumrait', 'ثمريت', 17.67, 54.033], regions: [['Thumrait Town', 'مركز ثمريت', 17.67, 54.033]] },
  ],
  musandam: [
    { city: ['Khasab', 'خصب', 26.18, 56.248], regions: [['Khasab Town', 'مركز خصب', 26.18, 56.248]] },
    { city: ['Dibba', 'دبا', 25.651, 56.265], regions: [['Dibba Town', 'مركز دبا', 25.651, 56.265]] },
    { city: ['Bukha', 'بخاء', 26.143, 56.152], regions: [['Bukha Town', 'مركز بخاء', 26.143, 56.152]] },
    { city: ['Madha', 'مدحاء', 25.283, 56.332], regions: [['Madha Town', 'مركز مدحاء', 25.283, 56.332]] },
  ],
  wusta: [
    { city: ['Haima', 'هيماء', 19.959, 56.276], regions: [['Haima Town', 'مركز هيماء', 19.959, 56.276]] },
    {
      city: ['Duqm', 'الدقم', 19.66, 57.7],
      regions: [
        ['Duqm Town', 'مركز الدقم', 19.66, 57.7],
        ['Duqm Port', 'ميناء الدقم', 19.67, 57.71],
      ],
    },
    { city: ['Mahout', 'محوت', 20.76, 58.27], regions: [['Mahout Town', 'مركز محوت', 20.76, 58.27]] },
  ],
  dubai: [
    {
      city: ['Dubai', 'دبي', 25.077, 55.309],
      regions: [
        ['Al Quoz', 'القوز', 25.135, 55.235],
        ['Deira', 'ديرة', 25.271, 55.308],
        ['Ras Al Khor', 'رأس الخور', 25.178, 55.35],
        ['Al Barsha', 'البرشاء', 25.112, 55.2],
      ],
    },
  ],
}
