import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { shell } from '../support/shell'
import { signInForm } from '../support/sign-in-form'
import { openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }

test('after an interruption the same doctor returns to the page, and another doctor starts at the home page', async ({
  context,
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const tabs = [
    await openTab(context, '/tr/hasta-islemleri?a=1#b'),
    await openTab(context, '/tr/hasta-listesi'),
  ] as const
  await expect(shell(tabs[1]).menu).toBeVisible()
  for (const [account, ends] of [
    ['doctor', ['/tr/hasta-islemleri?a=1#b', '/tr/hasta-listesi']],
    ['staff', ['/tr', '/tr']],
  ] as const) {
    await sandbox.expireSessions()
    await tabs[0].reload()
    const form = signInForm(tabs[0])
    for (const tab of tabs) await expect(signInForm(tab).heading).toBeVisible()
    await form.fill(ACCOUNTS[account].email, PASSWORD)
    await form.submit.click()
    for (const [index, end] of ends.entries()) await expect(tabs[index] ?? page).toHaveURL(end)
  }
})
