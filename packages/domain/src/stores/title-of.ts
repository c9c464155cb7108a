import type { StoreView } from './store-view.ts'

/** `%s` in the view's template stands for the page's own title. */
export function titleOf(view: StoreView, pageTitle: string): string {
  return view.titleTemplate.replaceAll('%s', () => pageTitle)
}
