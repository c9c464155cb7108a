/** Rules that a test names and that the running shop does not follow yet; none at present. */
export const rulesWaiting: readonly string[] = []
