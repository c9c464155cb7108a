import { isSearchable, normalizeSearchText } from '@vonk/domain/search-text'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import { SearchField } from './search-field.tsx'

/** The search field of a page: what was searched for, to be changed. */
export function PageSearch({ text, message }: { text: string; message: string | null }) {
  const t = useLaterTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(message)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped((before) => field.current?.value ?? before), [])
  const search = () => {
    setShown(isSearchable(typed) ? null : t('search.too-short'))
    if (isSearchable(typed)) navigate(`/search/?${new URLSearchParams({ q: normalizeSearchText(typed) })}`)
  }
  return (
    <SearchField field={field} text={typed} onType={setTyped} onSubmit={search} message={shown} messageId={useId()} />
  )
}
