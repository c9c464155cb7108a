import { defineModule } from '@vonk/module'
import { forgetOldNotices } from './notices.ts'

export const accountNoticesModule = defineModule({ name: 'account-notices', forget: ({ db }) => forgetOldNotices(db) })
