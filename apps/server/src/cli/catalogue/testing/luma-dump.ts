type Row = Readonly<Record<string, unknown>>

const sizes = ['XS', 'S', 'M'].map((label, at) => ({ label, value: String(167 + at) }))
const colours = ['Blue', 'White'].map((label, at) => ({ label, value: String(50 + at) }))
const garments = ['Chloe Compete Tank', 'EverCool&trade; Tee', 'Tees &amp; Tops Bundle Shirt']

/** Rows as Elasticsearch 7 exports them: an index for every kind, named after the moment it was built. */
function rowsOf(kind: string, documents: readonly Row[]): Row[] {
  const index = `vue_storefront_catalog_${kind}_1587382839`
  return documents.map((source) => ({ _index: index, _type: '_doc', _id: String(source['id']), _source: source }))
}

function attribute(id: number, code: string, options: readonly object[]) {
  return { id, attribute_id: id, attribute_code: code, default_frontend_label: code, options, is_user_defined: true }
}

function category(id: number, parentId: number, name: string) {
  const level = parentId === 1 ? 1 : parentId === 2 ? 2 : 3
  return { id, parent_id: parentId, name, is_active: true, position: id, level, url_key: `cat-${id}` }
}

/** An article in three sizes and two colours; as in Luma, its variants are articles of their own and say no id inside it. */
function configurable(at: number): Row[] {
  const id = 1_000 + at * 100
  const sku = `WT0${at}`
  const name = garments[at % garments.length]
  const common = { price: 39 + at, tax_class_id: 2, status: 1, category_ids: [20, 21], name }
  const children = sizes.flatMap((size) =>
    colours.map((colour) => ({
      ...common,
      sku: `${sku}-${size.label}-${colour.label}`,
      size: size.value,
      color: colour.value,
    })),
  )
  const options = [
    {
      attribute_id: '142',
      attribute_code: 'size',
      label: 'Size',
      values: sizes.map(({ value }) => ({ value_index: Number(value) })),
    },
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      values: colours.map(({ value }) => ({ value_index: Number(value) })),
    },
  ]
  const image = `/w/t/wt0${at}-white_main_1.jpg`
  const stock = { is_in_stock: true, qty: 0, manage_stock: true }
  return [
    {
      ...common,
      id,
      sku,
      type_id: 'configurable',
      visibility: 4,
      url_key: `tank-${at}`,
      image,
      stock,
      configurable_options: options,
      configurable_children: children,
    },
    ...children.map((child, index) => ({
      ...child,
      id: id + 1 + index,
      type_id: 'simple',
      visibility: 1,
      url_key: `tank-${at}`,
      stock: { is_in_stock: true, qty: 100, manage_stock: true },
    })),
  ]
}

type Wishes = { readonly articles?: number; readonly taxCountries?: readonly string[] }

/** A catalogue in the shape of the Luma sample data, as Vue Storefront 1.12 dumps it. */
export function lumaDump({ articles = 3, taxCountries = ['DE', 'NL', 'US'] }: Wishes = {}): Row[] {
  const rates = taxCountries.map((country, at) => ({
    id: at + 1,
    tax_country_id: country,
    tax_region_id: 0,
    tax_postcode: '*',
    rate: country === 'NL' ? 21 : 19,
    code: country,
  }))
  const rule = {
    id: 2,
    code: 'VAT',
    priority: 0,
    position: 0,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    rates,
  }
  const categories = [
    category(2, 1, 'Default Category'),
    category(20, 2, 'Women'),
    category(21, 20, 'Tops &amp; Tees'),
    category(22, 2, 'Gear'),
  ]
  return [
    ...rowsOf('cms_block', [{ id: 1, identifier: 'footer_links', title: 'Footer Links', content: '<ul></ul>' }]),
    ...rowsOf('product', Array.from({ length: articles }, (_, at) => configurable(at)).flat()),
    ...rowsOf('category', categories),
    ...rowsOf('attribute', [attribute(142, 'size', sizes), attribute(93, 'color', colours)]),
    ...rowsOf('taxrule', [rule]),
    ...rowsOf('cms_page', [{ id: 2, identifier: 'home', title: 'Home' }]),
  ]
}
