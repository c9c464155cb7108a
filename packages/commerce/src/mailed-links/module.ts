import { defineModule } from '@vonk/module'
import { forgetOldLinks } from './single-use-links.ts'

export const mailedLinksModule = defineModule({ name: 'mailed-links', forget: ({ db }) => forgetOldLinks(db) })
