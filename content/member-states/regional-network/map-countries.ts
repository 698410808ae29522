/** What the map knows of a country. */
export interface MapCountry {
  /** Id of its shape in the topology: the United Nations' numeric code (ISO 3166-1). */
  shape: string
  /** The United Nations' short name. */
  english: string
  arabic: string
  /** Degrees; the middle of its largest part, worked out from the topology once. */
  longitude: number
  latitude: number
}

/**
 * Every country that may be a member (the 57 states of the Organisation of Islamic Cooperation) or a partner, by its
 * two-letter code (ISO 3166-1, lower case).
 */
export const mapCountries: Readonly<Record<string, MapCountry>> = {
  af: { shape: '004', english: 'Afghanistan', arabic: 'أفغانستان', longitude: 65.9, latitude: 33.8 },
  al: { shape: '008', english: 'Albania', arabic: 'ألبانيا', longitude: 20.1, latitude: 41.1 },
  dz: { shape: '012', english: 'Algeria', arabic: 'الجزائر', longitude: 2.6, latitude: 28.1 },
  at: { shape: '040', english: 'Austria', arabic: 'النمسا', longitude: 14.1, latitude: 47.6 },
  az: { shape: '031', english: 'Azerbaijan', arabic: 'أذربيجان', longitude: 47.7, latitude: 40.3 },
  bh: { shape: '048', english: 'Bahrain', arabic: 'البحرين', longitude: 50.5, latitude: 26.0 },
  bd: {
    shape: '050',
    english: 'Bangladesh',
    arabic: 'بنغلاديش',
    longitude: 90.2,
    latitude: 23.9,
  },
  bj: { shape: '204', english: 'Benin', arabic: 'بنن', longitude: 2.3, latitude: 9.6 },
  br: { shape: '076', english: 'Brazil', arabic: 'البرازيل', longitude: -53.2, latitude: -10.7 },
  bn: {
    shape: '096',
    english: 'Brunei Darussalam',
    arabic: 'بروني دار السلام',
    longitude: 114.6,
    latitude: 4.5,
  },
  bf: { shape: '854', english: 'Burkina Faso', arabic: 'بوركينا فاسو', longitude: -1.8, latitude: 12.3 },
  cm: { shape: '120', english: 'Cameroon', arabic: 'الكاميرون', longitude: 12.7, latitude: 5.7 },
  ca: { shape: '124', english: 'Canada', arabic: 'كندا', longitude: -99.0, latitude: 58.6 },
  td: { shape: '148', english: 'Chad', arabic: 'تشاد', longitude: 18.6, latitude: 15.3 },
  cl: {
    shape: '152',
    english: 'Chile',
    arabic: 'تشيلي',
    longitude: -70.9,
    latitude: -34.4,
  },
  cn: { shape: '156', english: 'China', arabic: 'الصين', longitude: 103.3, latitude: 36.8 },
  km: { shape: '174', english: 'Comoros', arabic: 'جزر القمر', longitude: 43.3, latitude: -11.7 },
  ci: {
    shape: '384',
    english: 'Côte d’Ivoire',
    arabic: 'كوت ديفوار',
    longitude: -5.6,
    latitude: 7.6,
  },
  dj: { shape: '262', english: 'Djibouti', arabic: 'جيبوتي', longitude: 42.6, latitude: 11.7 },
  eg: { shape: '818', english: 'Egypt', arabic: 'مصر', longitude: 29.9, latitude: 26.5 },
  et: { shape: '231', english: 'Ethiopia', arabic: 'إثيوبيا', longitude: 39.6, latitude: 8.6 },
  fr: { shape: '250', english: 'France', arabic: 'فرنسا', longitude: 2.5, latitude: 46.6 },
  ga: {
    shape: '266',
    english: 'Gabon',
    arabic: 'غابون',
    longitude: 11.8,
    latitude: -0.6,
  },
  gm: {
    shape: '270',
    english: 'Gambia',
    arabic: 'غامبيا',
    longitude: -15.4,
    latitude: 13.5,
  },
  de: { shape: '276', english: 'Germany', arabic: 'ألمانيا', longitude: 10.4, latitude: 51.0 },
  gr: { shape: '300', english: 'Greece', arabic: 'اليونان', longitude: 22.6, latitude: 39.5 },
  gn: { shape: '324', english: 'Guinea', arabic: 'غينيا', longitude: -10.9, latitude: 10.4 },
  gw: {
    shape: '624',
    english: 'Guinea-Bissau',
    arabic: 'غينيا - بيساو',
    longitude: -14.9,
    latitude: 12.1,
  },
  gy: {
    shape: '328',
    english: 'Guyana',
    arabic: 'غيانا',
    longitude: -59.0,
    latitude: 4.8,
  },
  id: { shape: '360', english: 'Indonesia', arabic: 'إندونيسيا', longitude: 114.0, latitude: -0.2 },
  ir: {
    shape: '364',
    english: 'Iran',
    arabic: 'إيران',
    longitude: 54.4,
    latitude: 32.5,
  },
  iq: { shape: '368', english: 'Iraq', arabic: 'العراق', longitude: 43.8, latitude: 33.0 },
  it: { shape: '380', english: 'Italy', arabic: 'إيطاليا', longitude: 12.3, latitude: 43.5 },
  jp: { shape: '392', english: 'Japan', arabic: 'اليابان', longitude: 137.9, latitude: 36.6 },
  jo: { shape: '400', english: 'Jordan', arabic: 'الأردن', longitude: 36.8, latitude: 31.2 },
  kz: { shape: '398', english: 'Kazakhstan', arabic: 'كازاخستان', longitude: 67.2, latitude: 48.4 },
  ke: { shape: '404', english: 'Kenya', arabic: 'كينيا', longitude: 37.8, latitude: 0.6 },
  kw: { shape: '414', english: 'Kuwait', arabic: 'الكويت', longitude: 47.6, latitude: 29.3 },
  kg: {
    shape: '417',
    english: 'Kyrgyzstan',
    arabic: 'قيرغيزستان',
    longitude: 74.5,
    latitude: 41.5,
  },
  lb: { shape: '422', english: 'Lebanon', arabic: 'لبنان', longitude: 35.9, latitude: 33.9 },
  ly: { shape: '434', english: 'Libya', arabic: 'ليبيا', longitude: 18.1, latitude: 27.0 },
  // The part on the mainland: the larger one lies at the frame's edge.
  my: { shape: '458', english: 'Malaysia', arabic: 'ماليزيا', longitude: 102.2, latitude: 4.1 },
  mv: {
    shape: '462',
    english: 'Maldives',
    arabic: 'ملديف',
    longitude: 73.5,
    latitude: 4.2,
  },
  ml: { shape: '466', english: 'Mali', arabic: 'مالي', longitude: -3.6, latitude: 17.3 },
  mr: { shape: '478', english: 'Mauritania', arabic: 'موريتانيا', longitude: -10.4, latitude: 20.2 },
  ma: { shape: '504', english: 'Morocco', arabic: 'المغرب', longitude: -8.7, latitude: 29.8 },
  mz: { shape: '508', english: 'Mozambique', arabic: 'موزامبيق', longitude: 35.6, latitude: -17.2 },
  ne: { shape: '562', english: 'Niger', arabic: 'النيجر', longitude: 9.3, latitude: 17.4 },
  ng: { shape: '566', english: 'Nigeria', arabic: 'نيجيريا', longitude: 8.1, latitude: 9.6 },
  om: {
    shape: '512',
    english: 'Oman',
    arabic: 'عُمان',
    longitude: 56.1,
    latitude: 20.6,
  },
  pk: { shape: '586', english: 'Pakistan', arabic: 'باكستان', longitude: 69.2, latitude: 29.9 },
  ps: {
    shape: '275',
    english: 'Palestine',
    arabic: 'فلسطين',
    longitude: 35.2,
    latitude: 31.9,
  },
  qa: { shape: '634', english: 'Qatar', arabic: 'قطر', longitude: 51.2, latitude: 25.3 },
  sa: {
    shape: '682',
    english: 'Saudi Arabia',
    arabic: 'المملكة العربية السعودية',
    longitude: 44.7,
    latitude: 24.1,
  },
  sn: { shape: '686', english: 'Senegal', arabic: 'السنغال', longitude: -14.5, latitude: 14.4 },
  sl: { shape: '694', english: 'Sierra Leone', arabic: 'سيراليون', longitude: -11.8, latitude: 8.6 },
  so: { shape: '706', english: 'Somalia', arabic: 'الصومال', longitude: 45.7, latitude: 4.7 },
  za: {
    shape: '710',
    english: 'South Africa',
    arabic: 'جنوب أفريقيا',
    longitude: 25.2,
    latitude: -29.0,
  },
  es: { shape: '724', english: 'Spain', arabic: 'إسبانيا', longitude: -3.6, latitude: 40.4 },
  sd: { shape: '729', english: 'Sudan', arabic: 'السودان', longitude: 29.9, latitude: 16.0 },
  sr: { shape: '740', english: 'Suriname', arabic: 'سورينام', longitude: -55.9, latitude: 4.1 },
  sy: {
    shape: '760',
    english: 'Syria',
    arabic: 'سوريا',
    longitude: 38.5,
    latitude: 35.0,
  },
  tj: { shape: '762', english: 'Tajikistan', arabic: 'طاجيكستان', longitude: 71.0, latitude: 38.5 },
  tg: { shape: '768', english: 'Togo', arabic: 'توغو', longitude: 1.0, latitude: 8.5 },
  tn: { shape: '788', english: 'Tunisia', arabic: 'تونس', longitude: 9.6, latitude: 34.1 },
  tr: {
    shape: '792',
    english: 'Türkiye',
    arabic: 'تركيا',
    longitude: 35.4,
    latitude: 39.1,
  },
  tm: { shape: '795', english: 'Turkmenistan', arabic: 'تركمانستان', longitude: 59.4, latitude: 39.1 },
  ug: { shape: '800', english: 'Uganda', arabic: 'أوغندا', longitude: 32.4, latitude: 1.3 },
  ae: {
    shape: '784',
    english: 'United Arab Emirates',
    arabic: 'الإمارات العربية المتحدة',
    longitude: 54.3,
    latitude: 23.9,
  },
  us: {
    shape: '840',
    english: 'United States of America',
    arabic: 'الولايات المتحدة الأمريكية',
    longitude: -98.8,
    latitude: 39.9,
  },
  uz: { shape: '860', english: 'Uzbekistan', arabic: 'أوزبكستان', longitude: 63.3, latitude: 41.8 },
  ye: { shape: '887', english: 'Yemen', arabic: 'اليمن', longitude: 47.5, latitude: 15.9 },
}

/** The partner countries, fixed (specification, section 9). */
export const partnerCountries = [
  ...(['ca', 'us', 'br', 'cl', 'dz', 'sn', 'gm', 'ng', 'et', 'ke', 'za', 'cn', 'jp', 'af'] as const),
  ...(['gr', 'it', 'at', 'de', 'fr', 'es'] as const),
]

/** What the map knows of a country, by its code; nothing of codes that it does not know. */
export function mapCountry(code: string): MapCountry | undefined {
  return Object.hasOwn(mapCountries, code) ? mapCountries[code] : undefined
}
