import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

type WholePageOptions = {
  readonly render: (entry: EntryContext) => ReactNode
  readonly nonce: string | undefined
}

/**
 * The page as one string, which costs half of what a stream does; null where a part of it is still on its way: code
 * that was not loaded yet, or data a loader promised.
 */
export async function findWholePage(entry: EntryContext, { render, nonce }: WholePageOptions): Promise<string | null> {
  const { serverHandoffStream, ...withoutStream } = entry
  if (!serverHandoffStream || isPromised(entry)) return null
  const html = findHtml(render(withoutStream))
  if (html === null) return null
  const script = handoverScript(await readAll(serverHandoffStream), nonce)
  const end = html.lastIndexOf('</body>')
  return `<!DOCTYPE html>${withCalmScripts(html.slice(0, end))}${script}${html.slice(end)}`
}

/** The page can be read before its scripts are there: styles, fonts and the first picture go ahead of them. */
function withCalmScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
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
function handoverScript(text: string, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${attribute}>${controller}.enqueue(${asScript(text)});${controller}.close();</script>`
}

/** A string literal that no text in it can end early. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
