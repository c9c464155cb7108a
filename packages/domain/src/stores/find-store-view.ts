import type { StoreAddress, StoreDirectory } from './store-view.ts'

/** The view with this code; no code or an unknown one means the default view. */
export function findStoreView<View extends StoreAddress>(directory: StoreDirectory<View>, code: string | null): View {
  const view =
    directory.views.find((candidate) => candidate.code === code) ??
    directory.views.find((candidate) => candidate.code === directory.defaultCode)
  if (!view) throw new MissingDefaultView(directory.defaultCode)
  return view
}

export class MissingDefaultView extends Error {
  constructor(code: string) {
    super(`The default store view "${code}" is not among the configured views`)
    this.name = 'MissingDefaultView'
  }
}
