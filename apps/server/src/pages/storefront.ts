import type { StorefrontBuild } from '@vonk/page-host'

export type Storefront = StorefrontBuild & {
  /** The folder of files served as they are; none while Vite serves them itself. */
  readonly clientFolder: string | null
  /** The same for the screens of staff, which are built before they are served even while developing. */
  readonly deskFolder?: string
}
