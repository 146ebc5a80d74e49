import { type ReactNode, useState } from 'react'
import { Button } from '../button'
import { List } from './List'

/** What a panel shows at once; more than that nobody reads before narrowing it down. */
const STEP = 50

type ShowMoreListProps<Item> = {
  items: readonly Item[]
  /** A `ListRow` with its key. */
  row: (item: Item) => ReactNode
  /** The name of the button that shows the next `count`. */
  moreLabel: (count: number) => string
}

/** A list that may be very long: a first part of it, and the next one for whoever wants it. */
export function ShowMoreList<Item>({ items, row, moreLabel }: ShowMoreListProps<Item>) {
  const [shown, setShown] = useState(STEP)
  const next = Math.min(STEP, items.length - shown)
  const more = next > 0 && (
    <Button size="s" onClick={() => setShown(shown + next)}>
      {moreLabel(next)}
    </Button>
  )
  return <List footer={more}>{items.slice(0, shown).map(row)}</List>
}
