import type { StarterMemberState } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const hostCountry: Translated = {
  en: 'Host country and founding member',
  ar: 'دولة المقر وعضو مؤسس',
  fr: 'Pays hôte et membre fondateur',
  fa: 'کشور میزبان و عضو بنیان‌گذار',
}

const foundingMember: Translated = {
  en: 'Founding member',
  ar: 'عضو مؤسس',
  fr: 'Membre fondateur',
  fa: 'عضو بنیان‌گذار',
}

const member: Translated = { en: 'Member', ar: 'عضو', fr: 'Membre', fa: 'عضو' }

export const starterMemberStates: readonly StarterMemberState[] = [
  {
    country: 'jo',
    instituteName: {
      en: 'Ministry responsible for water and irrigation',
      ar: 'الوزارة المسؤولة عن المياه والري',
      fr: 'Ministère chargé de l’eau et de l’irrigation',
      fa: 'وزارتخانهٔ مسئول آب و آبیاری',
    },
    location: { en: 'Amman', ar: 'عمّان', fr: 'Amman', fa: 'امان' },
    rank: hostCountry,
    joinedInYear: 1987,
  },
  {
    country: 'eg',
    instituteName: {
      en: 'National centre for water planning',
      ar: 'المركز الوطني لتخطيط المياه',
      fr: 'Centre national de planification de l’eau',
      fa: 'مرکز ملی برنامه‌ریزی آب',
    },
    location: { en: 'Cairo', ar: 'القاهرة', fr: 'Le Caire', fa: 'قاهره' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'sa',
    instituteName: {
      en: 'National institution for water and desalination',
      ar: 'المؤسسة الوطنية للمياه والتحلية',
      fr: 'Institution nationale de l’eau et du dessalement',
      fa: 'نهاد ملی آب و نمک‌زدایی',
    },
    location: { en: 'Riyadh', ar: 'الرياض', fr: 'Riyad', fa: 'ریاض' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'iq',
    instituteName: {
      en: 'Ministry responsible for water resources',
      ar: 'الوزارة المسؤولة عن الموارد المائية',
      fr: 'Ministère chargé des ressources en eau',
      fa: 'وزارتخانهٔ مسئول منابع آب',
    },
    location: { en: 'Baghdad', ar: 'بغداد', fr: 'Bagdad', fa: 'بغداد' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'lb',
    instituteName: {
      en: 'Ministry responsible for energy and water',
      ar: 'الوزارة المسؤولة عن الطاقة والمياه',
      fr: 'Ministère chargé de l’énergie et de l’eau',
      fa: 'وزارتخانهٔ مسئول انرژی و آب',
    },
    location: { en: 'Beirut', ar: 'بيروت', fr: 'Beyrouth', fa: 'بیروت' },
    rank: member,
    joinedInYear: 1989,
  },
  {
    country: 'ps',
    instituteName: {
      en: 'National water institution',
      ar: 'المؤسسة الوطنية للمياه',
      fr: 'Institution nationale de l’eau',
      fa: 'نهاد ملی آب',
    },
    location: { en: 'Ramallah', ar: 'رام الله', fr: 'Ramallah', fa: 'رام‌الله' },
    rank: member,
    joinedInYear: 1989,
  },
  {
    country: 'sy',
    instituteName: {
      en: 'National institute for water and land',
      ar: 'المعهد الوطني للمياه والأراضي',
      fr: 'Institut national de l’eau et des terres',
      fa: 'مؤسسهٔ ملی آب و زمین',
    },
    location: { en: 'Damascus', ar: 'دمشق', fr: 'Damas', fa: 'دمشق' },
    rank: member,
    joinedInYear: 1988,
  },
  {
    country: 'ye',
    instituteName: {
      en: 'National institution for water resources',
      ar: 'المؤسسة الوطنية للموارد المائية',
      fr: 'Institution nationale des ressources en eau',
      fa: 'نهاد ملی منابع آب',
    },
    location: { en: 'Sana’a', ar: 'صنعاء', fr: 'Sanaa', fa: 'صنعا' },
    rank: member,
    joinedInYear: 1991,
  },
  {
    country: 'om',
    instituteName: {
      en: 'National centre for desalination studies',
      ar: 'المركز الوطني لدراسات التحلية',
      fr: 'Centre national d’études du dessalement',
      fa: 'مرکز ملی مطالعات نمک‌زدایی',
    },
    location: { en: 'Muscat', ar: 'مسقط', fr: 'Mascate', fa: 'مسقط' },
    rank: member,
    joinedInYear: 1989,
  },
  {
    country: 'kw',
    instituteName: {
      en: 'National institute for applied water studies',
      ar: 'المعهد الوطني للدراسات المائية التطبيقية',
      fr: 'Institut national d’études appliquées de l’eau',
      fa: 'مؤسسهٔ ملی مطالعات کاربردی آب',
    },
    location: { en: 'Kuwait City', ar: 'مدينة الكويت', fr: 'Koweït', fa: 'شهر کویت' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'qa',
    instituteName: {
      en: 'National institution for electricity and water',
      ar: 'المؤسسة الوطنية للكهرباء والمياه',
      fr: 'Institution nationale de l’électricité et de l’eau',
      fa: 'نهاد ملی برق و آب',
    },
    location: { en: 'Doha', ar: 'الدوحة', fr: 'Doha', fa: 'دوحه' },
    rank: member,
    joinedInYear: 1990,
  },
  {
    country: 'ly',
    instituteName: {
      en: 'National institution for groundwater',
      ar: 'المؤسسة الوطنية للمياه الجوفية',
      fr: 'Institution nationale des eaux souterraines',
      fa: 'نهاد ملی آب‌های زیرزمینی',
    },
    location: { en: 'Tripoli', ar: 'طرابلس', fr: 'Tripoli', fa: 'طرابلس' },
    rank: member,
    joinedInYear: 1989,
  },
  {
    country: 'tn',
    instituteName: {
      en: 'Ministry responsible for agriculture and water resources',
      ar: 'الوزارة المسؤولة عن الزراعة والموارد المائية',
      fr: 'Ministère chargé de l’agriculture et des ressources en eau',
      fa: 'وزارتخانهٔ مسئول کشاورزی و منابع آب',
    },
    location: { en: 'Tunis', ar: 'تونس العاصمة', fr: 'Tunis', fa: 'تونس' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'ma',
    instituteName: {
      en: 'Ministry responsible for water',
      ar: 'الوزارة المسؤولة عن الماء',
      fr: 'Ministère chargé de l’eau',
      fa: 'وزارتخانهٔ مسئول آب',
    },
    location: { en: 'Rabat', ar: 'الرباط', fr: 'Rabat', fa: 'رباط' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'sd',
    instituteName: {
      en: 'Ministry responsible for irrigation',
      ar: 'الوزارة المسؤولة عن الري',
      fr: 'Ministère chargé de l’irrigation',
      fa: 'وزارتخانهٔ مسئول آبیاری',
    },
    location: { en: 'Khartoum', ar: 'الخرطوم', fr: 'Khartoum', fa: 'خارطوم' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'mr',
    instituteName: {
      en: 'National service for town and village water',
      ar: 'المرفق الوطني لمياه المدن والقرى',
      fr: 'Service national de l’eau des villes et des villages',
      fa: 'خدمات ملی آب شهر و روستا',
    },
    location: { en: 'Nouakchott', ar: 'نواكشوط', fr: 'Nouakchott', fa: 'نواکشوت' },
    rank: member,
    joinedInYear: 1992,
  },
  {
    country: 'ml',
    instituteName: {
      en: 'Ministry responsible for energy and water',
      ar: 'الوزارة المسؤولة عن الطاقة والمياه',
      fr: 'Ministère chargé de l’énergie et de l’eau',
      fa: 'وزارتخانهٔ مسئول انرژی و آب',
    },
    location: { en: 'Bamako', ar: 'باماكو', fr: 'Bamako', fa: 'باماکو' },
    rank: member,
    joinedInYear: 1996,
  },
  {
    country: 'tr',
    instituteName: {
      en: 'National institution for water management',
      ar: 'المؤسسة الوطنية لإدارة المياه',
      fr: 'Institution nationale de gestion de l’eau',
      fa: 'نهاد ملی مدیریت آب',
    },
    location: { en: 'Ankara', ar: 'أنقرة', fr: 'Ankara', fa: 'آنکارا' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'ir',
    instituteName: {
      en: 'National institute for water and energy planning',
      ar: 'المعهد الوطني لتخطيط المياه والطاقة',
      fr: 'Institut national de planification de l’eau et de l’énergie',
      fa: 'مؤسسهٔ ملی برنامه‌ریزی آب و انرژی',
    },
    location: { en: 'Tehran', ar: 'طهران', fr: 'Téhéran', fa: 'تهران' },
    rank: member,
    joinedInYear: 1993,
  },
  {
    country: 'pk',
    instituteName: {
      en: 'National institution for water and farming',
      ar: 'المؤسسة الوطنية للمياه والزراعة',
      fr: 'Institution nationale de l’eau et de l’agriculture',
      fa: 'نهاد ملی آب و کشاورزی',
    },
    location: { en: 'Islamabad', ar: 'إسلام آباد', fr: 'Islamabad', fa: 'اسلام‌آباد' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'bd',
    instituteName: {
      en: 'National institution for rivers and floods',
      ar: 'المؤسسة الوطنية للأنهار والفيضانات',
      fr: 'Institution nationale des fleuves et des crues',
      fa: 'نهاد ملی رودها و سیلاب‌ها',
    },
    location: { en: 'Dhaka', ar: 'دكا', fr: 'Dacca', fa: 'داکا' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
  {
    country: 'my',
    instituteName: {
      en: 'National institute for water quality',
      ar: 'المعهد الوطني لجودة المياه',
      fr: 'Institut national de la qualité de l’eau',
      fa: 'مؤسسهٔ ملی کیفیت آب',
    },
    location: { en: 'Putrajaya', ar: 'بوتراجايا', fr: 'Putrajaya', fa: 'پوتراجایا' },
    rank: foundingMember,
    joinedInYear: 1987,
  },
]
