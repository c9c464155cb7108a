import type { Locale } from '@vonk/domain/stores'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A day as people write it: 2 oktober 2026. */
export function formatDate(iso: string, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(`${iso}T00:00:00Z`))
}
