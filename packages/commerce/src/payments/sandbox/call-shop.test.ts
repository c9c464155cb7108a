import { startModules } from '@vonk/module/testing'
import { createJobs } from '@vonk/platform/jobs'
import { publish } from '@vonk/platform/outbox'
import { aLog } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throttlesModule } from '../../throttles/module.ts'
import { bankCallDue } from './events.ts'
import { defineSandboxBank } from './module.ts'
import { anOutbox, openBank, openListeningShop } from './testing.ts'

let bank: Awaited<ReturnType<typeof openBank>>
let shop: Awaited<ReturnType<typeof openListeningShop>>
const resources = new AsyncDisposableStack()

beforeAll(async () => {
  bank = await openBank()
  resources.defer(bank.close)
  shop = await openListeningShop()
  resources.defer(() => shop.close())
  const jobs = await createJobs({ url: bank.url, log: aLog().log, isWorker: true, pollSeconds: 0.5 })
  resources.defer(() => jobs.stop())
  const outbox = anOutbox(bank)
  resources.defer(() => outbox.close())
  const ports = { db: bank.db, log: aLog().log, outbox, jobs, payments: { providers: [{ name: 'sandbox' }] } }
  await startModules([throttlesModule, defineSandboxBank({ limit: 3, delaySeconds: 1 })], ports)
})
afterAll(() => resources.disposeAsync())

function webhooksAbout(reference: string): number {
  return shop.webhooks.filter((call) => bank.provider.readWebhook(call) === reference).length
}

describe('defineSandboxBank', () => {
  it('calls the shop over HTTP, signed, as often as it was told to', async () => {
    const { reference } = await bank.create({ id: 'twice', webhookUrl: shop.webhookUrl })
    await publish(bank.db, bankCallDue({ reference, times: 2, at: Date.now() }))

    await expect.poll(() => webhooksAbout(reference)).toBe(2)
  })

  it('calls again until the shop has listened', async () => {
    const { reference } = await bank.create({ id: 'again', webhookUrl: shop.webhookUrl })
    shop.answers.push(503, 500)
    await publish(bank.db, bankCallDue({ reference, times: 1, at: Date.now() }))

    await expect.poll(() => webhooksAbout(reference)).toBe(3)
  })
})
