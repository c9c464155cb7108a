import { parseArgs } from 'node:util'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Db } from '@vonk/platform/db'
import { addKey, keyName, listKeys, revokeKey } from '../index.ts'

export const keysCommand: Command = {
  name: 'keys',
  summary: 'lists the keys with which a back office may call the API, makes one or takes one away',
  usage: '[add NAME | revoke NAME]',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    const [action = 'list', name = '', ...others] = positionals
    const isFit = action === 'list' ? name === '' : ['add', 'revoke'].includes(action) && keyName.test(name)
    if (!isFit || others.length > 0) throw new UsageError('A key has a name of small letters, digits and dashes.')
    return terminal.withDatabase((db) => {
      if (action === 'add') return add(db, name, terminal)
      return action === 'revoke' ? revoke(db, name, terminal) : list(db, terminal)
    })
  },
}

async function add(db: Db, name: string, { write }: Terminal): Promise<number> {
  const key = await addKey(db, name)
  if (key === null) {
    write(`There is a key "${name}" already: revoke it first, or take another name.`)
    return 1
  }
  write(`The key of ${name}, which is shown only this once:\n\n${key}\n`)
  return 0
}

async function revoke(db: Db, name: string, { write }: Terminal): Promise<number> {
  const isRevoked = await revokeKey(db, name)
  write(isRevoked ? `The key of ${name} is not taken any more.` : `There is no key "${name}".`)
  return isRevoked ? 0 : 1
}

async function list(db: Db, { write }: Terminal): Promise<number> {
  const keys = await listKeys(db)
  for (const { name, createdAt, usedOn } of keys) {
    write(
      `${name.padEnd(20)} made on ${createdAt.toISOString().slice(0, 10)}, ${usedOn ? `last used on ${usedOn}` : 'never used'}`,
    )
  }
  if (keys.length === 0) write('There are no keys.')
  return 0
}
