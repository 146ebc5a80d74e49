import { byId } from './dom.js'

const showStatus = (/** @type {string} */ text) => void (byId('state').textContent = text)

/** @type {{ visitor: { name: string, email: string } | null }} */
const { visitor } = await (await fetch('/sandbox/patient-site/visitor')).json()

if (visitor) {
  byId('name').textContent = visitor.name
  byId('email').textContent = visitor.email
  showStatus(`Hoş geldiniz, ${visitor.name}. Oturumunuz açık.`)
} else {
  showStatus('Oturumunuz açık değil. Klinik portalında kullanıcı menüsünden “Hasta sitesine git” ile gelin.')
}
