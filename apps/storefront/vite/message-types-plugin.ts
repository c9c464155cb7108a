import { readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { messageTypes } from './message-types.ts'
import { messagesFolder, readCatalogue } from './read-catalogue.ts'

const source = join(messagesFolder, 'nl')
const target = join(messagesFolder, 'message-values.generated.ts')

/** Keeps the type of message ids in step with the catalogue, at every build and while developing. */
export function messageTypesPlugin(): Plugin {
  return {
    name: 'vonk-message-types',
    buildStart: writeMessageTypes,
    async watchChange(file) {
      if (file.startsWith(source + sep)) await writeMessageTypes()
    },
  }
}

export async function writeMessageTypes(): Promise<void> {
  const types = messageTypes(await readCatalogue('nl'))
  if (types !== (await readFile(target, 'utf8').catch(() => ''))) await writeFile(target, types)
}
