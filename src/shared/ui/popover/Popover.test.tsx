import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Modal } from '../modal'
import { Popover } from './Popover'

interface PageProps {
  openSignal: number
  dialogs: readonly string[]
}

const Page = ({ openSignal, dialogs }: PageProps) => (
  <>
    <Popover label="Hatırlatmalar" openSignal={openSignal} trigger={(props) => <button type="button" {...props} />}>
      Liste
    </Popover>
    {['A', 'B'].map((name) => (
      <Modal key={name} aria-label={name} isOpen={dialogs.includes(name)} onClose={() => {}} />
    ))}
  </>
)

test('a panel that is opened from outside waits until the last open dialog is closed', async () => {
  // happy-dom does not know which dialogs are modal.
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => document.body.querySelectorAll('dialog[open]'))
  const { rerender } = render(<Page openSignal={0} dialogs={['A']} />)
  rerender(<Page openSignal={0} dialogs={['A', 'B']} />)
  rerender(<Page openSignal={1} dialogs={['A', 'B']} />)
  rerender(<Page openSignal={1} dialogs={['A']} />)
  expect(screen.queryByText('Liste')).not.toBeInTheDocument()
  rerender(<Page openSignal={1} dialogs={[]} />)
  expect(await screen.findByText('Liste')).toBeInTheDocument()
})
