/** The story the visual editor has open: it says so in the query of the editor's pages. */
export function editedStory({ searchParams }: URL): { readonly id: number } | null {
  const id = searchParams.get('_storyblok') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? { id: Number(id) } : null
}
