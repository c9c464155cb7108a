import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page of documentation; its path is relative to the root of the project. */
export type Document = { readonly path: string; readonly text: string }

/** Every page written in Markdown, out of the paths of all files. */
export async function readDocuments(root: string, paths: readonly string[]): Promise<Document[]> {
  const pages = paths.filter((path) => path.endsWith('.md'))
  return Promise.all(pages.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

const fence = /^ *(```|~~~)/

/** The text with its fenced blocks emptied, so that lines keep their numbers. */
export function withoutBlocks(text: string): string {
  let isInside = false
  return text
    .split('\n')
    .map((line) => {
      const isFence = fence.test(line)
      if (isFence) isInside = !isInside
      return isInside || isFence ? '' : line
    })
    .join('\n')
}

/** What stands in backticks outside of fenced blocks, with the number of its line. */
export function readInlineCode(text: string): { readonly code: string; readonly line: number }[] {
  return withoutBlocks(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({ code, line: index + 1 })),
    )
}
