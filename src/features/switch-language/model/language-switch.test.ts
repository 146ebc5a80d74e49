import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadLanguage } from '@/shared/i18n'
import { $navigator, leavePortalFx, locationChanged } from '@/shared/routes'
import { languageChosen } from './language-switch'

vi.mock('@/shared/i18n', async (original) => ({
  ...(await original<typeof import('@/shared/i18n')>()),
  loadLanguage: vi.fn(async () => {}),
}))

async function setup() {
  const navigate = vi.fn()
  const leave = vi.fn()
  const scope = fork({ values: [[$navigator, { navigate }]], handlers: [[leavePortalFx, leave]] })
  const location = { pathname: '/tr/hasta-takip/42', search: '?a=1', hash: '#b' }
  await allSettled(locationChanged, { scope, params: location })
  return { scope, navigate, leave }
}

test('another language leads to the same page with its query and hash', async () => {
  const { scope, navigate } = await setup()
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(navigate).toHaveBeenCalledWith('/en/patient-follow-up/42?a=1#b', { replace: false })
})

test('the present language leads nowhere', async () => {
  const { scope, navigate } = await setup()
  await allSettled(languageChosen, { scope, params: 'tr' })
  expect(navigate).not.toHaveBeenCalled()
})

test('when the texts do not arrive the page is loaded anew at the other address', async () => {
  const { scope, navigate, leave } = await setup()
  vi.mocked(loadLanguage).mockRejectedValueOnce(new Error('no connection'))
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(leave).toHaveBeenCalledWith('/en/patient-follow-up/42?a=1#b')
  expect(navigate).not.toHaveBeenCalled()
})
