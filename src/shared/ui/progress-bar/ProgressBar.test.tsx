import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { ProgressBar } from './ProgressBar'

beforeAll(() => applyLanguage('tr'))

test('the bar has a name and a percentage in the format of the language', () => {
  render(<ProgressBar label="Gönderiliyor" value={0.456} />)
  const bar = screen.getByRole('progressbar', { name: 'Gönderiliyor' })
  expect(bar).toHaveAttribute('aria-valuenow', '46')
  expect(screen.getByText('%46')).toBeInTheDocument()
})

test('an unknown progress has no value', () => {
  render(<ProgressBar label="Gönderiliyor" value={null} />)
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})
