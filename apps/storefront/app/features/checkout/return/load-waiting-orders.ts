/** In one file with the page of an order, which shows the same: another entry would split what every page loads. */
export const loadWaitingOrders = async () => (await import('./return-page.tsx')).WaitingOrders
