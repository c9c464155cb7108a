import { defineModule } from '@vonk/module'
import { forgetOldTokens } from './single-use-tokens.ts'

export const emailTokensModule = defineModule({ name: 'email-tokens', forget: ({ db }) => forgetOldTokens(db) })
