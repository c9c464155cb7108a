import type { AttributeDocument } from '@vonk/contract'

export type AttributeBook = ReturnType<typeof createAttributeBook>

/** The attributes of a view, to look up what their options are called. */
export function createAttributeBook(attributes: readonly AttributeDocument[]) {
  const byCode = new Map(attributes.map((attribute) => [attribute.attribute_code, attribute]))
  const byId = new Map(attributes.map((attribute) => [String(attribute.attribute_id), attribute]))
  const labels = new Map(attributes.flatMap(labelsOf))
  return {
    findByCode: (code: string) => byCode.get(code),
    findById: (id: unknown) => byId.get(String(id)),
    labelOf: (code: string, value: unknown) => labels.get(`${code} ${String(value)}`),
  }
}

function labelsOf({ attribute_code: code, options }: AttributeDocument) {
  return (options ?? []).map(({ value, label }) => [`${code} ${value}`, label] as const)
}

export function labelOfAttribute(attribute: AttributeDocument | undefined): string | undefined {
  return attribute?.default_frontend_label || attribute?.frontend_label || undefined
}
