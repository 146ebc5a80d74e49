import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionList } from './DescriptionList'

test('rows may have the same name', () => {
  const rows = [
    ['E invoice', 'Evet'],
    ['E invoice', 'Hayır'],
  ] as const
  const { rerender } = render(<DescriptionList rows={rows} />)
  rerender(<DescriptionList rows={rows.slice(1)} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Hayır'])
})
