import { ALL_GROUPS, type ProductDocument } from '@vonk/contract'

type Fields = Partial<ProductDocument> & Record<string, unknown>

function aDocument(fields: Fields): ProductDocument {
  const usual = {
    id: 1,
    sku: 'a',
    type_id: 'simple',
    name: 'A',
    status: 1,
    visibility: 4,
    price: 40,
    tax_class_id: 2,
  } as const
  return { ...usual, ...fields }
}

const sizes = { 116: 216, 128: 228 }

const option = (id: number, value: number | string) => ({ option_id: String(id), option_value: String(value) })

/** The choices a client sends for a size of the hoodie. */
export function inSize(label: keyof typeof sizes) {
  return { extension_attributes: { configurable_item_options: [variantOfHoodie(label)] } }
}

export function variantOfHoodie(label: keyof typeof sizes) {
  return option(142, sizes[label])
}

const hoodie = aDocument({
  id: 1,
  sku: 'hoodie',
  name: 'Hoodie Vonkje',
  type_id: 'configurable',
  configurable_options: [
    {
      attribute_id: 142,
      attribute_code: 'size',
      label: 'Maat',
      values: Object.entries(sizes).map(([label, value_index]) => ({ label, value_index })),
    },
  ],
  configurable_children: Object.entries(sizes).map(([label, size]) => ({
    id: size,
    sku: `hoodie-${label}`,
    status: 1,
    price: 40,
    size,
    tier_prices: [{ customer_group_id: 2, qty: 1, value: 20 }],
  })),
})

const nameTee = aDocument({
  id: 3,
  sku: 'name-tee',
  name: 'Shirt met naam',
  is_personalised: 1,
  price: 20,
  custom_options: [
    { option_id: 5, title: 'Naam', type: 'field', is_require: true, max_characters: 10, price: 3, price_type: 'fixed' },
  ],
})

const set = aDocument({
  id: 4,
  sku: 'set',
  name: 'Wintersetje',
  type_id: 'bundle',
  price: null,
  bundle_options: [
    {
      option_id: 7,
      title: 'Muts',
      required: true,
      type: 'radio',
      product_links: [
        { id: 71, sku: 'bag', is_default: true, qty: 1 },
        { id: 72, sku: 'hoodie-116', is_default: false, qty: 1 },
      ],
    },
  ],
})

/** Of a catalogue whose links have names instead of numbers. */
const namedSet = aDocument({
  id: 9,
  sku: 'named-set',
  name: 'Zomersetje',
  type_id: 'bundle',
  price: null,
  bundle_options: [
    {
      option_id: 8,
      title: 'Tas',
      required: true,
      type: 'radio',
      product_links: [
        { id: 'link-a', sku: 'bag', is_default: true, qty: 1 },
        { id: '007', sku: 'socks', is_default: false, qty: 1 },
      ],
    },
  ],
})

/** As a dump may hold it: nothing is in it. */
const emptySet = aDocument({
  id: 10,
  sku: 'empty-set',
  name: 'Leeg setje',
  type_id: 'bundle',
  price: 25,
  bundle_options: [],
})

export const documents: ProductDocument[] = [
  hoodie,
  emptySet,
  namedSet,
  aDocument({ id: 2, sku: 'bag', name: 'Tas Pluk', price: 30 }),
  nameTee,
  set,
  aDocument({ id: 5, sku: 'off', name: 'Uit', status: 2, price: 10 }),
  aDocument({
    id: 7,
    sku: 'socks',
    name: 'Sokken',
    price: 10,
    tier_prices: [
      { customer_group_id: ALL_GROUPS, qty: 3, value: 8 },
      { customer_group_id: 2, qty: 2, value: 6 },
    ],
  }),
  aDocument({ id: 8, sku: 'none-left', name: 'Op', price: 15 }),
  aDocument({
    id: 6,
    sku: 'card',
    name: 'Cadeaukaart',
    type_id: 'virtual',
    price: 25,
    tax_class_id: 0,
    is_gift_card: 1,
    custom_options: [
      { option_id: 61, title: 'Voor wie?', purpose: 'gift-name', type: 'field', is_require: false },
      { option_id: 62, title: 'E-mail', purpose: 'gift-email', type: 'field', is_require: false },
      { option_id: 63, title: 'Tekst', purpose: 'gift-message', type: 'field', is_require: false, max_characters: 250 },
      { option_id: 64, title: 'Versturen op', purpose: 'gift-day', type: 'field', is_require: false },
    ],
  }),
]

export const stock = {
  'hoodie-116': 3,
  'hoodie-128': 60,
  bag: 5,
  'name-tee': 60,
  socks: 60,
  off: 5,
  'none-left': 0,
  set: 99,
  'named-set': 99,
}

export const taxRules = [
  {
    id: 1,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    rates: [
      { id: 1, tax_country_id: 'NL', rate: 21 },
      { id: 2, tax_country_id: 'DE', rate: 19 },
    ],
  },
]
