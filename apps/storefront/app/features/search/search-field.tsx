import { maxSearchLength } from '@vonk/domain/search-text'
import { IconButton } from '@vonk/ui/icon'
import type { FormEvent, Ref } from 'react'
import { useHref } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import styles from './search-field.module.css'

type SearchFieldProps = {
  text: string
  onType: (text: string) => void
  onSubmit: () => void
  message: string | null
  messageId: string
  /** The field of a page that is there for nothing else: letters go into it at once, and those typed before the scripts came are read from it. */
  field?: Ref<HTMLInputElement>
}

/** Where the words are typed; Enter and the icon do the same. Without scripts it is a form like any other. */
export function SearchField({ text, onType, onSubmit, message, messageId, field }: SearchFieldProps) {
  const t = useLaterTranslation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} action={useHref('/search/')} onSubmit={submit}>
        {/* biome-ignore lint/a11y/useSemanticElements: Escape empties a search input instead of closing its panel. */}
        <input
          className={styles.input}
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: whoever opens an empty search page is about to type.
          autoFocus={field !== undefined && text === ''}
          type="text"
          role="searchbox"
          inputMode="search"
          name="q"
          value={text}
          onChange={(event) => onType(event.target.value)}
          placeholder={t('header.search')}
          aria-label={t('search.label')}
          aria-describedby={message ? messageId : undefined}
          aria-invalid={message ? true : undefined}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton type="submit" icon="search" label={t('search.submit')} />
      </form>
      <p className={styles.message} id={messageId} role="alert">
        {message}
      </p>
    </search>
  )
}
