const known = new Map<string, readonly string[]>()

/** From Monday to Sunday in the language of the view. */
export function weekdayNames(locale: string): readonly string[] {
  const names = known.get(locale) ?? write(locale)
  known.set(locale, names)
  return names
}

function write(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 2024-01-01 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))))
}
