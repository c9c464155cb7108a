import type { OpeningHours, OpeningWeek } from '@vonk/contract'

/** "10:00-18:00", or "-" for a closed day. */
function hours(text: string): OpeningHours | null {
  const [opens = '', closes = ''] = text.split('-')
  return opens === '' ? null : { opens, closes }
}

/** Seven days from Monday on, a day repeated with "x3". */
function week(text: string): OpeningWeek {
  return text.split(' ').flatMap((entry) => {
    const [day = '', times = '1'] = entry.split('x')
    return Array.from({ length: Number(times) }, () => hours(day))
  })
}

/** How the shops of each country open; the late evening is where the town has one. */
export const shopWeeks = {
  NL: [
    week('12:00-18:00 10:00-18:00x2 10:00-21:00 10:00-18:00 09:30-18:00 12:00-17:00'),
    week('11:00-18:00 09:30-18:00x2 09:30-21:00 09:30-18:00x2 12:00-18:00'),
    week('13:00-18:00 10:00-18:00x3 10:00-21:00 10:00-17:30 12:00-17:00'),
    week('10:00-19:00x3 10:00-21:00 10:00-19:00x2 12:00-18:00'),
  ],
  BE: [week('10:00-18:30x6 -'), week('- 10:00-18:00x5 -'), week('10:00-18:00x5 10:00-18:30 -')],
  DE: [week('10:00-19:00x5 10:00-18:00 -'), week('10:00-20:00x6 -'), week('10:00-18:30x5 10:00-18:00 -')],
} as const

export const parcelWeeks = {
  shop: [week('08:00-18:00x5 09:00-17:00 -'), week('07:00-19:00x6 -'), week('09:00-18:00x6 12:00-17:00')],
  supermarket: [week('08:00-21:00x6 10:00-20:00'), week('08:00-20:00x6 -'), week('08:00-22:00x7')],
  locker: [week('00:00-24:00x7')],
} as const
