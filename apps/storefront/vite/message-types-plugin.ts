import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { messageTypes } from './message-types.ts'
import { readCatalogue } from './read-catalogue.ts'

const source = fileURLToPath(new URL('../app/i18n/nl.po', import.meta.url))
const target = fileURLToPath(new URL('../app/i18n/message-values.ts', import.meta.url))

/** Keeps the type of message ids in step with the catalogue, at every build and while developing. */
export function messageTypesPlugin(): Plugin {
  return {
    name: 'vonk-message-types',
    buildStart: writeTypes,
    async watchChange(file) {
      if (file === source) await writeTypes()
    },
  }
}

async function writeTypes(): Promise<void> {
  const types = messageTypes(await readCatalogue(await readFile(source, 'utf8'), 'nl'))
  if (types !== (await readFile(target, 'utf8').catch(() => ''))) await writeFile(target, types)
}
