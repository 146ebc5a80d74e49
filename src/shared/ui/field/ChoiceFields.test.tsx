import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { RadioGroup } from './ChoiceFields'

beforeAll(() => applyLanguage('tr'))

const options = [
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
] as const

test('the group has a name and shows the chosen option', () => {
  render(
    <RadioGroup label="Görünüm" hint="Yalnızca bu cihazda" value="dark" options={options} onValueChange={() => {}} />,
  )
  expect(screen.getByRole('group', { name: 'Görünüm', description: 'Yalnızca bu cihazda' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Koyu' })).toBeChecked()
})

test('only a change is reported', async () => {
  const onChange = vi.fn()
  render(<RadioGroup label="Görünüm" value="dark" options={options} onValueChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Koyu' }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: 'Açık' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('light')
})
