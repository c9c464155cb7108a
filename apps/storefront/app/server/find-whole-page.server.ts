import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { asScript } from './as-script.ts'
import { withLateScripts } from './late-scripts.ts'
import { listLater } from './pack-later.server.ts'
import type { PageWriter } from './page-writer.server.ts'

type WholePageOptions = {
  readonly render: (entry: EntryContext) => ReactNode
  readonly nonce: string | undefined
  readonly pageWriter: PageWriter
  readonly hasLateScripts: boolean
}

/**
 * The page in one piece, which costs a fraction of what a stream does; null where a part of it is still on its way: code
 * that was not loaded yet, or data a loader promised.
 */
export async function findWholePage(
  entry: EntryContext,
  options: WholePageOptions,
): Promise<Buffer<ArrayBuffer> | null> {
  const { serverHandoffStream, ...withoutStream } = entry
  if (!serverHandoffStream || isPromised(entry)) return null
  const html = findHtml(options.render(withoutStream))
  if (html === null) return null
  const script = handoverScript(entry, await readAll(serverHandoffStream), options)
  const end = html.lastIndexOf('</body>')
  const body = options.hasLateScripts ? withLateScripts(html.slice(0, end)) : html.slice(0, end)
  const page = `<!DOCTYPE html>${body}${script}${html.slice(end)}`
  return options.pageWriter.assemble(page, options.nonce ?? '')
}

function isPromised({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some((data) => Object.values(data ?? {}).some((value) => value instanceof Promise))
}

// What React writes in place of a part that it could not finish in one go.
const unfinished = '<!--$!-->'

function findHtml(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(unfinished) ? null : html
  } catch {
    // Streaming meets the same error and reports it, or waits for what was missing.
    return null
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
  }
  return text
}

/** Hands the loaders' answers to the router in the browser, as `ServerRouter` does in a stream. */
function handoverScript(entry: EntryContext, text: string, { nonce, pageWriter }: WholePageOptions): string {
  const answers = listLater(entry).reduce(
    (filled, { token, inScript }) => filled.replace(token, () => pageWriter.insert(inScript)),
    asScript(text),
  )
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${attribute}>${controller}.enqueue("${answers}");${controller}.close();</script>`
}
