import { createClient } from '@vonk/client'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiProvider } from './calls/api-context.tsx'
import { createApi } from './calls/create-api.ts'
import { type Room, rooms } from './rooms.ts'
import { roomRoutes } from './routes-of.tsx'
import { SessionBar } from './session/session-bar.tsx'
import { inEnglish } from './words/testing.ts'

const Toys = () => createElement('h1', {}, 'Three toys')
const toyRooms: Room[] = [
  ...rooms,
  { address: 'toys', name: 'new.kind', right: 'orders.read', screens: { '': async () => Toys } },
]

/** What somebody with these rights finds at an address. */
async function visit(address: string, rights: readonly string[]): Promise<string> {
  const result = { email: 'anna@shop.example', name: 'Anna', role: 'viewer', rights }
  const fetch = async () => Response.json({ code: 200, result })
  const api = createApi(createClient({ fetch, origin: 'http://shop.example' }))
  await api.start()
  const element = createElement(Fragment, {}, createElement(SessionBar, { rooms: toyRooms }), createElement(Outlet))
  const routes = [{ element, children: roomRoutes(toyRooms) }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await expect.poll(() => router.state.initialized).toBe(true)
  const desk = createElement(ApiProvider, { value: api }, createElement(RouterProvider, { router }))
  return renderToStaticMarkup(inEnglish(desk))
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)

describe('a room', () => {
  it('is added by a line of the list: it stands in the menu and has an address', async () => {
    const html = await visit('/toys', ['account.use', 'stories.read', 'orders.read'])

    expect(linksOf(html)).toEqual(['/', '/stories', '/orders', '/toys', '/passkeys'])
    expect(html).toContain('aria-current="page" class="active" href="/toys"')
    expect(html).toContain('Three toys')
  })

  it('is neither named nor shown to those who have no right to it', async () => {
    const html = await visit('/toys', ['account.use', 'stories.read'])

    expect(linksOf(html)).toEqual(['/', '/stories', '/passkeys'])
    expect(html).toContain('Your role does not allow this.')
    expect(html).not.toContain('Three toys')
  })
})
