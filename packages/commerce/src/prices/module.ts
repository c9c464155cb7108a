import { defineModule, type MachinePorts } from '@vonk/module'
import { loadSecret } from '@vonk/platform/secrets'
import { createGroupTokens } from './group-tokens.ts'
import { createPriceSigner } from './price-signer.ts'

export const pricesModule = defineModule({
  name: 'prices',
  create: async ({ db }: MachinePorts) => ({
    groupTokens: createGroupTokens(await loadSecret(db, 'group-tokens')),
    sign: createPriceSigner(await loadSecret(db, 'price-signatures')),
  }),
})
