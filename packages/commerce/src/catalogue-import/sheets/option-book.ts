import type { AttributeDocument } from '@vonk/contract'
import type { Language } from '@vonk/domain/stores'
import { attributeLabel } from '@vonk/languages/texts'
import type { SheetShop, ViewShop } from './load-sheet-shop.ts'
import { fold, largestOf, type SheetDocument } from './sheet-document.ts'

type Option = { readonly value: number | string; readonly labels: ReadonlyMap<Language, string> }

type Attribute = {
  readonly id: number
  readonly values: Map<string, number | string>
  readonly added: Option[]
  line: number
}

export type Choice = { readonly code: string; readonly label: string; readonly labels: ReadonlyMap<Language, string> }

export type OptionBook = ReturnType<typeof createOptionBook>

/** As Magento numbers them. */
const usualIds: Readonly<Record<string, number>> = { color: 93, size: 142 }
const OWN_IDS = 200

/** The colours, sizes and brands of a shop by what they are called; those of a sheet that are new get a number. */
export function createOptionBook({ views }: SheetShop) {
  const stored = views.flatMap(({ attributes }) => attributes)
  const attributes = new Map<string, Attribute>()
  const numbers = stored.flatMap(({ options }) => (options ?? []).map(({ value }) => Number(value)))
  let largestValue = largestOf(numbers)
  let largestId = largestOf([OWN_IDS, ...stored.map(({ attribute_id: id }) => id)])

  function open(code: string, line: number): Attribute {
    const opened = attributes.get(code)
    if (opened) return opened
    const existing = stored.filter(({ attribute_code }) => attribute_code === code)
    const values = new Map<string, number | string>()
    for (const { value, label } of existing.flatMap(({ options }) => options ?? [])) {
      if (!values.has(fold(label))) values.set(fold(label), value)
    }
    const attribute = { id: existing[0]?.attribute_id ?? newId(code), values, added: [], line }
    attributes.set(code, attribute)
    return attribute
  }

  function newId(code: string): number {
    const usual = usualIds[code]
    if (usual && !stored.some(({ attribute_id: id }) => id === usual)) return usual
    largestId += 1
    return largestId
  }

  return {
    /** The number of an option, as documents name it. */
    idOf({ code, label, labels: own }: Choice, line: number): number | string {
      const { values, added } = open(code, line)
      const existing = values.get(fold(label))
      if (existing !== undefined) return existing
      largestValue += 1
      values.set(fold(label), largestValue)
      added.push({ value: largestValue, labels: new Map(own) })
      return largestValue
    },
    /** The attributes a view has to know more of. */
    documents: (): SheetDocument[] =>
      views.flatMap((each) =>
        [...attributes].flatMap(([code, attribute]) => {
          const fields = toDocument(each, views[0], code, attribute)
          return fields ? [{ line: attribute.line, view: each.view.code, entity: 'attribute' as const, fields }] : []
        }),
      ),
    created: () => [...attributes].flatMap(([code, { added }]) => added.map((option) => ({ code, option }))),
  }
}

function toDocument({ view, attributes }: ViewShop, first: ViewShop, code: string, { id, added }: Attribute) {
  const find = (all: readonly AttributeDocument[]) => all.find(({ attribute_code }) => attribute_code === code)
  const own = find(attributes)
  if (own && added.length === 0) return null
  const base = own ?? find(first.attributes)
  const label = attributeLabel(code, view.language)
  const described = base ?? {
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_label: label,
    default_frontend_label: label,
    frontend_input: 'select',
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: true,
  }
  const options = added.map(({ value, labels: own }) => ({ value, label: own.get(view.language) ?? '' }))
  return { ...described, options: [...(base?.options ?? []), ...options] }
}
