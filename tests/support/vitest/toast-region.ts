import { screen, waitFor, within } from '@testing-library/react'

const REGION = { name: 'Sistem mesajları' }

export const findToast = (text: string) => waitFor(() => within(screen.getByRole('region', REGION)).getByText(text))

export const toastTexts = () => {
  const region = screen.queryByRole('region', REGION)
  return region
    ? within(region)
        .queryAllByRole('group')
        .map(({ textContent }) => textContent)
    : []
}
