import type { BlockName, StoryContentInput } from '@vonk/contract'
import { namesOf, toCategory } from './links.ts'
import type { StoryView } from './story-view.ts'

/** Content of one kind as an author hands it in. */
export type ContentOf<Name extends StoryContentInput['component']> = Extract<StoryContentInput, { component: Name }>
export type BlockInput = NonNullable<ContentOf<'page'>['body']>[number]
export type SimpleBlockInput = Exclude<BlockInput, { component: 'columns' }>
export type LinkTarget = NonNullable<ContentOf<'theme'>['menu']['items']>[number]['link']
export type Icon = NonNullable<ContentOf<'usps'>['usps'][number]['icon']>

type Fields<Name extends BlockName> = Omit<ContentOf<Name>, 'component' | '_uid'>

/** Parts are written without keys; `numberParts` gives every one its own. */
export const unnumbered = { _uid: '' } as const

export function block<Name extends BlockName>(component: Name, fields: Fields<Name>): ContentOf<Name> {
  // Nothing is missing: what a block has beside its fields is its name and its key.
  return { component, ...unnumbered, ...fields } as unknown as ContentOf<Name>
}

export function button(label: string, link: LinkTarget, look: 'primary' | 'secondary' | 'link' = 'primary') {
  return { component: 'button', ...unnumbered, label, link, look } as const
}

export function linkItem(label: string, link: LinkTarget) {
  return { component: 'link-item', ...unnumbered, label, link } as const
}

/** Links to the categories that the view has, under their own names. */
export function categoryLinks(view: StoryView, codes: readonly string[]) {
  const names = namesOf(view, codes)
  return codes.flatMap((code) => {
    const link = toCategory(view, code)
    return link ? [linkItem(names.get(code) ?? '', link)] : []
  })
}

export function usp(fields: { label: string; text?: string; icon: Icon; link: LinkTarget | null }) {
  return { component: 'usp', ...unnumbered, ...fields } as const
}
