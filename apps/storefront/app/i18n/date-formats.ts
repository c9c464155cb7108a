/** Dates as the readers of a language write them. */
export type DateFormats = {
  /** A day: 2 oktober 2026. */
  formatDay(iso: string): string
  /** A day in figures, on the reader's own clock: 2-10-2026. */
  formatShort(date: Date): string
  /** A moment on the shop's clock, to the second: 2 oktober 2026 om 14:05:09 CEST. */
  formatMoment(date: Date): string
  /** Counted from Monday, which is 0. */
  weekdayName(day: number): string
}

/** Making a formatter takes longer than rendering a small page, so each is made once, when it is first needed. */
export function createDateFormats(locale: string): DateFormats {
  let days: Intl.DateTimeFormat | undefined
  let weekdays: Intl.DateTimeFormat | undefined
  return {
    formatDay(iso) {
      days ??= new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      return days.format(new Date(`${iso}T00:00:00Z`))
    },
    formatMoment: (date) =>
      date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Amsterdam' }),
    formatShort: (date) => date.toLocaleDateString(locale),
    weekdayName(day) {
      weekdays ??= new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
      // 2024-01-01 was a Monday.
      return weekdays.format(new Date(Date.UTC(2024, 0, 1 + day)))
    },
  }
}
