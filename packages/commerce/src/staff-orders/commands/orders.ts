import { parseArgs } from 'node:util'
import { toDecimalText } from '@vonk/domain/money'
import type { ReturnedPieces } from '@vonk/domain/payments'
import type { Result } from '@vonk/domain/result'
import { defaultSettings } from '@vonk/domain/settings'
import { commandLine } from '@vonk/platform/acts'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Database, Db } from '@vonk/platform/db'
import { holdCart, lockCartHold } from '../../cart/index.ts'
import { createOrders, findOrder, findOrderId, listOrders, type StoredOrder } from '../../orders/index.ts'
import { cancel, deliver, endStuckRefunds, type OrderAction, performAction, refund, ship } from '../index.ts'
import { showOrder } from './show-order.ts'

const LISTED = 20
const MOST_LISTED = 1_000

export const ordersCommand: Command = {
  name: 'orders',
  summary: 'lists and shows orders, sends them, calls them off and gives money back, of all or of some pieces',
  usage:
    'list [--status STATUS] [--limit N] | show NUMBER | ship NUMBER [--tracking CODE] [--carrier CARRIER] | deliver NUMBER [--on DATE] | cancel NUMBER | refund NUMBER [--line ID=PIECES …] | refund-again NUMBER | refunded-by-hand NUMBER [--comment TEXT] [--dry-run]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [action = '', number, ...others] = positionals
    if (others.length > 0) throw new UsageError('Name one order.')
    return terminal.withDatabase((db) => {
      if (action === 'list' && number === undefined) return list(db, values, terminal)
      if (number === undefined)
        throw new UsageError('Say list, or show, ship, deliver, cancel or refund and the number of an order.')
      return actOn({ db, action, number, values }, terminal)
    })
  },
}

const options = {
  status: { type: 'string' },
  limit: { type: 'string' },
  line: { type: 'string', multiple: true },
  comment: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  on: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

type Values = {
  status?: string
  limit?: string
  line?: string[]
  comment?: string
  carrier?: string
  tracking?: string
  on?: string
  'dry-run'?: boolean
}

async function list(db: Database, { status, limit = String(LISTED) }: Values, { write }: Terminal): Promise<number> {
  if (!/^\d{1,4}$/.test(limit)) throw new UsageError('A limit is a number.')
  const orders = await listOrders(db, { status: status ?? null, limit: Math.min(Number(limit), MOST_LISTED) })
  for (const { orderNumber, status: now, placedAt, storeCode, total } of orders) {
    write(
      `${orderNumber}  ${placedAt.toISOString().slice(0, 16)}  ${now.padEnd(10)}  ${storeCode.padEnd(7)}  € ${toDecimalText(total)}`,
    )
  }
  if (orders.length === 0) write('There are no such orders.')
  return 0
}

type Asked = { readonly db: Database; readonly action: string; readonly number: string; readonly values: Values }

async function actOn({ db, action, number, values }: Asked, terminal: Terminal): Promise<number> {
  const orderId = await findOrderId(db, number)
  const order = orderId === null ? null : await findOrder(db, orderId)
  if (!order) {
    terminal.write(`There is no order ${number}.`)
    return 1
  }
  if (action === 'show') return showOrder(db, order, terminal)
  const run = acts[action]
  if (!run) throw new UsageError(`There is no "${action}" of orders.`)
  return tryOut(db, values['dry-run'] ?? false, async (within) => {
    const orders = createOrders({ db: within, holdCart, lockCartHold, earningOf: () => defaultSettings, now: Date.now })
    const acting = { db: within, parts: orders.parts, orderId: order.orderId, by: commandLine, version: null }
    const done = await run({ order, values, act: (act) => performAction(acting, act) })
    if (!done.ok) {
      terminal.write(`Order ${number} is ${order.status}; refused: ${done.refusal.code}.${reasonOf(done.refusal.code)}`)
      return 1
    }
    const after = await findOrder(within, order.orderId)
    return after ? showOrder(within, after, terminal) : 0
  })
}

/** What a code alone does not say. */
function reasonOf(code: string): string {
  if (code !== 'gift-card-used') return ''
  return ' Somebody has paid with the gift card, or it is blocked: it comes back with the whole order only, for what is left on it.'
}

type Scene = {
  readonly order: StoredOrder
  readonly values: Values
  /** Does what staff do on their screens too, and notes that it was done here. */
  act(act: OrderAction<Refusal>): Promise<Done>
}
type Refusal = { readonly code: string }
type Done = Result<unknown, Refusal>

const acts: Readonly<Record<string, (scene: Scene) => Promise<Done>>> = {
  ship: ({ act, values }) => act(ship({ comment: values.comment, parcel: readParcel(values) })),
  deliver: ({ act, values: { on } }) => act(deliver(on === undefined ? new Date() : readDay(on))),
  cancel: ({ act, values: { comment } }) => act(cancel({ comment })),
  'refund-again': ({ act }) => act(endStuckRefunds('refund-retried')),
  'refunded-by-hand': ({ act, values: { comment } }) => act(endStuckRefunds('refunded-by-hand', comment)),
  refund: ({ act, values: { line, comment } }) => act(refund({ wanted: line?.map(readPieces) ?? null, comment })),
}

function readParcel({ carrier, tracking }: Values) {
  if (tracking === undefined) {
    if (carrier !== undefined) throw new UsageError('A carrier is named together with --tracking CODE.')
    return null
  }
  return { carrierCode: carrier, trackingCode: tracking }
}

/** The end of a day that is over, or this moment today: nobody's period begins before the parcel came. */
function readDay(text: string): Date {
  const end = new Date(`${text}T22:59:59Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(end.getTime()) && end.toISOString().startsWith(text)
  const now = new Date()
  if (!isDay || text > now.toISOString().slice(0, 10))
    throw new UsageError('A day is written 2026-11-16, and is not to come.')
  return end < now ? end : now
}

function readPieces(text: string): ReturnedPieces {
  const [, lineId, pieces] = /^(\d{1,9})=(\d{1,4})$/.exec(text) ?? []
  if (!lineId || !pieces) throw new UsageError('A line is the number of the line, = and how many pieces come back.')
  return { lineId, quantity: Number(pieces) }
}

class TriedOut extends Error {
  override readonly name = 'TriedOut'
  readonly code: number

  constructor(code: number) {
    super('nothing was changed')
    this.code = code
  }
}

/** A dry run does all of it in a transaction that is given up. */
async function tryOut(db: Database, isDry: boolean, act: (within: Db) => Promise<number>): Promise<number> {
  if (!isDry) return act(db)
  try {
    return await db.transaction(async (tx) => {
      throw new TriedOut(await act(tx))
    })
  } catch (error) {
    if (error instanceof TriedOut) return error.code
    throw error
  }
}
