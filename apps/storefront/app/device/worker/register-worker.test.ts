import { describe, expect, it } from 'vitest'
import { registerWorker } from './register-worker.ts'

type State = { controller?: object | null; waiting?: object | null; fails?: boolean; isOnline?: boolean }

function aWorker() {
  const told: unknown[] = []
  return Object.assign(new EventTarget(), {
    state: 'installing',
    told,
    postMessage: (data: unknown) => told.push(data),
  })
}

async function register({ controller = null, waiting = null, fails = false, isOnline = true }: State = {}) {
  const lines: string[] = []
  const updates: (() => void)[] = []
  const installing = aWorker()
  const registration = Object.assign(new EventTarget(), { installing, waiting })
  const files: string[] = []
  const container = {
    controller,
    ready: Promise.resolve(registration),
    async register(file: string) {
      files.push(file)
      if (fails) throw new TypeError('no')
      return registration
    },
  }
  await registerWorker({
    // As much of the browser as it uses.
    container: container as unknown as ServiceWorkerContainer,
    isOnline: () => isOnline,
    log: (line) => lines.push(line),
    onUpdated: (takeOver) => updates.push(takeOver),
  })
  await container.ready
  function finish() {
    registration.dispatchEvent(new Event('updatefound'))
    installing.state = 'installed'
    installing.dispatchEvent(new Event('statechange'))
  }
  return { lines, updates, installing, finish, files }
}

describe('registerWorker', () => {
  it('says that it is ready, and that everything is on the device for the first time [OFF-04] [OFF-05]', async () => {
    const { lines, finish, files, updates } = await register()
    finish()

    expect(files).toEqual(['/service-worker.js'])
    expect(lines).toEqual([
      'App is being served from cache by a service worker.',
      'Content has been cached for offline use.',
    ])
    expect(updates).toHaveLength(0)
  })

  it('says that there is a new version, which takes over when it is told to [OFF-04]', async () => {
    const { lines, finish, updates, installing } = await register({ controller: {} })
    finish()
    expect(lines).toContain('New content is available; please refresh.')
    expect(installing.told).toEqual([])
    updates[0]?.()

    expect(installing.told).toEqual([{ kind: 'take-over' }])
  })

  it('speaks of a version that has waited since an earlier visit', async () => {
    expect((await register({ controller: {}, waiting: aWorker() })).updates).toHaveLength(1)
  })

  it('says that there is no network [OFF-04]', async () => {
    expect((await register({ fails: true, isOnline: false })).lines).toEqual([
      'No internet connection found. App is running in offline mode.',
    ])
  })

  it('says what went wrong [OFF-04]', async () => {
    expect((await register({ fails: true })).lines).toEqual(['Error during service worker registration:'])
  })
})
