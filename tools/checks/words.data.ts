/** Names that end in Wish and speak of the wishlist, in files whose path does not say so. */
export const wishlistNames = ['StoredWish', 'onWish']

type FolderToClean = { folder: string; since: string }

/** Folders whose names and comments still speak a private language. The list only shrinks, to nothing. */
export const foldersToClean: readonly FolderToClean[] = []

type FormerName = { names: readonly string[]; say: string; within?: string }

/** Names that told a tale, and what the trade says. `within`: elsewhere the word is an honest one. */
export const formerNames: readonly FormerName[] = [
  { names: ['takeBack', 'takePiecesBack'], say: 'returnItems' },
  { names: ['giveBack', 'wantMoneyBack', 'wantRefund'], say: 'refund or requestRefund, and release of what was lent' },
  { names: ['callOff', 'callingOff'], say: 'cancel' },
  { names: ['hear', 'saveHeard'], say: 'handleWebhook, saveOutcome', within: 'packages/commerce/src/payments/' },
  {
    names: ['believe', 'told', 'follow', 'sendBack'],
    say: 'verifyAmount, providerStatus, applyOutcome, refundLatePayment',
    within: 'packages/commerce/src/payments/',
  },
  { names: ['actOnOrder'], say: 'performAction' },
  { names: ['intake', 'Intake', 'openIntake', 'IntakeEntity'], say: 'import or export of a catalogue' },
  { names: ['putBearing'], say: 'insertSkippingInvalid' },
  { names: ['putRows'], say: 'bulkInsert' },
  { names: ['askService'], say: 'request' },
  { names: ['Touched', 'findTouched', 'followPageChanges'], say: 'affected tags, cache invalidation' },
  { names: ['AccountData', 'accountDataRoutes', 'accountDataModule'], say: 'GDPR export' },
  { names: ['Wholes', 'wholes', 'findWholes', 'findWholeProducts', 'createWholeStock'], say: 'parent products' },
  { names: ['SeldomWork'], say: 'AdaptiveThrottle' },
  { names: ['inTime', 'loadInTime', 'findInTime'], say: 'withDeadline' },
  { names: ['inSlices'], say: 'what yields to the event loop' },
  { names: ['Claim', 'Claims', 'createClaims'], say: 'lease' },
  {
    names: ['exchange', 'Exchange', 'createExchange'],
    say: 'request scope, or round trip',
    within: 'packages/platform/',
  },
  { names: ['strangers', 'StrangersRules'], say: 'foreignClients', within: 'packages/contract/' },
  { names: ['strangers', 'StrangersRules'], say: 'foreignClients', within: 'packages/platform/' },
  { names: ['latePart', 'LatePart', 'createLateCode'], say: 'deferred component' },
  { names: ['frameOf'], say: 'app shell', within: 'apps/storefront/' },
  { names: ['KeptPage', 'findKeptPage', 'aKeptPage'], say: 'cached page' },
  { names: ['Beside', 'besideId'], say: 'comparePane', within: 'apps/desk/' },
]
