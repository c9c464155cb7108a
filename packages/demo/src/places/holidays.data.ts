import type { OpeningHours } from '@vonk/contract'
import type { Translated } from '../words/index.ts'

export type Holiday = {
  readonly name: Translated
  /** Month and day, or days after Easter Sunday. */
  readonly date: string | number
  /** The countries and regions that keep it. */
  readonly where: readonly string[]
  /** Null: the shop stays closed. */
  readonly hours: OpeningHours | null
}

const nrw = 'Nordrhein-Westfalen'
const shortSunday = { opens: '12:00', closes: '17:00' }
const early = { opens: '00:00', closes: '17:00' }
const morning = { opens: '00:00', closes: '14:00' }

function holiday(
  date: string | number,
  where: string | readonly string[],
  [nl, de, en]: readonly [nl: string, de: string, en: string],
  hours: OpeningHours | null = null,
): Holiday {
  return { name: { nl, de, en }, date, where: typeof where === 'string' ? where.split(' ') : where, hours }
}

export const holidays: readonly Holiday[] = [
  holiday('01-01', 'NL BE DE', ['Nieuwjaarsdag', 'Neujahr', 'New Year’s Day']),
  holiday('01-06', 'Bayern', ['Driekoningen', 'Heilige Drei Könige', 'Epiphany']),
  holiday('03-08', 'Berlin', ['Internationale Vrouwendag', 'Internationaler Frauentag', 'International Women’s Day']),
  holiday(-2, 'DE', ['Goede Vrijdag', 'Karfreitag', 'Good Friday']),
  holiday(0, 'NL', ['Eerste paasdag', 'Ostersonntag', 'Easter Sunday']),
  holiday(1, 'NL', ['Tweede paasdag', 'Ostermontag', 'Easter Monday'], shortSunday),
  holiday(1, 'BE DE', ['Paasmaandag', 'Ostermontag', 'Easter Monday']),
  holiday('04-27', 'NL', ['Koningsdag', 'Königstag', 'King’s Day']),
  holiday('05-01', 'BE DE', ['Dag van de Arbeid', 'Tag der Arbeit', 'Labour Day']),
  holiday(39, 'NL', ['Hemelvaartsdag', 'Christi Himmelfahrt', 'Ascension Day'], shortSunday),
  holiday(39, 'BE DE', ['Hemelvaartsdag', 'Christi Himmelfahrt', 'Ascension Day']),
  holiday(49, 'NL', ['Eerste pinksterdag', 'Pfingstsonntag', 'Whit Sunday']),
  holiday(50, 'NL', ['Tweede pinksterdag', 'Pfingstmontag', 'Whit Monday'], shortSunday),
  holiday(50, 'BE DE', ['Pinkstermaandag', 'Pfingstmontag', 'Whit Monday']),
  holiday(60, ['Bayern', nrw], ['Sacramentsdag', 'Fronleichnam', 'Corpus Christi']),
  holiday('07-21', 'BE', ['Nationale feestdag', 'Belgischer Nationalfeiertag', 'Belgian National Day']),
  holiday('08-15', 'BE Bayern', ['Maria-Tenhemelopneming', 'Mariä Himmelfahrt', 'Assumption Day']),
  holiday('10-03', 'DE', ['Dag van de Duitse eenheid', 'Tag der Deutschen Einheit', 'German Unity Day']),
  holiday('10-31', 'Hamburg', ['Hervormingsdag', 'Reformationstag', 'Reformation Day']),
  holiday('11-01', ['BE', 'Bayern', nrw], ['Allerheiligen', 'Allerheiligen', 'All Saints’ Day']),
  holiday('11-11', 'BE', ['Wapenstilstand', 'Waffenstillstand', 'Armistice Day']),
  holiday('12-05', 'NL', ['Sinterklaasavond', 'Nikolausabend', 'Saint Nicholas’ Eve'], early),
  holiday('12-24', 'NL BE', ['Kerstavond', 'Heiligabend', 'Christmas Eve'], early),
  holiday('12-24', 'DE', ['Kerstavond', 'Heiligabend', 'Christmas Eve'], morning),
  holiday('12-25', 'NL BE DE', ['Eerste kerstdag', 'Erster Weihnachtstag', 'Christmas Day']),
  holiday('12-26', 'NL', ['Tweede kerstdag', 'Zweiter Weihnachtstag', 'Boxing Day'], shortSunday),
  holiday('12-26', 'DE', ['Tweede kerstdag', 'Zweiter Weihnachtstag', 'Boxing Day']),
  holiday('12-31', 'NL BE', ['Oudejaarsdag', 'Silvester', 'New Year’s Eve'], early),
  holiday('12-31', 'DE', ['Oudejaarsdag', 'Silvester', 'New Year’s Eve'], morning),
]
