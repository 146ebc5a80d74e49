// Connections that are loaded after the first screen. They catch up with earlier events, such as the first address, at
// `featuresReady`.
import './patients'
import './overlays'
import './call'
import './clinic-switch'
import './live'
import './lock-screen'
import './tickets'
import './browser-notifications'
