import { isSameLine, type LineReference } from '@vonk/domain/cart'
import { err, type Result } from '@vonk/domain/result'
import type { Device } from '../device.ts'
import type { DeviceCart } from '../device-state.ts'
import type { CartEngine } from '../engine/index.ts'
import { cartHeld } from '../notice.ts'
import type { AddOutcome, CodeRefused } from '../outcomes.ts'
import type { CartLineView, ProductToAdd } from './cart-line-view.ts'
import {
  addToCart,
  type CartChange,
  type ChangeSettings,
  changeQuantity,
  editInCart,
  emptyCartOnDevice,
  removeFromCart,
} from './change-cart.ts'

export type CartActions = {
  /** The cart holds it when this returns; the promise tells what went in. */
  add(products: readonly ProductToAdd[]): Promise<AddOutcome>
  /** None at all removes the line. False when the cart stays as it was. */
  setQuantity(line: LineReference, quantity: number | string): boolean
  remove(line: LineReference): void
  /** False when the cart stays as it was. */
  editLine(line: LineReference, replacement: ProductToAdd): boolean
  applyCoupon(code: string): Promise<Result<true, CodeRefused>>
  removeCoupon(): Promise<Result<true, CodeRefused>>
  applyGiftCard(code: string): Promise<Result<true, CodeRefused>>
  removeGiftCard(code: string): Promise<Result<true, CodeRefused>>
  /** Finds out what has run out since it was put in. */
  recheckStock(): void
  clear(): Promise<void>
}

const unreachable: CodeRefused = { code: 'unreachable', text: null }

export function createCartActions(device: Device): CartActions {
  const change = (decide: Decide) => changeOnDevice(device, decide)

  /** The server hears of it as soon as what speaks with it is there; offline it hears later. */
  function follow(act: (cart: CartEngine) => unknown) {
    device.engine().then(
      (engine) => act(engine.cart),
      () => {},
    )
  }

  async function ask(question: (cart: CartEngine) => Promise<Result<true, CodeRefused>>) {
    const engine = await device.engine().catch(() => null)
    return engine ? question(engine.cart) : err(unreachable)
  }

  return {
    async add(products) {
      const addId = newAddId()
      const { added, notifications } = change((cart, settings) => addToCart(cart, products, { ...settings, addId }))
      if (added.length > 0) {
        device.emit({ name: 'added-to-cart', lines: added })
        follow((cart) => cart.afterAdd(added))
      }
      const refusals = notifications.filter(({ type }) => type === 'error').map(({ message }) => message)
      return { added, refusals }
    },
    setQuantity(line, quantity) {
      const before = device.store.read().cart
      const { cart } = change((held, settings) => changeQuantity(held, { line, quantity }, settings))
      if (cart === before) return false
      follow((engine) => engine.afterChange())
      return true
    },
    remove(line) {
      change((cart) => removeFromCart(cart, line))
      follow((cart) => cart.afterChange())
    },
    editLine(line, by) {
      const from = device.store.read().cart.items.find((held) => isSameLine(held, line))
      const { added } = change((cart, settings) => editInCart(cart, { line, by }, settings))
      const [to] = added
      if (!from || !to) return false
      follow((cart) => cart.afterEdit({ from, to }))
      return true
    },
    applyCoupon: (code) => ask((cart) => cart.applyCoupon(code)),
    removeCoupon: () => ask((cart) => cart.removeCoupon()),
    applyGiftCard: (code) => ask((cart) => cart.applyGiftCard(code)),
    removeGiftCard: (code) => ask((cart) => cart.removeGiftCard(code)),
    recheckStock() {
      if (device.isOnline() && device.store.read().cart.items.length > 0) follow((cart) => cart.recheckStock())
    },
    async clear() {
      device.store.change((state) => ({ ...state, cart: emptyCartOnDevice(state.cart) }))
      const engine = await device.engine().catch(() => null)
      await engine?.cart.clear()
    },
  }
}

type Decide = (cart: DeviceCart, settings: ChangeSettings) => CartChange

/** Decides on the newest cart, keeps what was decided and tells the shopper of it. */
function changeOnDevice(device: Device, decide: Decide): CartChange {
  const { id: cartId } = device.store.read().cart
  const outcome: { change: CartChange | null } = { change: null }
  device.store.change(
    (state) => {
      const isServerSynced = device.settings.synchronizeCart && !state.cart.isSyncOff && device.isOnline()
      const decided =
        state.cart.heldBy === null ? decide(state.cart, { ...device.settings, isServerSynced }) : heldAsItIs(state.cart)
      outcome.change = decided
      return decided.cart === state.cart ? state : { ...state, cart: decided.cart }
    },
    ({ cart }) => isAnother(cart, cartId) || holds(cart, outcome.change?.added ?? []),
  )
  // The store calls it exactly once, before it returns.
  const decided = outcome.change as CartChange
  for (const notice of decided.notifications) device.emit({ name: 'notice', notice })
  return decided
}

function heldAsItIs(cart: DeviceCart): CartChange {
  return { cart, notifications: [cartHeld], added: [] }
}

/** The shopper has logged out or in meanwhile: what went into the one cart does not belong into the other. */
function isAnother({ id }: DeviceCart, before: string | null): boolean {
  return before !== null && id !== before
}

function holds({ items }: DeviceCart, lines: readonly CartLineView[]): boolean {
  return lines.every((line) => items.some((item) => isSameLine(item, line) && isCounted(item, line)))
}

function isCounted({ addIds: counted = [] }: CartLineView, { addIds = [] }: CartLineView): boolean {
  return addIds.every((id) => counted.includes(id))
}

function newAddId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('.')
}
