import { err, ok, type Result } from '../result/index.ts'
import { countCharacters, tidyText } from '../text/index.ts'
import type { FormRefusal } from './form.ts'

export const minPostcode = 3

/** A postcode of the country in the form its post writes it: "1234ab" becomes "1234 AB" in the Netherlands. */
export function checkPostcode(text: string, country: string): Result<string, FormRefusal> {
  const typed = tidyText(text).toUpperCase()
  if (typed === '') return err({ code: 'required' })
  if (countCharacters(typed) < minPostcode) return err({ code: 'postcode-too-short', minimum: minPostcode })
  const written = writePostcode(typed, country)
  return written === null ? err({ code: 'postcode-invalid', country }) : ok(written)
}

function writePostcode(typed: string, country: string): string | null {
  switch (country) {
    case 'NL':
      return writeDutchPostcode(typed)
    case 'BE':
      return typed.match(/^(?:BE?[\s-])?([1-9]\d{3})$/)?.[1] ?? null
    case 'DE':
      return typed.match(/^(?:DE?[\s-])?((?:0[1-9]|[1-9]\d)\d{3})$/)?.[1] ?? null
    default:
      return /^[A-Z0-9](?:[A-Z0-9 -]{1,8}[A-Z0-9])$/.test(typed) ? typed : null
  }
}

// The post never issues SA, SD and SS.
function writeDutchPostcode(typed: string): string | null {
  const match = /^(?:NL[\s-])?([1-9]\d{3})\s?(?!SA|SD|SS)([A-Z]{2})$/.exec(typed)
  return match ? `${match[1]} ${match[2]}` : null
}
