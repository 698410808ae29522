/**
 * Zones in which an editor can give a date: those of the member and partner countries' capitals, and UTC.
 * Postgres stores them as a type, so that a new one needs a migration.
 */
const timeZones = [
  'Asia/Amman',
  'UTC',
  'Africa/Cairo',
  'Asia/Riyadh',
  'Asia/Baghdad',
  'Asia/Beirut',
  'Asia/Hebron',
  'Asia/Gaza',
  'Asia/Damascus',
  'Asia/Aden',
  'Asia/Muscat',
  'Asia/Kuwait',
  'Asia/Qatar',
  'Africa/Tripoli',
  'Africa/Tunis',
  'Africa/Casablanca',
  'Africa/Khartoum',
  'Africa/Nouakchott',
  'Africa/Bamako',
  'Europe/Istanbul',
  'Asia/Tehran',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Kuala_Lumpur',
  'America/Toronto',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Santiago',
  'Africa/Algiers',
  'Africa/Dakar',
  'Africa/Banjul',
  'Africa/Lagos',
  'Africa/Addis_Ababa',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Kabul',
  'Europe/Athens',
  'Europe/Rome',
  'Europe/Vienna',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Asia/Dubai',
] as const

export type TimeZone = (typeof timeZones)[number]

/** The zone that a new date starts with: where the network is based. */
export const defaultTimeZone: TimeZone = 'Asia/Amman'

/** As Payload's configuration wants them. */
export const supportedTimeZones = timeZones.map((value) => ({
  label: value.replaceAll('_', ' ').replace('/', ' – '),
  value,
}))
