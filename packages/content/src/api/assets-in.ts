type Asset = Readonly<Record<string, unknown>> & { readonly id: number; readonly fieldtype: 'asset' }

/** The assets in the content of stories, each once. Pictures of our own stories are paths, which have no number. */
export function assetsIn(stories: readonly { readonly content: unknown }[]): Asset[] {
  const assets = stories.flatMap(({ content }) => listAssets(content))
  return [...new Map(assets.map((asset) => [asset.id, asset])).values()]
}

function listAssets(value: unknown): Asset[] {
  if (typeof value !== 'object' || value === null) return []
  return isAsset(value) ? [value] : Object.values(value).flatMap(listAssets)
}

function isAsset(value: object): value is Asset {
  return 'fieldtype' in value && value.fieldtype === 'asset' && 'id' in value && Number.isSafeInteger(value.id)
}
