import type { Engine } from './candidate.ts'
import { embedded } from './embedded-candidate.ts'
import { minisearch } from './minisearch-candidate.ts'
import { orama } from './orama-candidate.ts'
import { postgres } from './postgres-candidate.ts'

export const engines: Readonly<Record<string, Engine>> = { embedded, minisearch, orama, postgres }
