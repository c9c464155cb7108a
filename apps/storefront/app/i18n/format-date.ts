import type { Locale } from '@vonk/domain/stores'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** The English of the shop is British, and so are its dates. */
export function dateLocaleOf(locale: Locale): string {
  return locale === 'en-US' ? 'en-GB' : locale
}

/** A day as people write it: 2 oktober 2026. */
export function formatDate(iso: string, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(dateLocaleOf(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(`${iso}T00:00:00Z`))
}
