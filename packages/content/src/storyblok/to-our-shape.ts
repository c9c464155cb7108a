/** The fields that hold one item; a space keeps every nested item in a list. */
const singleFields = ['header', 'footer', 'menu', 'uspBar', 'search', 'newsletter', 'promo', 'button', 'extraLink']

const deepest = 100

/** Content as a space keeps it in the shape of ours: single items without their list, mail and files as plain addresses. */
export function toOurShape(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((entry) => toOurShape(entry, depth + 1))
  const link = plainLink(value)
  if (link) return link
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, toOurShape(unwrapped(field, inner), depth + 1)]),
  )
}

function unwrapped(field: string, value: unknown): unknown {
  if (!singleFields.includes(field) || !Array.isArray(value)) return value
  return value[0] ?? null
}

function plainLink(value: object) {
  if (!('linktype' in value)) return null
  if (value.linktype === 'email' && 'email' in value) return { linktype: 'url', url: `mailto:${value.email}` }
  return value.linktype === 'asset' ? { ...value, linktype: 'url' } : null
}
