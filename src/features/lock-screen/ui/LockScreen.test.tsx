import { expect, test } from 'vitest'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { LockScreen } from './LockScreen'

test('before the page is locked there is a dialog without content, which the style of a locked page needs', async () => {
  await renderScreen(<LockScreen />)
  expect(document.querySelector('dialog[data-lock-screen]')).toBeEmptyDOMElement()
})
