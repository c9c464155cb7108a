import { type Fields, isFields } from '../reading/dump-row.ts'

/** Attributes that are listed apart become fields like the others; a field that is there already counts more. */
export function flattenAttributes(fields: Fields): Fields {
  const { custom_attributes: listed } = fields
  if (!Array.isArray(listed)) return fields
  const attributes = listed.flatMap((attribute) => {
    const code = isFields(attribute) ? attribute['attribute_code'] : null
    if (typeof code !== 'string' || (fields[code] ?? null) !== null) return []
    return [[code, attribute.value ?? null] as const]
  })
  return { ...fields, ...Object.fromEntries(attributes), custom_attributes: undefined }
}
