/** What the reference calls `tee Ada` as a client asks for it: the product, and what is chosen of it. */
export function inShop(name: string): { readonly sku: string; readonly product_option: object | null } {
  const [product = name, text] = name.split(' ')
  const sku = product === 'tee' ? 'name-tee' : product
  return { sku, product_option: optionOf(sku, text) }
}

const bagInSet = { option_id: 7, option_qty: 1, option_selections: [71] }

function optionOf(sku: string, text: string | undefined): object | null {
  if (sku === 'set') return { extension_attributes: { bundle_options: [bagInSet] } }
  if (text === undefined) return null
  return { extension_attributes: { custom_options: [{ option_id: '5', option_value: text }] } }
}

/** In SQL, the other way round. */
export const nameInBooks = (sku: string, options: string): string =>
  `case ${sku} when 'name-tee' then 'tee' || coalesce(' ' || (${options} #>> '{custom,0,optionValue}'), '') else ${sku} end`
