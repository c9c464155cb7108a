import { bulkInsert, selectList } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'
import { eventsOf, type OutboxEvent, publishing } from '@vonk/platform/outbox'
import { eq, getTableColumns } from 'drizzle-orm'
import { type BankPayment, bankPayments } from './schema.ts'

const columns = selectList(getTableColumns(bankPayments))
const bankPayment = statement<BankPayment>('bank-payment', `select ${columns} from bank_payment where reference = $1`)

export async function findBankPayment(db: Db, reference: string): Promise<BankPayment | null> {
  const [payment] = await bankPayment(db, reference)
  return payment ?? null
}

const addedPayment = statement<BankPayment>(
  'bank-payment-added',
  // On conflict it changes nothing, and answers the row that was there before.
  `insert into bank_payment (reference, payment_id, method, amount, currency, description, language, return_url,
    webhook_url, bank, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (payment_id) do update set payment_id = excluded.payment_id
  returning ${columns}`,
)

type NewBankPayment = Omit<BankPayment, 'refunded' | 'status' | 'comingStatus' | 'comingAt' | 'stage' | 'tries'>

/** The payment the shop asks for; asked for twice, it is the first one. */
export async function addBankPayment(db: Db, payment: NewBankPayment): Promise<BankPayment> {
  const { reference, paymentId, method, amount, currency, description, language, returnUrl } = payment
  const { webhookUrl, bank, createdAt, expiresAt } = payment
  const details = [method, amount, currency, description, language, returnUrl, webhookUrl, bank]
  const [added] = await addedPayment(db, reference, paymentId, ...details, createdAt, expiresAt)
  if (!added) throw new Error('an insert that returns its row returned none')
  return added
}

/** What the bank is to know from before the shop was opened; known ones stay as they are. */
export async function putBankPayments(db: Db, payments: readonly BankPayment[]): Promise<void> {
  await bulkInsert(db, bankPayments, payments, 'keep')
}

const decidedPayment = statement<{ reference: string }>(
  'bank-payment-decided',
  `with decided as (
    update bank_payment set status = $2, coming_status = $3, coming_at = $4
    where reference = $1 and status in ('open', 'pending') and coming_status is null returning reference
  ), told as (
    ${publishing('$5', 'exists (select from decided)')}
  )
  select reference from decided`,
)

type Decided = Pick<BankPayment, 'status' | 'comingStatus' | 'comingAt'>

/** Nothing is written, and nobody told, when it was decided since it was read. */
export async function saveDecision(
  db: Db,
  { reference }: BankPayment,
  { decided, news }: { readonly decided: Decided; readonly news: readonly OutboxEvent[] },
): Promise<void> {
  const { status, comingStatus, comingAt } = decided
  await decidedPayment(db, reference, status, comingStatus, comingAt, eventsOf(...news))
}

export async function loadBankPayment(db: Db, reference: string): Promise<BankPayment> {
  const payment = await findBankPayment(db, reference)
  if (!payment) throw new UnknownBankPayment()
  return payment
}

export async function lockBankPayment(tx: Db, reference: string): Promise<BankPayment> {
  const [payment] = await tx.select().from(bankPayments).where(eq(bankPayments.reference, reference)).for('update')
  if (!payment) throw new UnknownBankPayment()
  return payment
}

export async function updateBankPayment(
  tx: Db,
  reference: string,
  changes: Partial<Pick<BankPayment, 'status' | 'stage' | 'bank' | 'tries'>>,
): Promise<void> {
  await tx.update(bankPayments).set(changes).where(eq(bankPayments.reference, reference))
}

class UnknownBankPayment extends Error {
  override readonly name = 'UnknownBankPayment'

  constructor() {
    super('the sandbox bank does not know this payment')
  }
}
