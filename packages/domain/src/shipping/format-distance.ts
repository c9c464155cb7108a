/** Kilometres as readers of the language write them: "0,2", and whole ones above ten. */
export function formatDistance(kilometres: number, locale: string): string {
  return kilometres.toLocaleString(locale, { maximumFractionDigits: kilometres < 10 ? 1 : 0 })
}
