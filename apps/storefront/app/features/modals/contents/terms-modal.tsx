import { buildPath } from '@vonk/domain/stores'
import { useEffect, useState } from 'react'
import { useLaterTranslation } from '../../../i18n/index.ts'
import { ButtonLink } from '../../../ui/controls/button-link.tsx'
import { Skeleton } from '../../../ui/signs/skeleton.tsx'
import { StoryBody, type StoryPageData } from '../../content/index.ts'
import { useShop } from '../../stores/index.ts'
import type { ModalContentProps } from '../modal-content.ts'
import styles from './terms-modal.module.css'

/** The terms as their own page tells them, or the way to that page. A payload names another page. */
export function TermsModal({ payload }: Pick<ModalContentProps, 'payload'>) {
  const t = useLaterTranslation()
  const path = typeof payload === 'string' ? payload : t('modal.terms.path')
  const page = useStory(path)
  if (page === undefined) return <Skeleton />
  if (page)
    return (
      <div className={styles.terms}>
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
function useStory(path: string): StoryPageData | null | undefined {
  const { view } = useShop()
  const [page, setPage] = useState<StoryPageData | null>()
  useEffect(() => {
    let isWanted = true
    void fetchStory(buildPath(view, `/shell/story.json?path=${encodeURIComponent(path)}`)).then(
      (found) => isWanted && setPage(found),
    )
    return () => {
      isWanted = false
    }
  }, [view, path])
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
