import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Info } from 'lucide'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PageBanner } from './PageBanner'

test.each(['Evet', 'Hayır'])('a banner that ends with "%s" gives the focus to the page (F-P07)', async (choice) => {
  function Page() {
    const [text, setText] = useState<string | null>('Bildirim gösterilsin mi?')
    const close = () => setText(null)
    return (
      <main tabIndex={-1}>
        <PageBanner
          icon={Info}
          text={text}
          action="Evet"
          onAction={close}
          decline={{ label: 'Hayır', onChoose: close }}
        />
      </main>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: choice }))
  expect(screen.getByRole('main')).toHaveFocus()
})
