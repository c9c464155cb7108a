import type { Path } from '../content/change-content.ts'

/** The place of an issue or a finding as a way into the content. */
export function toPath(place: string): Path {
  return place
    .replace(/^content\.?/, '')
    .split('.')
    .filter((key) => key !== '')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
