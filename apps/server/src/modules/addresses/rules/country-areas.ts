/** A value as it is stored, and one of the ways to write it. */
export type Choice = { raw: string; verbose: string }

/** Emirates, provinces and territories in the languages of their countries. */
export const countryAreas: Readonly<Record<'AE' | 'TR' | 'CA', readonly Choice[]>> = {
  AE: choices([
    ['أبو ظبي', 'Abu Dhabi'],
    ['إمارة الشارقةّ', 'Sharjah'],
    ['الفجيرة', 'Fujairah'],
    ['ام القيوين', 'Umm Al Quwain'],
    ['إمارة دبيّ', 'Dubai'],
    ['إمارة رأس الخيمة', 'Ras al Khaimah'],
    ['عجمان', 'Ajman'],
  ]),
  TR: (
    'Adana,Adıyaman,Afyon,Ağrı,Aksaray,Amasya,Ankara,Antalya,Ardahan,Artvin,Aydın,Balıkesir,Bartın,Batman,' +
    'Bayburt,Bilecik,Bingöl,Bitlis,Bolu,Burdur,Bursa,Çanakkale,Çankırı,Çorum,Denizli,Diyarbakır,Düzce,Edirne,' +
    'Elazığ,Erzincan,Erzurum,Eskişehir,Gaziantep,Giresun,Gümüşhane,Hakkari,Hatay,Iğdır,Isparta,İstanbul,İzmir,' +
    'Kahramanmaraş,Karabük,Karaman,Kars,Kastamonu,Kayseri,Kırıkkale,Kırklareli,Kırşehir,Kilis,Kocaeli,Konya,' +
    'Kütahya,Malatya,Manisa,Mardin,Mersin,Muğla,Muş,Nevşehir,Niğde,Ordu,Osmaniye,Rize,Sakarya,Samsun,Siirt,' +
    'Sinop,Sivas,Şanlıurfa,Şırnak,Tekirdağ,Tokat,Trabzon,Tunceli,Uşak,Van,Yalova,Yozgat,Zonguldak'
  )
    .split(',')
    .map((name) => ({ raw: name, verbose: name })),
  CA: choicesWithCode([
    ['AB', 'Alberta'],
    ['BC', 'British Columbia', 'Colombie-Britannique'],
    ['MB', 'Manitoba'],
    ['NB', 'New Brunswick', 'Nouveau-Brunswick'],
    ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
    ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest'],
    ['NS', 'Nova Scotia', 'Nouvelle-Écosse'],
    ['NU', 'Nunavut'],
    ['ON', 'Ontario'],
    ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'],
    ['QC', 'Quebec', 'Québec'],
    ['SK', 'Saskatchewan'],
    ['YT', 'Yukon'],
  ]),
}

function choices(names: readonly (readonly [string, string])[]): Choice[] {
  return names.flatMap(([raw, other]) => [
    { raw, verbose: raw },
    { raw, verbose: other },
  ])
}

function choicesWithCode(areas: readonly (readonly [string, ...string[]])[]): Choice[] {
  return areas.flatMap(([raw, ...names]) => names.map((verbose) => ({ raw, verbose })))
}
