import type { ConfigurableChildDocument } from '@vonk/contract'

const ownFields = new Set(['id', 'sku', 'name', 'status', 'visibility', 'type_id', 'created_at', 'updated_at', 'stock'])
const priceField = /price|^special_(from|to)_date$|^discount_percentage$/

/** What sets a variant apart, as the API family lists it beside the variant's own fields; values are texts there. */
export function toCustomAttributes(child: ConfigurableChildDocument) {
  const attributes: { attribute_code: string; value: string }[] = []
  for (const [code, value] of Object.entries(child)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    if (!ownFields.has(code) && !priceField.test(code)) attributes.push({ attribute_code: code, value: String(value) })
  }
  return attributes
}
