import { hasControlCharacters } from '@vonk/domain/text'
import { z } from 'zod'

/** What somebody types into a field of one line, in any script: no line ends, no marks that turn its direction. */
export function plainText(maximum: number) {
  return z
    .string()
    .max(maximum)
    .refine((text) => !hasControlCharacters(text), 'Expected text without control or direction characters')
}
