import type { OpenApiDocument } from '@vonk/contract'
import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>
export type Schema = OpenApiDocument['components']['schemas'][string]

/** A schema as a short type, with a list of fields below it where it has any. */
export function schemaView(schema: Schema): Markup {
  const fields = Object.entries(fieldsOf(schema))
  const required = schema.required ?? itemsOf(schema)?.required ?? []
  return html`<span class="type">${typeView(schema)}</span>
    ${schema.description ? html`<span class="note">${schema.description}</span>` : ''}
    ${
      fields.length > 0
        ? html`<ul class="fields">${fields.map(
            ([name, field]) =>
              html`<li><code>${name}</code>${required.includes(name) ? '' : ' (optional)'} ${schemaView(field)}</li>`,
          )}</ul>`
        : ''
    }`
}

function typeView(schema: Schema): Markup {
  if (schema.$ref) return refView(schema.$ref)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return choiceView(choices, schema.allOf ? ' and ' : ' or ')
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  const items = itemsOf(schema)
  if (items) return html`list of ${typeView(items)}`
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`
}

function choiceView(choices: readonly Schema[], separator: string): Markup {
  return html`${choices.map((choice, index) => html`${index > 0 ? separator : ''}${typeView(choice)}`)}`
}

function refView(ref: string): Markup {
  const name = ref.slice(ref.lastIndexOf('/') + 1)
  return html`<a href="#schema-${name}">${name}</a>`
}

function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const properties = Object.entries(schema.properties ?? itemsOf(schema)?.properties ?? {})
  return Object.fromEntries(properties.map(([name, property]) => [name, asSchema(property)]))
}

/** JSON Schema also writes `true` for "anything". */
export function asSchema(schema: Schema | boolean): Schema {
  return typeof schema === 'boolean' ? {} : schema
}

function itemsOf({ items }: Schema): Schema | null {
  return typeof items === 'object' && !Array.isArray(items) ? items : null
}
