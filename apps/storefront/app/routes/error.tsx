import { data } from 'react-router'
import { ErrorPage } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { isOnlyHere: true }

/** Where whatever stands in front of the shop may send a visitor when something is wrong. */
export function loader() {
  return data(null, { status: 500 })
}

export default function ErrorRoute() {
  return <ErrorPage />
}
