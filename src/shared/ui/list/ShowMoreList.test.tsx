import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ListRow } from './ListRow'
import { ShowMoreList } from './ShowMoreList'

test('a long list shows more rows on request until all are shown', async () => {
  const items = Array.from({ length: 120 }, (_, n) => `Hasta ${n + 1}`)
  render(
    <ShowMoreList
      items={items}
      row={(name) => <ListRow key={name} title={name} />}
      moreLabel={(count) => `${count} daha`}
    />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  await userEvent.click(screen.getByRole('button', { name: '50 daha' }))
  await userEvent.click(screen.getByRole('button', { name: '20 daha' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(120)
  expect(screen.queryByRole('button')).toBeNull()
})
