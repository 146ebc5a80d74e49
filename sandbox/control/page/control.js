// The page of the control calls: every form names its call, and is sent as JSON.
import { bodyOf, call } from './call.js'
import { byId, element } from './dom.js'
import { fillChoices, refreshOverview } from './overview.js'

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
    : 'Make one first.'
  for (const button of document.querySelectorAll('button[data-needs-last]')) {
    button.toggleAttribute('disabled', lastNotification === null)
  }
}

/**
 * What a call has brought about, in one sentence.
 * @param {any} answer
 */
const sentence = (answer) => {
  if ('receivers' in answer) return `Pushed to ${answer.receivers} connection(s).`
  if ('disconnected' in answer) return `Cut ${answer.disconnected} connection(s).`
  if ('calls' in answer) return `It carried ${answer.calls} consultation(s).`
  if ('expired' in answer) return `${answer.expired} session(s) ran out.`
  if ('faults' in answer)
    return answer.faults.length === 0 ? 'No fault is armed.' : `Armed: ${answer.faults.length} fault(s).`
  return 'Done.'
}

/**
 * @param {string} target
 * @param {unknown} [body]
 */
const runAction = async (target, body) => {
  try {
    const answer = await call(target.replace(':last', lastNotification ?? ''), body)
    showOutcome(sentence(answer))
    if (answer.room) showRoom(answer)
    if (answer.notification) showLast(answer.notification)
    if (target.endsWith(':last') && target.startsWith('DELETE')) showLast(null)
    await refreshOverview()
  } catch (error) {
    showOutcome(`Refused: ${error instanceof Error ? error.message : String(error)}`)
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = /** @type {HTMLFormElement} */ (event.target)
  const { call: target = '', confirm: query } = form.dataset
  if (query && !confirm(query)) return
  void runAction(target, target.startsWith('DELETE') ? undefined : bodyOf(form))
})

document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.dataset.also) void runAction(target.dataset.also)
})

await fillChoices()
await refreshOverview()
