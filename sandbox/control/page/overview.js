import { byId, element } from './dom.js'
import { sendRequest } from './request.js'

const SHOWN_REQUESTS = 200

export const refreshOverview = async () => {
  const [{ requests }, { tickets }, health] = await Promise.all([
    sendRequest('GET /sandbox/control/requests'),
    sendRequest('GET /sandbox/control/tickets'),
    sendRequest('GET /sandbox/control/health'),
  ])
  byId('tickets').replaceChildren(...tickets.map(ticketItem))
  byId('requests').replaceChildren(...requests.slice(-SHOWN_REQUESTS).reverse().map(requestRow))
  showDetails({
    Patients: health.patients.toLocaleString('en'),
    'Live connections': health.connections.live,
    'In consultations': health.connections.telemedicine,
    'Responses not matching the API description': health.answers.mismatches,
  })
}

/** @param {Record<string, any>} request */
const requestRow = ({ at, operationId, account, status, durationMs, body }) => {
  const row = document.createElement('tr')
  const time = new Date(at).toLocaleTimeString('en-GB')
  const cells = [time, operationId, account ?? '', status, durationMs, body === null ? '' : JSON.stringify(body)]
  row.append(...cells.map((text) => element('td', String(text))))
  return row
}

/** @param {Record<string, any>} ticket */
const ticketItem = ({ uuid, subject, category, priority, attachment_name }) => {
  const item = element('li', `${priority} · ${category} · ${subject} `)
  const href = `/sandbox/control/tickets/${uuid}/attachment`
  if (attachment_name !== null) item.append(element('a', attachment_name, { href }))
  return item
}

/** @param {Record<string, unknown>} details */
const showDetails = (details) => {
  const groups = Object.entries(details).map(([name, value]) => {
    const group = document.createElement('div')
    group.append(element('dt', name), element('dd', String(value)))
    return group
  })
  byId('health').replaceChildren(...groups)
}

export const fillChoices = async () => {
  const { clinics, accounts, operations } = await sendRequest('GET /sandbox/control/demo')
  fill(
    '[data-clinics]',
    clinics.map((/** @type {any} */ { uuid, name }) => [uuid, name]),
  )
  fill(
    '[data-accounts]',
    accounts.map((/** @type {string} */ email) => [email, email]),
  )
  fill(
    '[data-operations]',
    operations.map((/** @type {string} */ id) => [id, id]),
  )
}

/**
 * @param {string} selector
 * @param {[string, string][]} choices
 */
const fill = (selector, choices) => {
  for (const select of document.querySelectorAll(selector)) {
    select.append(...choices.map(([value, text]) => new Option(text, value)))
  }
}
