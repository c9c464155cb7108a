export type TrackedParcel = {
  readonly code: string
  readonly countryId: string
  readonly postcode: string
  readonly language: string
}

/** The carrier's page that follows a parcel: `template` has {code}, {country}, {postcode} and {language} where they belong. */
export function trackingUrl(template: string, { code, countryId, postcode, language }: TrackedParcel): string {
  const values: Readonly<Record<string, string>> = {
    code,
    country: countryId,
    postcode: postcode.replaceAll(/\s/g, '').toUpperCase(),
    language,
  }
  return template.replaceAll(/\{(\w+)\}/g, (whole, name) => encodeURIComponent(values[name] ?? whole))
}
