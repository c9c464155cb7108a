/** A story the visual editor has open, as the query of the page says. */
export type EditedStory = {
  readonly id: number
  /** The release whose drafts are shown; null for none. */
  readonly release: string | null
  /** What the editor proves itself with; null where a part is missing. */
  readonly proof: EditorProof | null
}

export type EditorProof = { readonly space_id: string; readonly timestamp: string; readonly token: string }

const number = /^[1-9]\d{0,14}$/

export function editedStory({ searchParams }: Pick<URL, 'searchParams'>): EditedStory | null {
  const id = searchParams.get('_storyblok') ?? ''
  if (!number.test(id)) return null
  const release = searchParams.get('_storyblok_release') ?? ''
  return { id: Number(id), release: number.test(release) ? release : null, proof: findProof(searchParams) }
}

/** The query that opens the same story again. */
export function editorQuery({ id, release, proof }: EditedStory): string {
  const parts = Object.entries(proof ?? {}).map(([part, value]) => [`_storyblok_tk[${part}]`, value])
  return new URLSearchParams([['_storyblok', String(id)], ['_storyblok_release', release ?? '0'], ...parts]).toString()
}

function findProof(query: URLSearchParams): EditorProof | null {
  const [space_id, timestamp, token] = ['space_id', 'timestamp', 'token'].map(
    (part) => query.get(`_storyblok_tk[${part}]`) ?? '',
  )
  return space_id && timestamp && token ? { space_id, timestamp, token } : null
}
