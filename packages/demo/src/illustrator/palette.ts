/** Everything on a picture that is not dyed cloth: paper, metal, thread, rubber, skin and hair. */
export const palette = {
  ink: '#1d2033',
  spark: '#ff6b42',
  white: '#ffffff',
  milk: '#fffaf0',
  metal: '#c3c7cf',
  metalDark: '#767c88',
  brass: '#c79a4b',
  brassDark: '#86602a',
  copperThread: '#d99b52',
  leather: '#9a6339',
  rubber: '#f6f3ea',
  leaf: '#4f8a5b',
  gum: '#c58f5a',
  paper: { cream: '#f5ecdd', floor: '#6b4f32' },
  board: { white: '#e4e6e9', lime: '#c6ff00', pink: '#ff2e93', ink: '#0b0b0c' },
  screen: { milk: '#fffaf0', sun: '#f6c445', coral: '#ef6a45', mint: '#7fcfae', sky: '#86bfe8', night: '#232a4d' },
  partner: '#cdbfa6',
  skins: ['#f6d3b6', '#ecbb93', '#d79b6c', '#b3784d', '#8a5638', '#6a4029'],
  hair: ['#3a2320', '#6f4325', '#d9a95f', '#1f1b20', '#b4552b', '#8d5a32'],
  dyedHair: ['#1f1b20', '#3a2320', '#ff7fbd', '#d9a95f', '#7a5cf0', '#1f1b20'],
  /** Seamless paper behind people. */
  studio: {
    vonk: ['#ffd9c9', '#cbe7f8', '#ffe6a6', '#c8ecdb'],
    razz: ['#c6ff00', '#ff7fbd', '#d6d8da', '#2b2b30'],
  },
} as const
