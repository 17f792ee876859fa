/** Names by ISO 3166-2: the shop's own places are smaller or larger than governorates. */
export const governorates: Readonly<Record<string, { nameEn: string; nameAr: string }>> = {
  'OM-MA': { nameEn: 'Muscat', nameAr: 'مسقط' },
  'OM-ZU': { nameEn: 'Dhofar', nameAr: 'ظفار' },
  'OM-MU': { nameEn: 'Musandam', nameAr: 'مسندم' },
  'OM-BU': { nameEn: 'Al Buraimi', nameAr: 'البريمي' },
  'OM-DA': { nameEn: 'Ad Dakhiliyah', nameAr: 'الداخلية' },
  'OM-BS': { nameEn: 'North Al Batinah', nameAr: 'شمال الباطنة' },
  'OM-BJ': { nameEn: 'South Al Batinah', nameAr: 'جنوب الباطنة' },
  'OM-SS': { nameEn: 'North Ash Sharqiyah', nameAr: 'شمال الشرقية' },
  'OM-SJ': { nameEn: 'South Ash Sharqiyah', nameAr: 'جنوب الشرقية' },
  'OM-ZA': { nameEn: 'Ad Dhahirah', nameAr: 'الظاهرة' },
  'OM-WU': { nameEn: 'Al Wusta', nameAr: 'الوسطى' },
  'AE-DU': { nameEn: 'Dubai', nameAr: 'دبي' },
}
