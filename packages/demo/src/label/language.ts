/** The languages that the demo is written in. */
export type Language = 'nl' | 'de' | 'en'
