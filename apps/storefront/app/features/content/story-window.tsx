import { buildPath } from '@vonk/domain/stores'
import { useEffect, useState } from 'react'
import { useLaterTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { Skeleton } from '../../ui/signs/skeleton.tsx'
import { useShop } from '../stores/index.ts'
import type { StoryPageData } from './load/story-data.ts'
import { StoryBody } from './story-body.tsx'
import styles from './story-window.module.css'

type StoryWindowProps = {
  /** The page of the story, which is the way to it where it does not come. */
  path: string
  /** The story itself, whatever its page is called today. */
  uuid?: string | undefined
}

/** A content page over the page at hand, or the way to it where it does not come. */
export function StoryWindow({ path, uuid }: StoryWindowProps) {
  const t = useLaterTranslation()
  const page = useStory(uuid === undefined ? { path } : { uuid })
  if (page === undefined) return <Skeleton />
  if (page)
    return (
      <div className={styles.story}>
        <StoryBody blocks={page.blocks} />
      </div>
    )
  return (
    <>
      <p>{t('modal.terms.missing')}</p>
      <ButtonLink to={path} look="quiet">
        {t('modal.terms.page')}
      </ButtonLink>
    </>
  )
}

/** A content page; undefined while it is on its way, null when it does not come. */
function useStory(key: { path: string } | { uuid: string }): StoryPageData | null | undefined {
  const { view } = useShop()
  const query = String(new URLSearchParams(key))
  const [page, setPage] = useState<StoryPageData | null>()
  useEffect(() => {
    let isWanted = true
    void fetchStory(buildPath(view, `/shell/story.json?${query}`)).then((found) => isWanted && setPage(found))
    return () => {
      isWanted = false
    }
  }, [view, query])
  return page
}

async function fetchStory(address: string): Promise<StoryPageData | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
