import { latePart } from '../../fragments/index.ts'

/** Only machines read it, and they read what the server writes. */
export const SiteStructuredData = latePart(async () => (await import('./site-structured-data.tsx')).SiteStructuredData)
