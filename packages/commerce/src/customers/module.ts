import { defineModule } from '@vonk/module'
import { forgetOldNotices } from './notices.ts'

export const customersModule = defineModule({ name: 'customers', forget: ({ db }) => forgetOldNotices(db) })
