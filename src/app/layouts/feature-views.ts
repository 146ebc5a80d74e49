// One chunk: the views of the features that the first screen does not need, with their connections.
import '@/app/wiring/features'

export { VideoCall } from '@/features/video-call'
export { PatientSiteItem } from '@/features/visit-patient-site'
export { ConnectionIndicator } from '@/features/watch-connection'
export { HelpButton } from './HelpButton'
export { Overlays } from './Overlays'
export { PageNotices } from './PageNotices'
