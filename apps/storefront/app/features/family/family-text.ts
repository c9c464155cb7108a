import type { TranslateAccount } from '../../i18n/index.ts'

/** Why the shop did not take a child, in words that say what to do. */
export function familyText(refusal: string, t: TranslateAccount): string {
  if (refusal === 'family-full') return t('family.full')
  if (refusal === 'child-unknown') return t('family.unknown')
  return t(refusal === 'unreachable' ? 'family.unreachable' : 'family.failed')
}
