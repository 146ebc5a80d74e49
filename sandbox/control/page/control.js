// Forms and buttons of the control page name their request in `data-request`; a form is sent as JSON.
import { byId, element } from './dom.js'
import { fillChoices, refreshOverview } from './overview.js'
import { bodyOf, sendRequest } from './request.js'

const OUTCOME_MS = 6000

/** @type {string | null} */
let lastNotification = null
/** @type {ReturnType<typeof setTimeout> | undefined} */
let outcomeTimer

/** @param {string} text */
const showOutcome = (text) => {
  clearTimeout(outcomeTimer)
  byId('outcome').textContent = text
  outcomeTimer = setTimeout(() => byId('outcome').replaceChildren(), OUTCOME_MS)
}

/** @param {{ doctorPath: string, patientPath: string }} room */
const showRoom = ({ doctorPath, patientPath }) => {
  const link = (/** @type {string} */ text, /** @type {string} */ href) =>
    element('a', text, { href, target: '_blank', rel: 'noopener' })
  byId('room-links').replaceChildren(link('Doctor’s link', doctorPath), ' · ', link('Patient’s link', patientPath))
}

/** @param {{ uuid: string, patient_name: string, message: string } | null} notification */
const showLast = (notification) => {
  lastNotification = notification?.uuid ?? null
  byId('last-notification').textContent = notification
    ? `${notification.patient_name}: ${notification.message}`
    : 'Create one first.'
  for (const button of document.querySelectorAll('button[data-needs-last]')) {
    button.toggleAttribute('disabled', lastNotification === null)
  }
}

/** @param {any} result body of the response */
const outcomeText = (result) => {
  if ('receivers' in result) return `Pushed to ${result.receivers} connection(s).`
  if ('disconnected' in result) return `Closed ${result.disconnected} connection(s).`
  if ('calls' in result) return `Affected ${result.calls} consultation(s).`
  if ('expired' in result) return `Expired ${result.expired} session(s).`
  if ('faults' in result)
    return result.faults.length === 0 ? 'No faults are enabled.' : `Enabled faults: ${result.faults.length}.`
  return 'Done.'
}

/**
 * @param {string} target
 * @param {HTMLFormElement} [form]
 */
const runAction = async (target, form) => {
  try {
    const result = await sendRequest(target.replace(':last', lastNotification ?? ''), form && bodyOf(form))
    showOutcome(outcomeText(result))
    if (result.room) showRoom(result)
    if (result.notification) showLast(result.notification)
    if (target.endsWith(':last') && target.startsWith('DELETE')) showLast(null)
    await refreshOverview()
  } catch (error) {
    showOutcome(`Error: ${error instanceof Error ? error.message : String(error)}`)
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = /** @type {HTMLFormElement} */ (event.target)
  const { request: target = '', confirm: question } = form.dataset
  if (question && !confirm(question)) return
  void runAction(target, target.startsWith('DELETE') ? undefined : form)
})

document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.dataset.request) void runAction(target.dataset.request)
})

await fillChoices()
await refreshOverview()
