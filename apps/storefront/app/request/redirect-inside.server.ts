import { buildPath, type StoreView } from '@vonk/domain/stores'
import { redirect } from 'react-router'

/** A loader's redirect to a page of the view: the router itself puts the view's prefix before it. */
export function redirectInside(view: StoreView, page: string, status: number): Response {
  return redirect(buildPath({ ...view, pathPrefix: '' }, page), status)
}
