import { aRoute } from '@vonk/platform/http/testing'
import { describe, expect, it } from 'vitest'
import type { Listener } from './background.ts'
import { type AnyModule, defineModule, type MachinePorts } from './define-module.ts'
import { type Duty, openModules } from './open-modules.ts'

/** Modules under test touch nothing of the machine. */
const ports = { host: 'shop.example' } as unknown as MachinePorts & { readonly host: string }

function open(list: readonly AnyModule[], duties: readonly Duty[] = ['api']) {
  return openModules(list, ports, duties)
}

/** Modules that note what happens to them. */
function aDiary() {
  const entries: string[] = []
  const a = (
    name: string,
    needs: Readonly<Record<string, AnyModule>> = {},
    more: Partial<AnyModule> = {},
  ): AnyModule => ({
    name,
    needs,
    create() {
      entries.push(`+${name}`)
      return name
    },
    close: () => entries.push(`-${name}`),
    ...more,
  })
  return { entries, a }
}

const routes = () => [aRoute(() => null)]
const listener = (name: string): Listener => ({ name, start: async () => {} })

describe('openModules', () => {
  it('gives each module the ports and the doors of those it needs, whatever their order in the list', async () => {
    const names = defineModule({
      name: 'names',
      create: ({ host }: MachinePorts & { readonly host: string }) => ({ of: (id: number) => `${host} ${id}` }),
    })
    const orders = defineModule({
      name: 'orders',
      needs: { names },
      create: async (_, doors) => ({ show: () => doors.names.of(7) }),
      routes: (_door, _ports, doors) => [aRoute(() => null, { path: `/api/${doors.names.of(1).length}` })],
    })
    const opened = await openModules([orders, names], ports, ['api'])

    expect(opened.door(orders).show()).toBe('shop.example 7')
    expect(opened.routes().map(({ endpoint }) => endpoint.path)).toEqual(['/api/14'])
  })

  it('opens what has something to do here, after what that needs, and closes in the opposite order', async () => {
    const { entries, a } = aDiary()
    const base = a('base')
    const shown = a('shown', { base }, { routes })
    const background = a('background', { base }, { jobs: () => [] })
    const list = [background, shown, base]

    await (await open(list, ['api'])).close()
    await (await open(list, ['worker'])).close()
    await (await open(list, ['api', 'worker'])).close()

    expect(entries.join(' ')).toBe(
      '+base +shown -shown -base +base +background -background -base ' +
        '+base +background +shown -shown -background -base',
    )
  })

  it('says which module is not open in this process', async () => {
    const { a } = aDiary()
    const background = a('background', {}, { jobs: () => [] })
    const opened = await open([background], ['api'])

    expect(() => opened.door(background)).toThrow('background is not open in this process')
  })

  it('closes what was open when a module cannot be opened', async () => {
    const { entries, a } = aDiary()
    const base = a('base')
    const broken = a('broken', { base }, { routes, create: () => Promise.reject(new Error('no key')) })

    await expect(open([base, broken])).rejects.toThrow('no key')
    expect(entries).toEqual(['+base', '-base'])
  })

  it('forgets for every module, without opening those that have nothing else to do', async () => {
    const { entries, a } = aDiary()
    const carts = a('carts', {}, { routes, forget: async () => ({ carts: 3 }) })
    const links = a('links', {}, { forget: async () => ({ links: 4 }) })
    const opened = await open([carts, links], ['worker'])

    expect(await opened.forget(ports as never)).toEqual({ carts: 3, links: 4 })
    expect(entries).toEqual([])
  })

  it('starts jobs before listeners, which may put some into their queues', async () => {
    const started: string[] = []
    const start = (name: string) => ({ name, start: async () => void started.push(name) })
    const { a } = aDiary()
    const one = a('one', {}, { listen: () => [start('heard')], jobs: () => [start('first')] })
    const two = a('two', {}, { jobs: () => [start('second')] })
    await (await open([one, two], ['worker'])).startWork(ports as never)

    expect(started).toEqual(['first', 'second', 'heard'])
  })

  it.each<{ fault: string; message: string; list: () => readonly AnyModule[] }>([
    {
      fault: 'a name that two modules have',
      message: 'two modules are called cart',
      list: () => [aDiary().a('cart', {}, { routes }), aDiary().a('cart')],
    },
    {
      fault: 'a module that is needed and not there',
      message: 'cart needs stores, which is not in the list',
      list: () => [aDiary().a('cart', { stores: aDiary().a('stores') }, { routes })],
    },
    {
      fault: 'a circle',
      message: 'modules need each other: cart → orders → cart',
      list() {
        const cart = { name: 'cart', needs: {}, routes }
        const orders = { name: 'orders', needs: { cart } }
        return [Object.assign(cart, { needs: { orders } }), orders]
      },
    },
  ])('names $fault', async ({ message, list }) => {
    await expect(open(list())).rejects.toThrow(message)
  })

  it('offers the rights of every module and names those that two declare or nobody', async () => {
    const { a } = aDiary()
    const right = { allows: 'Knocking', least: 'viewer' } as const
    const asking = () => [aRoute(() => null, { path: '/api/knock', name: 'knock', right: 'door.knock' })]
    const one = a('one', {}, { routes: asking })
    const two = a('two', {}, { rights: { 'door.knock': right } })

    const opened = await open([one, two])
    expect(opened.rights).toEqual({ 'door.knock': right })
    expect(opened.routes()).toHaveLength(1)
    expect((await open([one])).routes).toThrow('the call knock names the right door.knock, which no module declares')
    const three = a('three', {}, { rights: { 'door.knock': { ...right } } })
    await expect(open([one, two, three])).rejects.toThrow('two modules declare the right door.knock')
  })

  it('names a listener that two modules have, for the place of one would be that of the other', async () => {
    const { a } = aDiary()
    const one = a('one', {}, { listen: () => [listener('mails')] })
    const two = a('two', {}, { listen: () => [listener('mails')] })
    const opened = await open([one, two], ['worker'])

    await expect(opened.startWork(ports as never)).rejects.toThrow('two modules have a listener called mails')
  })
})
