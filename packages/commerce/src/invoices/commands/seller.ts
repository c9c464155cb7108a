import type { Brand } from '@vonk/domain/stores'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { changeSeller, loadSeller, type StoredSeller } from '../index.ts'

const brands: readonly Brand[] = ['vonk', 'razz']

export const sellerCommand: Command = {
  name: 'seller',
  summary: 'shows and changes who sells under a brand, as confirmations and invoices name it',
  usage:
    '[BRAND [name=… street=… postcode=… city=… countryId=NL registration=… vatId=… email=… phone=… invoicePrefix=…]]',
  async run([code, ...written], terminal) {
    const brand = brands.find((each) => each === code)
    if (code !== undefined && !brand) throw new UsageError(`Say which brand is meant: ${brands.join(' or ')}.`)
    const changes = readChanges(written)
    return terminal.withDatabase(async (db) => {
      if (!brand) {
        for (const each of brands) show(await loadSeller(db, each), terminal)
        return 0
      }
      const changed = await changeSeller(db, brand, changes)
      if (changed.ok) show(changed.value, terminal)
      else for (const fault of changed.refusal.faults) terminal.write(fault)
      return changed.ok ? 0 : 1
    })
  },
}

/** `name=value`: everything about a seller is text. */
function readChanges(written: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    written.map((assignment) => {
      const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? []
      if (!name) throw new UsageError(`"${assignment}" is no fact with a value, such as city=Utrecht.`)
      return [name, value]
    }),
  )
}

function show({ brand, ...facts }: StoredSeller, { write }: Terminal): void {
  write(brand)
  for (const [name, value] of Object.entries(facts)) write(`  ${name.padEnd(14)} ${value}`)
}
