import { type MailList, mailLists } from '@vonk/domain/urls'

/** What a link of a mail is for. */
export type LinkStep = 'confirm' | 'leave'

export type MailLink =
  | { readonly list: MailList; readonly step: LinkStep }
  /** Another mail address for an account. */
  | { readonly list: 'account'; readonly step: 'confirm' }

/** The name of its texts. */
export function nameOf(link: MailLink) {
  return link.list === 'account' ? (`${link.list}.${link.step}` as const) : (`${link.list}.${link.step}` as const)
}

export function findMailLink(params: { readonly list: string; readonly step: string }): MailLink | null {
  const list = findMailList(params.list)
  const { step } = params
  if (params.list === 'account' && step === 'confirm') return { list: 'account', step }
  return list && (step === 'confirm' || step === 'leave') ? { list, step } : null
}

export function findMailList(name: string): MailList | null {
  return mailLists.find((list) => list === name) ?? null
}

/** What the link says behind the #, which no server ever hears; empty where it says nothing. */
export function readToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}
