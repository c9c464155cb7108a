import { ChoiceField, SelectField, TextField } from '@vonk/ui/field'
import { isItem } from '../content/change-content.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'
import { fieldId } from './form-context.tsx'
import { StoryPicker } from './pickers.tsx'
import { type InputProps, useControl } from './use-control.ts'

const kinds = ['story', 'url'] as const

/** Where a link leads: to a story, which keeps its number, or to any address a link may lead to. */
export function LinkField({ field, path, value }: InputProps) {
  const { text } = useWords()
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const link = isItem(value) ? value : null
  const kind = kinds.find((one) => one === link?.['linktype'])
  const address = String((kind === 'story' ? link?.['cached_url'] : link?.['url'] || link?.['cached_url']) ?? '')
  const change = (changes: object) => set({ ...link, ...changes })

  function choose(chosen: string) {
    if (chosen === '') return set(field.isRequired ? undefined : null)
    set({ linktype: chosen, url: '', cached_url: '', id: '', target: '_self' })
  }

  return (
    <fieldset className={styles.group} id={fieldId(path)} tabIndex={-1}>
      <legend>{marks.label}</legend>
      <SelectField
        label={text('link.kind')}
        error={marks.error}
        value={kind ?? ''}
        disabled={isReadOnly}
        options={(['', ...kinds] as const).map((one) => ({ value: one, label: text(`link.${one || 'none'}`) }))}
        onText={choose}
      />
      {kind && (
        <TextField
          label={text('link.address')}
          maxLength={2_000}
          value={address}
          readOnly={isReadOnly || kind === 'story'}
          onText={(url) => change({ url, cached_url: '' })}
        />
      )}
      {kind === 'story' && !isReadOnly && (
        <StoryPicker
          onChoose={({ view, path: slug, uuid }) => change({ id: uuid, cached_url: `${view}/${slug}`, url: '' })}
        />
      )}
      {kind && (
        <ChoiceField
          type="checkbox"
          label={text('link.target')}
          checked={link?.['target'] === '_blank'}
          disabled={isReadOnly}
          onChange={({ target }) => change({ target: target.checked ? '_blank' : '_self' })}
        />
      )}
    </fieldset>
  )
}
