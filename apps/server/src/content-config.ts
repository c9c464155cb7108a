/** The settings stories depend on, as the environment has them. */
type ContentVariables = {
  readonly STORYBLOK_TOKEN?: string | undefined
  readonly STORYBLOK_ENDPOINT?: string | undefined
  readonly STORYBLOK_WEBHOOK_SECRET?: string | undefined
  readonly CONTENT_PREVIEW_TOKEN?: string | undefined
  readonly CONTENT_PUBLIC_TOKEN?: string | undefined
  readonly CONTENT_EDITOR_ORIGIN?: string | undefined
}

export type ContentConfig = {
  /** The space of Storyblok stories are read from; our own tables when null. */
  readonly storyblok: { readonly token: string; readonly endpoint: string | undefined } | null
  /** What the space proves itself with when it says that something has changed; null: it is asked instead. */
  readonly hookSecret: string | null
  /** Opens drafts to editors. Null: the shop makes one for stories of its own, and nobody sees drafts of a space. */
  readonly previewToken: string | null
  /** Another token clients of the delivery API may send; published stories need none. */
  readonly publicToken: string | null
  /** Where the visual editor is, which shows pages in a frame and is listened to there; this site itself when null. */
  readonly editorOrigin: string | null
}

const storyblokEditor = 'https://app.storyblok.com'

export function contentConfigOf(env: ContentVariables): ContentConfig {
  return {
    storyblok: env.STORYBLOK_TOKEN ? { token: env.STORYBLOK_TOKEN, endpoint: env.STORYBLOK_ENDPOINT } : null,
    hookSecret: env.STORYBLOK_WEBHOOK_SECRET ?? null,
    previewToken: env.CONTENT_PREVIEW_TOKEN ?? null,
    publicToken: env.CONTENT_PUBLIC_TOKEN ?? env.STORYBLOK_TOKEN ?? null,
    editorOrigin: env.CONTENT_EDITOR_ORIGIN ?? (env.STORYBLOK_TOKEN ? storyblokEditor : null),
  }
}
