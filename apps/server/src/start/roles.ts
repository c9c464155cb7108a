import type { Role } from '../process-config.ts'

type Duties = {
  readonly hasDatabase: boolean
  readonly hasApi: boolean
  readonly hasPages: boolean
  readonly hasJobs: boolean
}

/** What a process of each role does itself. */
export const duties: Readonly<Record<Role, Duties>> = {
  all: { hasDatabase: true, hasApi: true, hasPages: true, hasJobs: true },
  web: { hasDatabase: true, hasApi: true, hasPages: true, hasJobs: false },
  api: { hasDatabase: true, hasApi: true, hasPages: false, hasJobs: false },
  storefront: { hasDatabase: false, hasApi: false, hasPages: true, hasJobs: false },
  worker: { hasDatabase: true, hasApi: false, hasPages: false, hasJobs: true },
}
