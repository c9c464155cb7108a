import { languages } from '@vonk/languages'
import { deskTexts } from '@vonk/languages/texts'
import type { Plugin } from 'vite'

const list = 'virtual:desk-texts'

/** The texts of each language that has a folder in `packages/languages`, each in a file of its own. */
export const textsPlugin: Plugin = {
  name: 'vonk-desk-texts',
  resolveId: { filter: { id: /^virtual:desk-texts/ }, handler: (id) => id },
  load: {
    filter: { id: /^virtual:desk-texts/ },
    handler(id) {
      const tag = id.slice(list.length + 1)
      return tag === ''
        ? `export const languages = { ${listOf()} }`
        : `export const desk = ${JSON.stringify(deskTexts[tag])}`
    },
  },
}

function listOf(): string {
  const entryOf = (tag: string, name: string) =>
    `${JSON.stringify(tag)}: { name: ${JSON.stringify(name)}, load: () => import('${list}/${tag}') }`
  return Object.entries(languages)
    .map(([tag, { name }]) => entryOf(tag, name))
    .join(', ')
}
