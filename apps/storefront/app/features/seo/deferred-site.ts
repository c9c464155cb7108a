import { deferredComponent } from '../../fragments/index.ts'

/** Only machines read it, and they read what the server writes. */
export const SiteStructuredData = deferredComponent(
  async () => (await import('./site-structured-data.tsx')).SiteStructuredData,
)
