import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { commandLine, recordAct } from '@vonk/platform/acts'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { isObjectKey, type ObjectStore } from '@vonk/platform/objects'
import { putNotice } from '../../stores/index.ts'

/** A picture, and the path products and stories name it by. */
type Picture = { readonly file: string; readonly path: string }

const kinds = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg']
const HEAVIEST = 30_000_000

/** `openMedia` answers where pictures are kept. */
export const mediaCommand: Command<Terminal & { openMedia(): ObjectStore }> = {
  name: 'media',
  summary:
    'stores pictures: a file as /f/i/file.jpg, the files of a folder under their paths in it; the notice on the legal guarantee',
  usage: 'put FILE|FOLDER… [--at FOLDER] | notice LANGUAGE FILE|none',
  async run([what, ...args], terminal) {
    if (what === 'notice') return putNotice(args, terminal)
    const { write } = terminal
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { at: { type: 'string' } },
    })
    if (what !== 'put' || positionals.length === 0) throw new UsageError('Say which pictures to store: put FILE…')
    const found = (await Promise.all(positionals.map((place) => findPictures(place, values.at ?? null)))).flat()
    const media = terminal.openMedia()
    const stored: string[] = []
    for (const picture of found) {
      const fault = await findFault(picture)
      if (fault === null) {
        await media.write(picture.path.slice(1), await readFile(picture.file))
        stored.push(picture.path)
      }
      write(fault === null ? picture.path : `${picture.file} ${fault}`)
    }
    if (stored.length > 0) await note(stored, terminal)
    const refused = found.length - stored.length
    write(`${stored.length} pictures stored${refused > 0 ? `, ${refused} refused` : ''}.`)
    return refused > 0 ? 1 : 0
  },
}

/** Pictures lie outside of the database: who stored them is noted once they are there. */
async function note(paths: readonly string[], terminal: Terminal): Promise<void> {
  const after = { stored: paths.length, pictures: paths.slice(0, 50) }
  await terminal.withDatabase((db) =>
    recordAct(db, { by: commandLine, on: { kind: 'picture', id: 'batch' }, name: 'stored', after }),
  )
}

async function findPictures(place: string, at: string | null): Promise<Picture[]> {
  const facts = await stat(place).catch(() => null)
  if (!facts) throw new UsageError(`${place} cannot be read.`)
  if (!facts.isDirectory()) return [{ file: place, path: at === null ? spreadOf(place) : within(at, basename(place)) }]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.toSorted().map((file) => ({ file, path: within(at ?? '', relative(place, file)) }))
}

/** Where Magento puts a picture: under the first two signs of its name, so that no folder gets too full. */
function spreadOf(file: string): string {
  const name = basename(file)
  const [first = '_', second = '_'] = name.toLowerCase().replaceAll('.', '_')
  return `/${first}/${second}/${name}`
}

function within(folder: string, path: string): string {
  return `/${[...folder.split('/'), ...path.split(sep)].filter((part) => part !== '').join('/')}`
}

/** Why a file cannot be stored; null when it can. */
async function findFault({ file, path }: Picture): Promise<string | null> {
  if (!kinds.includes(extname(file).toLowerCase())) return `is no picture: expected ${kinds.join(', ')}`
  if (!isObjectKey(path.slice(1))) return 'would lie outside the folder of pictures'
  const { size } = await stat(file)
  return size > HEAVIEST ? 'is heavier than 30 MB' : null
}
