import type { Catalogue, Catalogues } from '@vonk/languages/storefront'
import { placeholdersOf } from './placeholders-of.ts'

const heading =
  '// Written by the build from the texts the shop was written in first, so that an unknown message id does not compile. Edit packages/languages instead.\n'

/** The TypeScript file that lists every message id and the values its text asks for. */
export function messageTypes({ first, later, account, choices }: Catalogues): string {
  const types = [
    valuesOf('FirstMessageValues', first),
    valuesOf('LaterMessageValues', later),
    valuesOf('AccountMessageValues', account),
    valuesOf('ChoicesMessageValues', choices),
  ]
  return heading + types.join('\n')
}

function valuesOf(name: string, texts: Catalogue): string {
  const lines = Object.entries(texts).map(([id, text]) => `  '${id}': ${valuesType(text)}\n`)
  return `export type ${name} = {\n${lines.join('')}}\n`
}

function valuesType(text: string): string {
  const fields = Object.entries(placeholdersOf(text)).map(([name, type]) => `${name}: ${type}`)
  return fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`
}
