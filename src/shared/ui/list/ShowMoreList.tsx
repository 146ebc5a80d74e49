import { type ReactNode, useState } from 'react'
import { Button } from '../button'
import { List } from './List'

const STEP = 50

type ShowMoreListProps<Item> = {
  items: readonly Item[]
  row: (item: Item) => ReactNode
  moreLabel: (count: number) => string
}

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
