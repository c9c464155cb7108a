/** A page has one list, so its filters have one name each. */
export const filterPanelId = 'filters'
export const filterFormId = 'filter-form'
