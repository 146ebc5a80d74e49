import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
] as const

test('the group has a name and shows which one is chosen', () => {
  render(<RadioGroup label="Görünüm" hint="Yalnızca bu cihazda" value="dark" options={options} onChange={() => {}} />)
  expect(screen.getByRole('group', { name: 'Görünüm', description: 'Yalnızca bu cihazda' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Koyu' }).checked).toBe(true)
})

test('choosing another one is told, choosing the same one is not', async () => {
  const onChange = vi.fn()
  render(<RadioGroup label="Görünüm" value="dark" options={options} onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Koyu' }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: 'Açık' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('light')
})
