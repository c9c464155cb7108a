import { data } from 'react-router'
import { NotFoundPage } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { isOnlyHere: true }

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
