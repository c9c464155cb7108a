import type { RenderPage } from '@vonk/page-host'

export type Storefront = {
  readonly renderPage: RenderPage
  /** The folder of files served as they are; none while Vite serves them itself. */
  readonly clientFolder: string | null
}
