import { type ComponentDescription, describeComponents, type FieldDescription, textLooks } from '@vonk/contract'

/** A component in the words of Storyblok's management API. */
export type SpaceComponent = {
  readonly name: string
  readonly display_name: string
  readonly is_root: boolean
  readonly is_nestable: boolean
  readonly schema: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Every kind of story, block and item as a component that a space can take in. */
export function componentSchemas(): SpaceComponent[] {
  const components = describeComponents()
  const nested = new Set(components.flatMap(({ fields }) => fields.flatMap(componentsIn)))
  return components.map((component) => toSpaceComponent(component, nested.has(component.name)))
}

function componentsIn(field: FieldDescription): readonly string[] {
  return field.type === 'items' ? field.components : []
}

function toSpaceComponent({ name, isStory, fields }: ComponentDescription, isNested: boolean): SpaceComponent {
  const schema = fields.map((field, pos) => [field.name, { pos, ...commonOf(field), ...typeOf(field) }] as const)
  return {
    name,
    display_name: titleOf(name),
    is_root: isStory,
    is_nestable: isNested,
    schema: Object.fromEntries(schema),
  }
}

function commonOf({ name, isRequired, description, usual }: FieldDescription) {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof usual) && usual !== ''
  return {
    display_name: titleOf(name),
    ...(isRequired && { required: true }),
    ...(description !== undefined && { description }),
    ...(isPlain && { default_value: typeof usual === 'boolean' ? usual : String(usual) }),
  }
}

const styles = textLooks.map((value) => ({ name: titleOf(value), value }))

/** What a space calls the kinds of fields that have nothing to be set. */
const plainTypes = {
  line: { type: 'text' },
  text: { type: 'textarea' },
  words: { type: 'textarea', description: 'One on each line, or with commas between them' },
  date: { type: 'datetime', disable_time: true },
  flag: { type: 'boolean' },
  picture: { type: 'asset', filetypes: ['images'] },
  pictures: { type: 'multiasset', filetypes: ['images'] },
  link: {
    type: 'multilink',
    email_link_type: true,
    asset_link_type: true,
    show_anchor: true,
    allow_target_blank: true,
  },
  'rich-text': { type: 'richtext', style_options: styles },
  story: { type: 'option', source: 'internal_stories', use_uuid: true, filter_content_type: ['blog-page'] },
} as const

function typeOf(field: FieldDescription): Readonly<Record<string, unknown>> {
  switch (field.type) {
    case 'number':
      return { type: 'number', decimals: 0, min_value: field.minimum, max_value: field.maximum }
    case 'choice':
      return { type: 'option', options: field.choices.map((value) => ({ name: titleOf(value), value })) }
    case 'items':
      return {
        type: 'bloks',
        restrict_type: '',
        restrict_components: true,
        component_whitelist: field.components,
        minimum: field.minimum,
        maximum: field.maximum,
      }
    default:
      return plainTypes[field.type]
  }
}

/** `image-start` and `mobileImage` as an editor reads them. */
function titleOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
