import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inProject, projectRoot } from '../../tools/files/project-root.ts'
import { createBuyer } from '../../tools/shop/create-buyer.ts'
import { findFreePort } from '../../tools/shop/find-free-port.ts'
import { findSkus } from '../../tools/shop/find-skus.ts'
import { startShop } from '../../tools/shop/start-shop.ts'
import { withCheckout } from '../../tools/shop/with-checkout.ts'
import { withDataFolder } from '../../tools/shop/with-data-folder.ts'

// Installing an older checkout, building its pages and filling its shop take minutes where others are busy; each step ends by what it waits for.
const PATIENCE = 3_600_000
const small = { LOG_LEVEL: 'warn', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }
const customer = { email: 'zoe@example.nl', password: 'blauwe-Jas-9' }
const { PATH, HOME } = process.env
const machine = { PATH, HOME, NODE_COMPILE_CACHE: inProject('.data/compile-cache') }

/** The shop's own command line, of this or of another checkout; answers also where it ends with a fault. */
async function vonk(root: string, dataFolder: string, ...args: string[]) {
  const command = [join(root, 'apps/server/src/cli/main.ts'), ...args]
  const running = promisify(execFile)(process.execPath, command, { env: { ...machine, VONK_DATA: dataFolder } })
  return running.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, text: stdout + stderr }),
  )
}

async function post(port: number, path: string, body: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

type Sold = { readonly cartId: string; readonly orders: readonly string[] }

/** An afternoon of the older shop: a customer, a guest with something in the cart and, where it takes any, three orders. */
async function sellWith(root: string, dataFolder: string, { takesOrders }: { takesOrders: boolean }): Promise<Sold> {
  const shop = await startShop({ root, dataFolder, env: small })
  try {
    const [sku] = await findSkus(`http://127.0.0.1:${shop.port}`)
    if (!sku) throw new Error('nothing is for sale')
    const names = { firstname: 'Zoë', lastname: 'de Vries' }
    const account = { customer: { email: customer.email, ...names }, password: customer.password }
    expect(await post(shop.port, '/api/user/create', account)).toMatchObject({ status: 200 })
    const cartId = String(JSON.parse((await post(shop.port, '/api/cart/create', {})).text).result)
    const cartItem = { sku, qty: 1, quoteId: cartId }
    expect(await post(shop.port, `/api/cart/update?cartId=${cartId}`, { cartItem })).toMatchObject({ status: 200 })
    const buyer = createBuyer(shop.port)
    for (let order = 0; takesOrders && order < 3; order += 1) await buyer.buy(sku)
    buyer.close()
    return { cartId, orders: takesOrders ? await listOrders(root, dataFolder) : [] }
  } finally {
    await shop.stop()
  }
}

async function listOrders(root: string, dataFolder: string): Promise<readonly string[]> {
  const { text } = await vonk(root, dataFolder, 'orders', 'list', '--limit', '1000')
  return (text.match(/^\d{9} .*$/gm) ?? []).toSorted()
}

/** Customer, cart and orders are there, and the books add up. */
async function expectAll({ cartId, orders }: Sold, dataFolder: string): Promise<void> {
  const shop = await startShop({ dataFolder, env: small })
  try {
    const login = { username: customer.email, password: customer.password }
    expect(await post(shop.port, '/api/user/login', login)).toMatchObject({ status: 200 })
    const cart = await fetch(`http://127.0.0.1:${shop.port}/api/cart/pull?cartId=${cartId}`)
    expect(await cart.json()).toMatchObject({ result: [{ qty: 1 }] })
    if (orders.length > 0) expect(await listOrders(projectRoot, dataFolder)).toEqual(orders)
    expect(await vonk(projectRoot, dataFolder, 'check')).toMatchObject({ code: 0 })
    await expectLabel(dataFolder)
  } finally {
    await shop.stop()
  }
}

const [shops, languages] = [
  ['', 'vss_', 'rz_', 'rzss_'],
  ['nl', 'en', 'de'],
]
const views = shops.flatMap((shop) => languages.map((language) => shop + language))

/** It is sold under the same names, in the same views and delivered at the same prices, though all of it became rows. */
async function expectLabel(dataFolder: string): Promise<void> {
  const { code, text } = await vonk(projectRoot, dataFolder, 'shop', 'export')
  expect(code).toBe(0)
  const shop = JSON.parse(text)
  const seller = { city: 'Utrecht', vatId: 'NL000099998B57' }
  expect(shop.brands).toMatchObject([
    { code: 'razz', name: 'Razz', seller: { ...seller, invoicePrefix: 'RZ' } },
    { code: 'vonk', name: 'Vonk', seller: { ...seller, invoicePrefix: 'VK' } },
  ])
  const found: { code: string; brand: string; isDefault: boolean }[] = shop.views
  expect(found.map(({ code }) => code).toSorted()).toEqual(views.toSorted())
  expect(found.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['nl'])
  for (const { code, brand } of found) expect(brand).toBe(code.startsWith('rz') ? 'razz' : 'vonk')
  expect(shop.countries).toEqual(['NL', 'BE', 'DE'])
  expect(shop.tariffs).toHaveLength(14)
  expect(shop.tariffs[0]).toMatchObject({ carrierCode: 'postnl', methodCode: 'home', price: 495, freeFrom: 7500 })
}

/** Ends the start of this version as soon as it says a line, as a power cut would. */
async function killWhenItSays(moment: RegExp, dataFolder: string): Promise<void> {
  const env = { ...machine, PORT: String(await findFreePort()), VONK_DATA: dataFolder, ...small, LOG_LEVEL: 'info' }
  const shop = spawn(process.execPath, [inProject('apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void shop.kill('SIGKILL'))
  let output = ''
  shop.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (moment.test(output)) shop.kill('SIGKILL')
  })
  await once(shop, 'close')
  expect(output).toMatch(moment)
}

describe.each([
  { ref: '3e54f83', takesOrders: false },
  { ref: 'a39d094a', takesOrders: true },
])('the data of a shop of $ref', { timeout: PATIENCE }, ({ ref, takesOrders }) => {
  it('are all there after an update that was cut short again and again', async () => {
    await withCheckout(
      ref,
      () => {},
      (root) =>
        withDataFolder(async (dataFolder) => {
          const sold = await sellWith(root, dataFolder, { takesOrders })
          for (const moment of [/1 of \d+: /, /3 of \d+: /, /✓ migrate/]) await killWhenItSays(moment, dataFolder)

          await expectAll(sold, dataFolder)
        }),
    )
  })
})

describe('a backup of a39d094a', { timeout: PATIENCE }, () => {
  it('is restored by this version', async () => {
    await withCheckout(
      'a39d094a',
      () => {},
      (root) =>
        withDataFolder((dataFolder) =>
          withDataFolder(async (empty) => {
            const sold = await sellWith(root, dataFolder, { takesOrders: true })
            const file = join(dataFolder, 'kept.vonk-backup')
            expect(await vonk(root, dataFolder, 'backup', file)).toMatchObject({ code: 0 })

            expect(await vonk(projectRoot, empty, 'restore', file)).toMatchObject({ code: 0 })

            await expectAll(sold, empty)
          }),
        ),
    )
  })
})
