import { canonicalTag, languages } from '@vonk/languages'
import { missingTexts } from '@vonk/languages/completeness'
import { type Command, UsageError } from '@vonk/platform/command-line'

export const textsCommand: Command = {
  name: 'texts',
  summary:
    'lists what a language has no words for, by system and key; what stands in for it is said in another language',
  usage: 'missing TAG',
  async run([action, written = '', ...others], { write }) {
    if (action !== 'missing' || others.length > 0) throw new UsageError('Say missing, and a language.')
    const tag = canonicalTag(written) ?? written
    const facts = Object.hasOwn(languages, tag) ? languages[tag] : undefined
    if (!facts) throw new UsageError(`Give a language: ${Object.keys(languages).join(', ')}.`)
    const missing = Object.entries(await missingTexts(tag))
    for (const [system, keys] of missing) for (const key of keys) write(`${system}  ${key}`)
    const count = missing.reduce((sum, [, keys]) => sum + keys.length, 0)
    write(count === 0 ? `${facts.name} says everything.` : `${count} missing: said in ${facts.fallback} meanwhile.`)
    return 0
  },
}
