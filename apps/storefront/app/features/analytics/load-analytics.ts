/** What keeps the tag manager told of consent and pages; of no use to those who did not agree. */
export const loadAnalytics = async () => (await import('./analytics.tsx')).Analytics
