import type { Random } from '../../sandbox/demo/random.ts'
import { ACCOUNTS, PASSWORD } from '../support/accounts.ts'
import { signInForm } from '../support/e2e/sign-in-form.ts'
import { ACTIONS } from './actions.ts'
import { ChaosError, type User } from './panels.ts'

const signInAgain = async ({ page, language }: User): Promise<string> => {
  const form = signInForm(page, language)
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  return ''
}

const chooseAction = (random: Random, mayReload: boolean) => {
  const possible = ACTIONS.filter(({ reloads }) => mayReload || !reloads)
  let remaining = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (remaining -= weight) < 0) ?? possible[0]
}

export interface Step {
  text: string
  isDone: boolean
  /** The portal has done what it must not do. */
  problem?: string
}

/**
 * One random action; on the sign-in page the user signs in.
 * @returns what the user did; an action whose target a fault or a panel hides ends after its timeout and is not done
 */
export async function act(user: User, mayReload: boolean): Promise<Step> {
  const { page, random } = user
  user.language = new URL(page.url()).pathname.startsWith('/en') ? 'en' : 'tr'
  const chosen = chooseAction(random, mayReload)
  const isSignedOut = await signInForm(page, user.language).password.isVisible()
  const { name, run } = isSignedOut || !chosen ? { name: 'sign in', run: signInAgain } : chosen
  try {
    return { text: `${name} ${await run(user)}`, isDone: true }
  } catch (error) {
    if (error instanceof ChaosError) return { text: error.message, isDone: false, problem: error.message }
    return { text: `${name}: not possible (${String(error).split('\n')[0]?.slice(0, 80)})`, isDone: false }
  }
}
