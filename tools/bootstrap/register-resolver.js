import { registerHooks } from 'node:module'
import { createDrizzleResolver } from './resolve-drizzle.js'

registerHooks({ resolve: createDrizzleResolver() })
