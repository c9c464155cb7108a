import { blockSchema, readContent } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { componentSchemas, type SpaceComponent } from './component-schemas.ts'
import { shapedFields, toOurShape } from './our-shape.ts'

const components = componentSchemas()
const byName = new Map(components.map((component) => [component.name, component]))

/** An item of an editor who fills in what is required; all else is as a space writes it. */
function filledIn(component: SpaceComponent, depth = 0): Record<string, unknown> {
  const fields = Object.entries(component.schema).map(([name, field]) => [name, fieldValue(field, depth)])
  return { ...Object.fromEntries(fields), component: component.name, _uid: `${component.name}-${depth}` }
}

type Field = SpaceComponent['schema'][string]

function fieldValue(field: Field, depth: number): unknown {
  const isNeeded = field['required'] === true || Number(field['minimum']) > 0
  if (field['type'] === 'bloks') return isNeeded ? [filledIn(firstOf(field), depth + 1)] : []
  return isNeeded ? neededValue(field) : ''
}

function firstOf(field: Field): SpaceComponent {
  const [first] = componentsIn(field)
  const component = byName.get(first ?? '')
  if (!component) throw new Error(`there is no component ${first}`)
  return component
}

// The list of names is all that this field of a field can hold.
const componentsIn = (field: Field) => (field['component_whitelist'] ?? []) as readonly string[]

function neededValue({ type, options }: Field): unknown {
  // Options are a name and a value each.
  if (options) return (options as readonly { readonly value: string }[]).at(-1)?.value
  const values: Readonly<Record<string, unknown>> = {
    asset: { filename: 'https://a.storyblok.com/f/1/640x480/ab/boots.jpg', fieldtype: 'asset' },
    multilink: { fieldtype: 'multilink', linktype: 'url', url: '/girls', cached_url: '/girls' },
    richtext: { type: 'doc', content: [{ type: 'paragraph' }] },
    datetime: '2026-11-01 00:00',
    option: '6f0d5b52-7c5e-4c27-9f4e-000000000001',
  }
  return values[String(type)] ?? 'Words'
}

describe('componentSchemas', () => {
  it('has every block, with the names and the options our pages know', () => {
    const blocks = blockSchema.options.map((schema) => schema.shape.component.value)

    expect([...byName.keys()]).toEqual(
      expect.arrayContaining(['page', 'blog-page', 'theme', ...blocks, 'seo', 'spacing']),
    )
    expect(byName.get('hero')).toMatchObject({
      display_name: 'Hero',
      is_root: true,
      is_nestable: true,
      schema: {
        title: { type: 'text', required: true },
        text: { type: 'textarea' },
        image: { type: 'asset', required: true },
        mobileImage: { type: 'asset', description: 'Shown below 1024 px instead of the image' },
        buttons: { type: 'bloks', component_whitelist: ['button'], maximum: 3 },
        align: { default_value: 'start', options: [{ value: 'start' }, { value: 'center' }, { value: 'end' }] },
      },
    })
    expect(byName.get('hero')?.schema['text']).not.toHaveProperty('required')
    expect(byName.get('blog-page')?.schema).toMatchObject({ date: { type: 'datetime', disable_time: true } })
    expect(byName.get('page')).toMatchObject({ is_root: true, is_nestable: false })
    expect(byName.get('button')).toMatchObject({ is_root: false, is_nestable: true })
  })

  it('allows nothing inside a field that is no component itself', () => {
    const inside = components.flatMap(({ schema }) => Object.values(schema).flatMap(componentsIn))

    expect(inside.filter((name) => !byName.has(name))).toEqual([])
    expect(inside.length).toBeGreaterThan(50)
  })

  // A carousel needs what its source names, which no schema of a space can say.
  const roots = components.filter(({ name, is_root }) => is_root && name !== 'product-carousel')

  it.each(roots)('is read whole when an editor fills in $name as it says', (component) => {
    const { content, skipped } = readContent(toOurShape(filledIn(component), shapedFields()))

    expect(skipped).toEqual([])
    expect(content).toMatchObject({ component: component.name })
  })
})
