import { posix } from 'node:path'
import type { Problem } from '../checks/problem.ts'
import { type Document, withoutBlocks } from './document.ts'

const link = /\[[^\]]*\]\(([^)\s]+)(?: "[^"]*")?\)/g
const elsewhere = /^[a-z][a-z0-9+.-]*:/i

/** Every relative link leads to a file or folder of the project, and its anchor to a heading of that page. */
export function checkLinks(documents: readonly Document[], paths: readonly string[]): Problem[] {
  const places: Places = {
    paths: new Set(paths.flatMap((path) => [path, ...foldersOf(path)])),
    anchors: new Map(documents.map(({ path, text }) => [path, anchorsOf(text)])),
  }
  return documents.flatMap(({ path, text }) => {
    const prose = withoutCode(text)
    return [...prose.matchAll(link)].flatMap(({ 1: target = '', index }) =>
      findFault(path, target, places).map((message): Problem => {
        return { severity: 'error', file: path, line: prose.slice(0, index).split('\n').length, message }
      }),
    )
  })
}

type Places = { readonly paths: ReadonlySet<string>; readonly anchors: ReadonlyMap<string, ReadonlySet<string>> }

function findFault(path: string, target: string, { paths, anchors }: Places): string[] {
  if (elsewhere.test(target)) return []
  const [file = '', anchor] = target.split('#')
  const place = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '')
  if (!paths.has(place)) return [`the link to ${target} leads nowhere`]
  if (anchor === undefined || anchors.get(place)?.has(anchor)) return []
  return [`${place} has no heading #${anchor}`]
}

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? [folder] : [folder, ...foldersOf(folder)]
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '``')
}

/** As GitHub makes them of headings: a second heading of the same words is counted. */
function anchorsOf(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>()
  const headings = [...withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)]
  return new Set(
    headings.map(([, heading = '']) => {
      const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
      const slug = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-')
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}
