// Connected after the first screen. What was missed, such as the first address, is caught up with at `featuresReady`.
import './patients'
import './overlays'
import './call'
import './clinic-switch'
import './live'
import './reminders'
import './tickets'
import './browser-notifications'
