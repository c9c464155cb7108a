import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CreatedPayment,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  type ProviderCall,
  ProviderUnavailable,
} from '../port.ts'
import { aPayment } from './a-payment.ts'

/** A provider, and the hand of whoever stands behind it. */
export type ProviderTrial = {
  readonly provider: PaymentProvider
  /** What the shopper or the bank does to a payment. */
  bring(reference: string, status: 'paid' | 'failed' | 'cancelled' | 'expired' | 'pending'): Promise<void>
  /** The call the provider makes when something has happened. */
  callAbout(reference: string): ProviderCall
  close(): Promise<void>
}

type Open = () => Promise<ProviderTrial>

/** What every provider of payments must do; an adapter calls it in its own test. */
export function describePaymentProvider(name: string, open: Open): void {
  describe(name, () => {
    let trial: ProviderTrial
    beforeAll(async () => {
      trial = await open()
    })
    afterAll(() => trial.close())
    let count = 0
    function anId(): string {
      count += 1
      return `${name}-${count}`
    }
    const read = (reference: string) => trial.provider.read(reference)

    async function create(overrides: Partial<NewPayment> = {}): Promise<CreatedPayment> {
      const created = await trial.provider.create(aPayment({ id: anId(), ...overrides }))
      if (created === 'refused') throw new Error('the payment was refused')
      return created
    }

    async function createPaid(): Promise<string> {
      const { reference } = await create()
      await trial.bring(reference, 'paid')
      return reference
    }

    function refund(reference: string, amount: number, id = anId()): Promise<'sent' | 'refused'> {
      const asked: NewRefund = { id, reference, amount, currency: 'EUR', description: 'Vonk 100000001' }
      return trial.provider.refund(asked)
    }

    describeCreating({ create, read, anId })
    describeEndings(() => trial, { create, createPaid })
    describeRefunds({ create, createPaid, read, refund, anId })
    describeCalls(() => trial, { create })
  })
}

type Acts = {
  create(overrides?: Partial<NewPayment>): Promise<CreatedPayment>
  createPaid(): Promise<string>
  read: PaymentProvider['read']
  refund(reference: string, amount: number, id?: string): Promise<'sent' | 'refused'>
  anId(): string
}

function describeCreating({ create, read, anId }: Pick<Acts, 'create' | 'read' | 'anId'>): void {
  describe('create', () => {
    it('opens a payment of the amount and names the page to pay it on', async () => {
      const { reference, redirectUrl } = await create({ amount: 6493 })

      expect(await read(reference)).toEqual({ event: 'open', amount: 6493, refunded: 0 })
      expect(redirectUrl).toMatch(/^https?:\/\/\S+$/)
    })

    it('is the same payment when it is asked for again, one after the other or at once', async () => {
      const id = anId()
      const first = await create({ id })
      const again = await Promise.all([create({ id }), create({ id }), create({ id })])

      expect(again).toEqual([first, first, first])
    })

    it('is another payment under another id', async () => {
      const [one, other] = [await create(), await create()]

      expect(one.reference).not.toBe(other.reference)
    })

    it.each(['card', 'ideal', 'pay-later', 'bancontact', 'paypal'])('takes %s', async (method) => {
      expect((await create({ method })).reference).not.toBe('')
    })
  })
}

function describeEndings(
  trial: () => ProviderTrial,
  { create, createPaid }: Pick<Acts, 'create' | 'createPaid'>,
): void {
  describe('read', () => {
    it.each([
      ['paid', 'paid'],
      ['failed', 'failed'],
      ['cancelled', 'cancelled'],
      ['expired', 'expired'],
      ['pending', 'unknown'],
    ] as const)('tells that a payment is %s', async (status, event) => {
      const { reference } = await create()
      await trial().bring(reference, status)

      expect(await trial().provider.read(reference)).toMatchObject({ event })
    })
  })

  describe('cancel', () => {
    it('gives up a payment that is open, also when it is asked twice', async () => {
      const { reference } = await create()
      await trial().provider.cancel(reference)
      await trial().provider.cancel(reference)

      expect(await trial().provider.read(reference)).toMatchObject({ event: 'cancelled' })
    })

    it('knows nothing of a payment it did not make, and has nothing to give up', async () => {
      await trial().provider.cancel('tr_another')

      await expect(trial().provider.read('tr_another')).rejects.toThrow(ProviderUnavailable)
    })

    it('leaves money that has come where it is', async () => {
      const reference = await createPaid()
      await trial().provider.cancel(reference)

      expect(await trial().provider.read(reference)).toMatchObject({ event: 'paid' })
    })
  })
}

function describeRefunds({ create, createPaid, read, refund, anId }: Acts): void {
  describe('refund', () => {
    it('gives back a part, and then the rest', async () => {
      const reference = await createPaid()

      expect(await refund(reference, 2000)).toBe('sent')
      expect(await read(reference)).toMatchObject({ event: 'paid', refunded: 2000 })
      expect(await refund(reference, 4493)).toBe('sent')
      expect(await read(reference)).toMatchObject({ refunded: 6493 })
    })

    it('gives back once what is asked for twice', async () => {
      const reference = await createPaid()
      const id = anId()
      const sent = [await refund(reference, 1000, id), await refund(reference, 1000, id)]

      expect(sent).toEqual(['sent', 'sent'])
      expect(await read(reference)).toMatchObject({ refunded: 1000 })
    })

    it('refuses to give back more than was paid, or what never was', async () => {
      const reference = await createPaid()

      expect(await refund(reference, 6494)).toBe('refused')
      expect(await refund((await create()).reference, 1)).toBe('refused')
      expect(await read(reference)).toMatchObject({ refunded: 0 })
    })
  })
}

function describeCalls(trial: () => ProviderTrial, { create }: Pick<Acts, 'create'>): void {
  describe('readWebhook', () => {
    it('tells which payment a call is about, however often it comes', async () => {
      const { reference } = await create()
      const call = trial().callAbout(reference)

      expect(trial().provider.readWebhook(call)).toBe(reference)
      expect(trial().provider.readWebhook(call)).toBe(reference)
    })

    it.each(['', 'id=', '{}', '{"id":7}', 'id=../../x', 'null', '\u0000'])('makes nothing of the body %j', (body) => {
      expect(trial().provider.readWebhook({ header: () => null, body })).toBeNull()
    })
  })
}
