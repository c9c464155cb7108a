import { data } from 'react-router'
import { findStep, NewsletterLinkPage } from '../features/newsletter-links/index.ts'
import { NotFoundPage } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import type { Route } from './+types/newsletter.ts'

/** One route for the links of all mails: each further one would be in the list every page of the shop carries. */
export function loader({ params }: Route.LoaderArgs) {
  const step = findStep(params.step)
  // Who comes to leave is not invited again at the foot of the page.
  const traits = { hasNewsletter: step !== null, isOnlyHere: step === null } satisfies PageHandle
  return data({ step, ...traits }, { status: step ? 200 : 404 })
}

export default function Newsletter({ loaderData: { step } }: Route.ComponentProps) {
  return step ? <NewsletterLinkPage key={step} step={step} /> : <NotFoundPage />
}
