/** Opens drafts of the shop under test. */
export const previewToken = 'preview-token-of-the-tests'
