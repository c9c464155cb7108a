import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { codeOf } from '@vonk/staff/testing'
import { inProject } from '../../tools/files/project-root.ts'

type DeskParts = { readonly dataFolder: string; readonly databaseUrl: string; readonly port: number }

export type Desk = Awaited<ReturnType<typeof openDesk>>

const view = 'en'
const path = 'publishing-bench'

/** Somebody at the desk who has a new page open, by the calls its screens make. */
export async function openDesk({ dataFolder, databaseUrl, port }: DeskParts) {
  const cookie = await logIn(
    port,
    await addEditor({ VONK_DATA: dataFolder, DATABASE_URL: databaseUrl, PAYMENT_PROVIDER: 'sandbox' }),
  )

  async function send(method: string, call: string, body: object): Promise<{ id: number; version: number }> {
    const headers = { cookie, 'content-type': 'application/json' }
    const address = `http://localhost:${port}/api/desk/${call}`
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${call}: ${response.status} ${await response.text()}`)
    // The calls of stories answer a story; what is not there fails the next call.
    return ((await response.json()) as { result: { id: number; version: number } }).result
  }

  const content = (title: string) => ({ component: 'page', _uid: 'page', title, body: [textOf(title)] })
  let story = await send('POST', 'stories', { view, path, name: path, content: content('New') })
  return {
    path: `/${view}/${path}/`,
    async save(title: string): Promise<void> {
      const draft = { view, path, name: path, version: story.version, content: content(title) }
      story = await send('PUT', `stories/${story.id}`, draft)
    },
    async publish(): Promise<void> {
      story = await send('POST', `stories/${story.id}/publish`, { version: story.version, acceptsWarnings: true })
    },
  }
}

function textOf(words: string) {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] }
  return { component: 'rich-text', _uid: 'text', text: { type: 'doc', content: [paragraph] } }
}

type Member = { readonly email: string; readonly password: string; readonly address: string }

async function addEditor(env: Record<string, string>): Promise<Member> {
  const email = 'bench@shop.example'
  const { PATH, HOME } = process.env
  const command = [
    inProject('apps/server/src/cli/main.ts'),
    'staff',
    'add',
    email,
    '--name',
    'Bench',
    '--role',
    'editor',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { PATH, HOME, ...env } })
  const [, password = ''] = /Password: (\S+)/.exec(stdout) ?? []
  const [, address = ''] = /authenticator: (\S+)/.exec(stdout) ?? []
  return { email, password, address }
}

async function logIn(port: number, { email, password, address }: Member): Promise<string> {
  const response = await fetch(`http://localhost:${port}/api/desk/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, code: codeOf({ password, address }, Date.now()) }),
  })
  const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';')[0])
  if (!response.ok || cookie === '') throw new Error(`the log-in was answered with ${response.status}`)
  return cookie
}
