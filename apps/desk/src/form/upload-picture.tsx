import { uploadPicture } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'

export type Picture = { readonly filename: string; readonly alt: string; readonly focus: string }

const mostBytes = 10_000_000

/** A file and words for those who cannot see it: none without the other. */
export function UploadPicture({ label, onUploaded }: { label: string; onUploaded: (picture: Picture) => void }) {
  const { ask } = useApi()
  const { text, refusal: sentenceOf } = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; refusal: string | null }>({ isBusy: false, refusal: null })

  async function upload() {
    if (!file) return
    if (file.size > mostBytes) return setState({ isBusy: false, refusal: 'picture-too-large' })
    setState({ isBusy: true, refusal: null })
    const answer = await ask(uploadPicture, { name: file.name.slice(-120), alt, data: await toBase64(file) })
    setState({ isBusy: false, refusal: answer.ok ? null : answer.refusal.code })
    if (answer.ok) onUploaded({ filename: answer.value.filename, alt: answer.value.alt, focus: '' })
  }

  return (
    <details className={styles.group}>
      <summary>{label}</summary>
      <TextField
        label={text('picture.file')}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <TextField label={text('picture.alt')} required maxLength={300} value={alt} onText={setAlt} />
      {state.refusal && <Notice tone="bad">{sentenceOf(state.refusal)}</Notice>}
      <Button look="secondary" disabled={!file || alt.trim() === '' || state.isBusy} onClick={upload}>
        {text(state.isBusy ? 'picture.uploading' : 'picture.upload')}
      </Button>
    </details>
  )
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })
}
