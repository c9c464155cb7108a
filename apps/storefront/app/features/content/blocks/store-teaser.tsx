import { useLaterTranslation } from '#i18n/index.ts'
import type { StoreTeaserBlock } from '../load/story-data.ts'
import { Banner } from './banner.tsx'

/** The way to a shop with a door. */
export function StoreTeaser({ block }: { block: StoreTeaserBlock }) {
  const t = useLaterTranslation()
  const { title, text, picture, link, button } = block
  const way = button ?? { label: t('store-teaser.button'), link, look: 'primary' as const }
  return (
    <Banner
      block={{
        component: 'banner',
        uid: block.uid,
        eyebrow: '',
        title,
        text,
        picture,
        button: way,
        layout: picture ? 'image-end' : 'plain',
        ground: 'secondary',
        ink: 'dark',
      }}
    />
  )
}
