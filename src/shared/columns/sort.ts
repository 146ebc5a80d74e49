export type SortDirection = 'ascending' | 'descending'

/** Null in its place stands for the default order of a table. */
export interface Sort<Column extends string> {
  column: Column
  direction: SortDirection
}

/** The next state after a click: ascending, descending, default order. */
export function nextSort<Column extends string>(sort: Sort<Column> | null, column: Column): Sort<Column> | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** Items without a value are last in both directions; the sort is stable. */
export function sortBy<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number | null,
  direction: SortDirection,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1
  const withValue = items.map((item) => ({ item, value: valueOf(item) }))
  withValue.sort(({ value: a }, { value: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b),
  )
  return withValue.map(({ item }) => item)
}
