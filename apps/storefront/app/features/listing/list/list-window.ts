import { type Page, pageOf } from '@vonk/domain/filters'

/** More than anybody scrolls through; whoever goes on sees the end of the list with a way back up. */
const mostPages = 10

/** Everything up to a page, so that coming back to it shows what was loaded before. */
export function windowOf(page: number, pageSize: number): Page {
  const first = pageOf(Math.max(page - mostPages + 1, 1), { productPageSize: pageSize })
  const last = pageOf(page, { productPageSize: pageSize })
  return { start: first.start, size: last.start + last.size - first.start }
}
