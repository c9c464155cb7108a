import type { AttributeDocument } from '@vonk/contract'
import type { ObservedAttribute, ObservedOptions } from './observe-options.ts'

type Known = {
  readonly observed: ObservedAttribute | undefined
  /** As the shop has it; options it knows stay when the dump leaves them out. */
  readonly stored: AttributeDocument | undefined
}

type Option = NonNullable<AttributeDocument['options']>[number]

/** An attribute whose options all have a name, those that only products mention included. */
export function completeAttribute(attribute: AttributeDocument, { observed, stored }: Known): AttributeDocument {
  const kept = new Map((stored?.options ?? []).map((option) => [String(option.value), option]))
  const options = attribute.options ?? []
  const named = options.map((option) => withLabel(option, observed?.labels.get(String(option.value)), kept))
  const values = new Set(options.map(({ value }) => String(value)))
  const left = [...kept.values()].filter(({ value }) => !values.has(String(value)))
  const listed = new Set([...values, ...kept.keys()])
  const mentioned = [...(observed?.labels ?? [])].filter(([value]) => !listed.has(value))
  const isSame = left.length === 0 && mentioned.length === 0 && named.every((option, at) => option === options[at])
  if (isSame) return attribute
  return { ...attribute, options: [...named, ...left, ...mentioned.map(([value, label]) => ({ value, label }))] }
}

function withLabel(option: Option, observed: string | undefined, kept: ReadonlyMap<string, Option>): Option {
  const { value, label } = option
  // The empty choice of a form has an empty name.
  if (String(value) === '' || label.trim() !== '') return option
  return { ...option, label: observed ?? kept.get(String(value))?.label ?? String(value) }
}

/** Attributes nobody has described, as far as products tell of them. */
export function mentionedAttributes(observed: ObservedOptions, isKnown: (attribute: ObservedAttribute) => boolean) {
  return [...observed.values()].flatMap((attribute) => {
    const { id, code, label } = attribute
    if (id === null || isKnown(attribute)) return []
    const named: AttributeDocument = {
      id,
      attribute_id: id,
      attribute_code: code,
      frontend_label: label ?? code,
      default_frontend_label: label ?? code,
      frontend_input: 'select',
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: true,
      options: [],
    }
    return [completeAttribute(named, { observed: attribute, stored: undefined })]
  })
}
