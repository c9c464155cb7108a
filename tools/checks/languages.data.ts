/** Where a language is named by code, and why it may be. */
export const namesOfLanguages: Readonly<Record<string, string>> = {
  'apps/desk/index.html': 'is empty until its script says what is spoken',
  'packages/domain/src/time/store-time.ts': 'reads the parts of a clock, which nobody is shown',
  'packages/platform/src/http/docs/docs-page.ts': 'is written in English, as the API it describes',
  'packages/platform/src/mail/mailbox/mailbox-view.ts': 'is written in English, for operators',
  'packages/search/src/text/compounds.ts': 'lists letters that link words',
}
