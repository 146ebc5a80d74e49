import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toast, ToastRegion } from '.'

const onHover = vi.fn()
const onFocus = vi.fn()
const onShow = vi.fn()

beforeEach(() => vi.clearAllMocks())

interface PageProps {
  names: readonly string[]
  signal?: number
}

/** A page with messages that close when they are asked to. */
function Page({ names, signal = 0 }: PageProps) {
  const [closed, setClosed] = useState<readonly string[]>([])
  const shown = names.filter((name) => !closed.includes(name))
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Kaydet</button>
      </main>
      <ToastRegion
        label="Anlık bildirimler"
        isShown={shown.length > 0}
        focusSignal={signal}
        onHover={onHover}
        onFocus={onFocus}
      >
        {shown.map((name) => (
          <Toast
            key={name}
            tone="danger"
            toneLabel="Hata"
            text={name}
            count={{ value: 2, label: '2 kez' }}
            action={{ label: `${name}: göster`, onChoose: () => onShow(name) }}
            closeLabel={`${name}: kapat`}
            onClose={() => setClosed([...closed, name])}
          />
        ))}
      </ToastRegion>
    </>
  )
}

const setup = (names: readonly string[] = ['Bir', 'İki', 'Üç']) => {
  const { rerender } = render(<Page names={names} />)
  return { update: (props: PageProps) => rerender(<Page {...props} />) }
}

const region = () => screen.queryByRole('region', { name: 'Anlık bildirimler' })
const toast = (name: string) => screen.getByRole('group', { name: `Hata: ${name} (2 kez)` })
const button = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement

test('a message names its kind, its words and how often they were said', () => {
  setup(['Bir'])
  expect(within(toast('Bir')).getByText('Hata:')).toBeDefined()
  expect(within(toast('Bir')).getByText('(2 kez)')).toBeDefined()
})

test('without messages there is no region, and with the last one it goes', async () => {
  const { update } = setup([])
  expect(region()).toBeNull()
  update({ names: ['Bir'] })
  expect(region()).not.toBeNull()
  await userEvent.click(button('Bir: kapat'))
  expect(region()).toBeNull()
})

test('an action closes its message and does what it says', async () => {
  setup()
  await userEvent.click(button('İki: göster'))
  expect(onShow).toHaveBeenCalledExactlyOnceWith('İki')
  expect(screen.queryByText('İki')).toBeNull()
})

test('the pointer over the messages is told, and when it leaves', async () => {
  setup()
  await userEvent.hover(toast('Bir'))
  expect(onHover).toHaveBeenLastCalledWith(true)
  await userEvent.unhover(toast('Bir'))
  expect(onHover).toHaveBeenLastCalledWith(false)
})

test('the key leads to the newest message, and back to where the focus came from', async () => {
  const { update } = setup()
  button('Kaydet').focus()
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  expect(focused()).toBe(toast('Üç'))
  expect(onFocus).toHaveBeenLastCalledWith(true)
  update({ names: ['Bir', 'İki', 'Üç'], signal: 2 })
  expect(focused()).toBe(button('Kaydet'))
  expect(onFocus).toHaveBeenLastCalledWith(false)
})

test('Escape closes the message that has the focus, then the next, and the focus ends where it came from', async () => {
  const { update } = setup()
  button('Kaydet').focus()
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(toast('İki'))
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(toast('Bir'))
  await userEvent.keyboard('{Escape}')
  expect(region()).toBeNull()
  expect(focused()).toBe(button('Kaydet'))
  expect(onFocus).toHaveBeenLastCalledWith(false)
})

test('where nothing is left that had the focus before, the page has it', async () => {
  const { update } = setup(['Bir'])
  update({ names: ['Bir'], signal: 1 })
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(screen.getByRole('main'))
})

test('a key that was pressed for messages of before does not lead to new ones', () => {
  const { update } = setup(['Bir'])
  update({ names: ['Bir'], signal: 1 })
  update({ names: [], signal: 1 })
  button('Kaydet').focus()
  update({ names: ['İki'], signal: 1 })
  expect(focused()).toBe(button('Kaydet'))
})

test('Escape in a message is not heard by what lies below', async () => {
  const { update } = setup()
  const below = vi.fn()
  document.addEventListener('keydown', below, { once: true })
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  await userEvent.keyboard('{Escape}')
  expect(below).not.toHaveBeenCalled()
})
