import type { EditedStory } from '@vonk/contract'
import { listEditedStories, searchCatalogue } from '@vonk/contract/calls'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import { Button } from '@vonk/ui/button'
import { TextareaField, TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'
import { useForm } from './form-context.tsx'
import { type InputProps, useControl } from './use-control.ts'

type Found = { readonly key: string; readonly name: string }
type PickerProps<Value extends Found> = {
  label: string
  find: (words: string) => Promise<readonly Value[]>
  onChoose: (found: Value) => void
}

/** A search and what it finds, to choose from. */
function Picker<Value extends Found>({ label, find, onChoose }: PickerProps<Value>) {
  const { text } = useWords()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Value[] | null>(null)
  const search = async () => setFound(await find(words.trim()))
  return (
    <details className={styles.group}>
      <summary>{label}</summary>
      <div className={styles.row}>
        <TextField
          label={label}
          type="search"
          value={words}
          onText={setWords}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void search()
          }}
        />
        <Button look="secondary" onClick={search}>
          {text('picker.search')}
        </Button>
      </div>
      {found && (
        <ul className={styles.found} aria-live="polite">
          {found.length === 0 && <li>{text('picker.none')}</li>}
          {found.map((one) => (
            <li key={one.key}>
              <Button
                look="quiet"
                aria-label={text('picker.choose', { item: `${one.name} ${one.key}` })}
                onClick={() => onChoose(one)}
              >
                {one.name} <small>{one.key}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const most = 20

/** Stories of the view, by name or address. */
export function StoryPicker({ onChoose }: { onChoose: (story: EditedStory) => void }) {
  const { ask } = useApi()
  const { view } = useForm()
  const { text } = useWords()
  async function find(words: string) {
    const answer = await ask(listEditedStories, { view })
    const stories = answer.ok ? answer.value.stories : []
    const isFound = ({ name, path }: EditedStory) => `${name} ${path}`.toLowerCase().includes(words.toLowerCase())
    return stories
      .filter(isFound)
      .slice(0, most)
      .map((story) => ({ ...story, key: `/${story.path}` }))
  }
  return <Picker label={text('picker.stories')} find={find} onChoose={onChoose} />
}

/** One article, kept by its number; what it says comes with the page. */
export function StoryField({ field, path, value }: InputProps) {
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const shown = typeof value === 'string' ? value : ''
  return (
    <div className={styles.group}>
      <TextField {...marks} value={shown} readOnly onText={set} />
      {!isReadOnly && <StoryPicker onChoose={({ uuid }) => set(uuid)} />}
    </div>
  )
}

/** Documents of the catalogue as far as a picker shows them. */
type Document = { readonly sku?: string; readonly id?: number; readonly name?: string }

function useCatalogue() {
  const { ask } = useApi()
  const { view } = useForm()
  return async (entity: 'product' | 'category', query: { size: number; _searchText?: string }) => {
    const answer = await ask(searchCatalogue, {
      index: catalogueIndexOf(view),
      entity,
      request_format: 'search-query',
      response_format: 'compact',
      _source_include: 'sku,id,name',
      ...query,
    })
    // Documents were checked when they were stored; a compact answer lists them bare.
    return answer.ok && 'total' in answer.value ? (answer.value.hits as Document[]) : []
  }
}

/** Products by their numbers, one in each line, with a search for those who do not know them by heart. */
export function ProductsField({ field, path, value }: InputProps) {
  const { text } = useWords()
  const search = useCatalogue()
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const skus = Array.isArray(value) ? value.map(String) : []
  async function find(words: string) {
    const hits = await search('product', { size: most, ...(words !== '' && { _searchText: words }) })
    return hits.map(({ sku = '', name = '' }) => ({ key: sku, name }))
  }
  return (
    <div className={styles.group}>
      <TextareaField
        {...marks}
        hint={text('field.one-per-line')}
        value={skus.join('\n')}
        readOnly={isReadOnly}
        onText={(typed) => set(typed === '' ? [] : typed.split('\n').map((line) => line.trim()))}
      />
      {!isReadOnly && (
        <Picker
          label={text('picker.products')}
          find={find}
          onChoose={({ key }) => set([...skus.filter((sku) => sku !== '' && sku !== key), key])}
        />
      )}
    </div>
  )
}

/** A category by its number, with a search. */
export function CategoryField({ field, path, value }: InputProps<'number'>) {
  const { text } = useWords()
  const search = useCatalogue()
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  async function find(words: string) {
    const hits = await search('category', { size: 4_000 })
    return hits
      .filter(({ name = '' }) => name.toLowerCase().includes(words.toLowerCase()))
      .slice(0, most)
      .map(({ id = 0, name = '' }) => ({ key: String(id), name }))
  }
  return (
    <div className={styles.group}>
      <TextField
        {...marks}
        type="number"
        min={1}
        readOnly={isReadOnly}
        value={typeof value === 'number' ? String(value) : ''}
        onText={(typed) => set(typed === '' ? null : Number(typed))}
      />
      {!isReadOnly && <Picker label={text('picker.categories')} find={find} onChoose={({ key }) => set(Number(key))} />}
    </div>
  )
}
