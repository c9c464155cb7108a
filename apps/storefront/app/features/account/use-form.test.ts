import type { FormRefusal } from '@vonk/domain/forms'
import { describe, expect, it } from 'vitest'
import { loadI18n } from '../../i18n/index.ts'
import { formText } from './use-form.ts'

type Language = Parameters<typeof loadI18n>[0]

async function say(refusal: FormRefusal, language: Language = 'en') {
  const i18n = await loadI18n(language)
  return formText(refusal, (id, ...values) => i18n._(id, values[0] ?? undefined))
}

const refusals: readonly (readonly [FormRefusal, RegExp])[] = [
  [{ code: 'required' }, /^Field is required\.$/],
  [{ code: 'email-invalid' }, /valid e-?mail address/i],
  [{ code: 'name-too-short', minimum: 2 }, /^Name must have at least 2 letters\.$/],
  [{ code: 'name-too-short', minimum: 3 }, /^Name must have at least 3 letters\.$/],
  [{ code: 'password-too-weak', minimum: 8, classes: 3 }, /at least 8 characters.* 3 of .*4/],
  [{ code: 'passwords-differ' }, /^Passwords must be identical\.$/],
  [{ code: 'too-many-characters', total: 255 }, /\b255 characters/],
]

describe('formText', () => {
  it.each(refusals)(
    'says %j in words of its own [FORM-01] [FORM-02] [FORM-04] [FORM-05] [FORM-06] [FORM-12]',
    async (refusal, words) => {
      expect(await say(refusal)).toMatch(words)
    },
  )

  it.each(['nl', 'en', 'de', 'fr'] as const)('says something else of each mistake in %s', async (language) => {
    const said = await Promise.all(refusals.map(([refusal]) => say(refusal, language)))

    expect(new Set(said).size).toBe(refusals.length)
  })
})
