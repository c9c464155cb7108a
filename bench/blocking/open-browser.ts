import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

export type Browser = {
  /** `session`: of a page; the browser itself when left out. */
  send: <Result>(method: string, params?: object, session?: string) => Promise<Result>
  /** The next event of that name. */
  next: (method: string) => Promise<void>
  listen: (method: string, hear: (params: unknown) => void) => void
  close: () => Promise<void>
}

/**
 * A Chromium that is told only what it is told here. Playwright turns on the debugger of every page, and then V8 reads a
 * script a second time for each error that is made in it: time no shopper ever waits.
 */
export async function openBrowser(chromium: string, folder: string): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  const child = spawn(chromium, [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--no-first-run',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    ...(isRoot ? ['--no-sandbox'] : []),
    'about:blank',
  ])
  const gone = once(child, 'exit')
  const socket = new WebSocket(await readAddress(child.stderr))
  await once(socket, 'open')
  const answers = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, (params: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) answers.get(message.id)?.(message)
    else listeners.get(message.method ?? '')?.(message.params)
  })
  const send = async <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> => {
    const id = answers.size + 1
    const { promise, resolve } = Promise.withResolvers<Message>()
    answers.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { error, result } = await promise
    if (error) throw new Error(`${method}: ${error.message}`)
    // The protocol says what it is; whoever asks knows.
    return result as Result
  }
  const close = async () => {
    socket.close()
    child.kill()
    await gone
  }
  return {
    send,
    next: (method) => new Promise((resolve) => listeners.set(method, () => resolve())),
    listen: (method, hear) => void listeners.set(method, hear),
    close,
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (.+)$/.exec(line) ?? []
    if (address) {
      // What nobody reads would stop the browser once the pipe is full.
      output.resume()
      return address
    }
  }
  throw new Error('the browser ended before it could be asked anything')
}
