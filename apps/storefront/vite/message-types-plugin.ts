import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { firstLanguage, readCatalogues } from '@vonk/languages/storefront'
import type { Plugin } from 'vite'
import { messageTypes } from './message-types.ts'

const target = fileURLToPath(new URL('../app/i18n/message-values.generated.ts', import.meta.url))

/** Keeps the type of message ids in step with the catalogue, at every build and while developing. */
export function messageTypesPlugin(): Plugin {
  return {
    name: 'vonk-message-types',
    buildStart: writeMessageTypes,
    async watchChange(file) {
      if (file.endsWith('.po')) await writeMessageTypes()
    },
  }
}

export async function writeMessageTypes(): Promise<void> {
  const types = messageTypes(readCatalogues(firstLanguage))
  if (types !== (await readFile(target, 'utf8').catch(() => ''))) await writeFile(target, types)
}
