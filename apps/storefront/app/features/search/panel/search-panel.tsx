import { isSearchable, normalizeSearchText, searchDestination } from '@vonk/domain/search-text'
import { closeFromOutside, useModalDialog } from '@vonk/ui/dialog'
import { IconButton } from '@vonk/ui/icon'
import { type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import { usePanel } from '../../panels/index.ts'
import { useMenuDetails, useTheme } from '../../theme/index.ts'
import { SearchField } from '../search-field.tsx'
import { SearchFindings } from './search-findings.tsx'
import styles from './search-panel.module.css'
import { SearchSections } from './search-sections.tsx'
import { usePanelSearch } from './use-panel-search.ts'

/** Finds products while somebody types. Shows what editors propose as long as there is nothing to find, or nothing found. */
export function SearchPanel() {
  const t = useLaterTranslation()
  const panel = usePanel('searchpanel')
  const dialog = useModalDialog(panel.isOpen)
  const finder = usePanelSearch()
  const submit = useSubmit(finder, panel.close)
  useTyped(panel, { dialog, type: finder.setText })
  const sections = useMenuDetails(panel.isOpen)?.search ?? []
  const messageId = useId()
  const isSearch = isSearchable(finder.text)
  const isInVain = finder.answeredText !== null && !finder.isSearching && finder.found.total === 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={t('search.title')}
      closedby="any"
      onClick={closeFromOutside}
      onClose={panel.close}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <SearchField
            text={finder.text}
            onType={finder.setText}
            onSubmit={submit.go}
            messageId={messageId}
            message={submit.isTooShort && !isSearch ? t('search.too-short') : null}
          />
          <IconButton icon="close" label={t('search.close')} onClick={panel.close} />
        </div>
        {isSearch && <SearchFindings finder={finder} onLeave={panel.close} />}
        {(!isSearch || isInVain) && <SearchSections sections={sections} onLeave={panel.close} />}
      </div>
    </dialog>
  )
}

/** The text of last time is there to be looked for again or typed over, and what was typed before the panel came is kept. */
function useTyped(
  { isOpen, data }: Pick<ReturnType<typeof usePanel>, 'isOpen' | 'data'>,
  { dialog, type }: { dialog: RefObject<HTMLDialogElement | null>; type: (text: string) => void },
) {
  useEffect(() => {
    if (!isOpen) return
    const typed = typeof data === 'function' ? data() : ''
    if (typed) type(typed)
    else dialog.current?.querySelector('input')?.select()
  }, [isOpen, data, dialog, type])
}

/** Enter waits for the answer: where nothing is found and editors have something to offer, it leads there. */
function useSubmit({ text, search }: ReturnType<typeof usePanelSearch>, close: () => void) {
  const navigate = useNavigate()
  const { hasSections } = useTheme().search
  const [isTooShort, setIsTooShort] = useState(false)
  async function go() {
    setIsTooShort(!isSearchable(text))
    if (!isSearchable(text)) return
    await search.search(text)
    const { answeredText, found } = search.read()
    // Without an answer the search page finds out itself.
    const total = answeredText === normalizeSearchText(text) ? found.total : Number.NaN
    const destination = searchDestination({ text, hasSections, total })
    if (!destination) return
    close()
    navigate(destination.page.replace('?', '/?'))
  }
  return { isTooShort, go }
}
