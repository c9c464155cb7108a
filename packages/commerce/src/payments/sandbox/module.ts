import { defineModule, type MachinePorts, on, work } from '@vonk/module'
import { defineJob, type RetryPolicy } from '@vonk/platform/jobs'
import { loadSecret } from '@vonk/platform/secrets'
import { z } from 'zod'
import { throttlesModule } from '../../throttles/module.ts'
import { createBankSite } from './bank-site.ts'
import { callShop } from './call-shop.ts'
import { BANK_SECRET, createSandboxProvider } from './create-sandbox-provider.ts'
import { bankCallDue } from './events.ts'
import { loadBankPayment } from './store.ts'

/** About an hour and a half of trying. */
const patient: RetryPolicy = { limit: 10, delaySeconds: 5 }

type BankPorts = MachinePorts & { readonly payments: { readonly providers: readonly { readonly name: string }[] } }

/** The bank of the demo: a provider, pages on which payments are decided, calls that are tried until the shop has listened. */
export const defineSandboxBank = (retry = patient) => {
  const call = defineJob({ name: 'sandbox-bank-call', schema: z.object({ reference: z.string().min(1) }), retry })
  return defineModule({
    name: 'sandbox-bank',
    migrations: new URL('./migrations', import.meta.url),
    needs: { throttles: throttlesModule },
    /** Null where the shop has nothing to do with it. */
    async create({ db, log, payments }: BankPorts, { throttles }) {
      if (!payments.providers.some(({ name }) => name === 'sandbox')) return null
      const secret = await loadSecret(db, BANK_SECRET)
      return {
        secret,
        provider: createSandboxProvider({ db, secret }),
        site: createBankSite({ db, secret, throttles, log }),
      }
    },
    jobs: (bank, { db }) =>
      bank
        ? [work(call, async ({ reference }) => callShop({ secret: bank.secret }, await loadBankPayment(db, reference)))]
        : [],
    listen: (bank, { jobs }) =>
      bank
        ? [
            on([bankCallDue], { name: 'sandbox-bank-calls', from: 'beginning' }, async (tx, { payload }) => {
              const { reference, times, at } = payload
              for (let made = 0; made < times; made += 1) {
                await jobs.enqueue(tx, call, { reference }, { runAt: new Date(at) })
              }
            }),
          ]
        : [],
  })
}

export const sandboxBankModule = defineSandboxBank()
