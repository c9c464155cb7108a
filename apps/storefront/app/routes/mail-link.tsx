import { linkedOrderPage } from '@vonk/domain/urls'
import { data } from 'react-router'
import { findMailLink, MailLinkPage } from '../features/mail-links/index.ts'
import { LinkedOrderPage } from '../features/my-account/index.ts'
import { NotFoundPage } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import type { Route } from './+types/mail-link.ts'

/** One route for the links of all mails: each further one would be in the list every page of the shop carries. */
export function loader({ params }: Route.LoaderArgs) {
  const isOrder = `/mail/${params.list}/${params.step}` === linkedOrderPage
  const link = findMailLink(params)
  const isFound = isOrder || link !== null
  // Who comes to leave is not invited again at the foot of the page.
  const traits = { hasNewsletter: link !== null, isOnlyHere: !isFound } satisfies PageHandle
  return data({ link, isOrder, ...traits }, { status: isFound ? 200 : 404 })
}

export default function MailLinkRoute({ loaderData: { link, isOrder } }: Route.ComponentProps) {
  if (isOrder) return <LinkedOrderPage />
  return link ? <MailLinkPage key={`${link.list} ${link.step}`} link={link} /> : <NotFoundPage />
}
