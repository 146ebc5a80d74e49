// `npm run chaos`: a seeded random user in Chromium against the built portal and a sandbox that fails at random.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { createRandom } from '../../sandbox/demo/random.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/programs/find-chromium.mjs'
import { root } from '../../scripts/support/paths.mjs'
import { buildIsCurrent } from '../../scripts/build/portal-build.mjs'
import { signInContext } from '../support/accounts.ts'
import { createPageMonitor } from '../support/e2e/page-monitor.ts'
import { fakeDeviceFlags } from '../support/fake-devices.ts'
import { startPlatform } from '../support/platform.ts'
import { runCommand } from '../support/run-command.ts'
import { sandboxControl } from '../support/sandbox-control.ts'
import { installFaults } from './faults.ts'
import { addMarkers } from './markers.ts'
import { type ChaosOptions, readOptions, USAGE } from './options.ts'
import { createHeapCheck, installPageChecks, shownHeadings, showsContent } from './page-checks.ts'
import type { User } from './panels.ts'
import { act } from './user.ts'

const FOLDER = join(root, '.cache', 'chaos')
const PRINTED_STEPS = 20
const FAULT_SHARE = 0.2
/** In each block of steps the first ones load no new document, so that the heap can be compared. */
const BLOCK_STEPS = 200
const STEPS_WITHOUT_RELOAD = 130
const HEAP_INTERVAL_STEPS = 40
const ACTION_TIMEOUT_MS = 1_500
const LOAD_TIMEOUT_MS = 30_000
const MAX_PAUSE_MS = 150
const MIN_DONE_SHARE = 0.3

/** A second tab or window is closed: the user has one. */
const keepOnePage = (context: BrowserContext, page: Page) =>
  context.on('page', (opened) => {
    if (opened !== page) void opened.close()
  })

async function actRandomly({ seed, minutes, isSteady }: ChaosOptions): Promise<string[]> {
  const random = createRandom(seed)
  await using opened = new AsyncDisposableStack()
  const platform = await startPlatform(['--patients', '5000'])
  opened.defer(platform.stop)
  const sandbox = sandboxControl(platform.url)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...fakeDeviceFlags()],
  })
  opened.defer(() => browser.close())
  const context = await browser.newContext({
    baseURL: platform.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
  })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  context.setDefaultNavigationTimeout(LOAD_TIMEOUT_MS)
  const monitor = createPageMonitor(platform.url)
  await monitor.attach(context)
  const pageProblems = await installPageChecks(context)
  await context.addInitScript(() => Object.assign(window, { print: () => undefined }))
  const faults = await installFaults(context, sandbox)

  const token = await signInContext(context, platform.url, 'doctor')
  const patients = await addMarkers(context.request, token, sandbox)
  const page = await context.newPage()
  keepOnePage(context, page)
  page.on('dialog', (dialog) => void dialog.accept())
  let isCrashed = false
  page.on('crash', () => {
    isCrashed = true
  })
  const checkHeap = createHeapCheck(await context.newCDPSession(page))
  await page.goto('/tr')

  const user: User = { page, language: 'tr', random, sandbox, patients, draft: null }
  const done: string[] = []
  const record = join(FOLDER, `seed-${seed}`)
  await mkdir(FOLDER, { recursive: true })
  opened.defer(() => writeFile(`${record}.log`, `${done.join('\n')}\n`))
  const isUnexpected = (text: string) => {
    const url = /Failed to load resource.*\((https?:[^)]*)\)$/.exec(text)?.[1]
    return !(url && (faults.hasFailed(url) || /status of 4\d\d/.test(text)))
  }

  const findProblems = async (step: number): Promise<string[]> => {
    if (isCrashed) return ['the page crashed']
    const problems = [...monitor.problems().filter(isUnexpected), ...pageProblems]
    if (problems.length > 0) return problems
    if (!(await showsContent(page))) return ['the screen is blank']
    const headings = await shownHeadings(page).catch(() => '')
    if (headings.includes(patients.locked.name)) return [`the locked patient ${patients.locked.name} is shown`]
    if (step % HEAP_INTERVAL_STEPS !== 0) return []
    const grown = await checkHeap(page, step)
    return grown ? [grown] : []
  }

  let doneActions = 0
  const end = Date.now() + minutes * 60_000
  for (let step = 1; Date.now() < end; step += 1) {
    const mayReload = !isSteady && step % BLOCK_STEPS > STEPS_WITHOUT_RELOAD
    if (random.chance(FAULT_SHARE)) done.push(`${step} fault: ${await faults.inject(random, mayReload)}`)
    const { text, isDone, problem } = await act(user, mayReload)
    if (isDone) doneActions += 1
    done.push(`${step} ${text}`)
    await page.waitForTimeout(random.between(0, MAX_PAUSE_MS))
    const problems = [...(problem ? [problem] : []), ...(await findProblems(step))]
    if (problems.length === 0) continue
    await page.screenshot({ path: `${record}.png` }).catch(() => undefined)
    console.log(
      ['Last steps:', ...done.slice(-PRINTED_STEPS), `Page: ${page.url()}`, `More: ${record}.{log,png}`].join('\n'),
    )
    return problems
  }
  console.log(`${doneActions} actions, ${done.length} steps with the faults: ${record}.log`)
  // Otherwise a renamed label would turn the whole run into waiting.
  return doneActions < done.length * MIN_DONE_SHARE ? ['the user could do hardly anything'] : []
}

await runCommand(USAGE, readOptions, async (options) => {
  console.log(`Seed ${options.seed}, ${options.minutes} min`)
  if (!buildIsCurrent()) throw new Error('The portal has no current build: run `npm run build` first.')
  const problems = await actRandomly(options)
  for (const problem of problems) console.log(`✗ ${problem}`)
  console.log(problems.length > 0 ? `failed; repeat it with --seed ${options.seed}` : 'no problem found')
  process.exitCode = problems.length > 0 ? 1 : 0
})
