import fc from 'fast-check'

const { VONK_LONG } = process.env

// A commit passes its tests or it does not: the dice of `npm test` fall the same every time, `npm run test:long` throws new ones.
if (VONK_LONG !== '1') fc.configureGlobal({ seed: 20_261_115 })
