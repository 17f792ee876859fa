/** A file of promotion codes that was imported: a new code, and one that ends later than before. */
export const importedCodes = {
  fileName: 'codes-ramadan-2031.csv',
  content: [
    'code,name_en,name_ar,type,percent,starts_on,ends_on,per_customer_limit,is_active',
    'ramadan31,Ramadan 2031,رمضان 2031,percent,12,2031-01-06,2031-02-04,1,yes',
    'eid2030,Eid 2030,عيد 2030,percent,15,2030-02-04,2030-02-11,,yes',
  ].join('\r\n'),
  reason: 'Offers of the coming years',
  key: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2d01',
} as const

/** A file that was checked and not imported: four of its cells are wrong. */
export const wrongCodes = {
  fileName: 'codes-typed-in-a-hurry.csv',
  content: [
    'code,name_en,name_ar,type,percent,minimum,starts_on,ends_on,targets,is_active',
    'national-day,National Day,اليوم الوطني,percent,18,5.000,2031-11-18,2031-11-30,category:engine-oil,yes',
    'tyres7,Seven off tyres,خصم على الإطارات,percent,seven,,2031-03-01,2031-03-31,category:tyres,yes',
    'battery9,Battery week,أسبوع البطاريات,percent,9,,31.04.2031,2031-05-07,category:batteriez,yes',
    'brakes5,Brake check,فحص المكابح,percent,5,-1.000,2031-06-01,2031-06-30,,yes',
  ].join('\r\n'),
  key: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2d03',
} as const
